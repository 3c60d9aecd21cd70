/// A kind of statement that decides about what is not its own, and the places that may have it.
struct PlaceKind: Sendable {
  /// What the statements do.
  var name: String
  /// The statements, as regular expressions.
  var patterns: [String]
  /// Where they are, how often, and why they may be there.
  var places: [Place]

  struct Place: Sendable {
    /// The path below `Sources`.
    var path: String
    var count: Int
    var reason: String

    init(_ path: String, _ count: Int, _ reason: String) {
      (self.path, self.count, self.reason) = (path, count, reason)
    }
  }

  /// Returns how often each source has such a statement, outside comments and literals.
  func found() throws -> [String: Int] {
    let pattern = try Regex(patterns.joined(separator: "|")).wordBoundaryKind(.simple)
    var found: [String: Int] = [:]
    for path in Checkout.files(below: "Sources") where path.hasSuffix(".swift") {
      let code = String(decoding: SwiftSource(try Checkout.text(path)).code, as: UTF8.self)
      let count = code.matches(of: pattern).count
      if count > 0 { found[String(path.dropFirst("Sources/".count))] = count }
    }
    return found
  }
}

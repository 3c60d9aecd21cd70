import Foundation

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
    let pattern = try NSRegularExpression(pattern: patterns.joined(separator: "|"))
    var found: [String: Int] = [:]
    for (path, code) in try Self.sources.get() {
      let whole = NSRange(code.startIndex..., in: code)
      let count = pattern.numberOfMatches(in: code, range: whole)
      if count > 0 { found[path] = count }
    }
    return found
  }

  /// The code of each file below `Sources` by its path from there.
  private static let sources = Result {
    try Checkout.files(below: "Sources").filter { $0.hasSuffix(".swift") }.map { path in
      let code = String(decoding: SwiftSource(try Checkout.text(path)).code, as: UTF8.self)
      return (path: String(path.dropFirst("Sources/".count)), code: code)
    }
  }
}

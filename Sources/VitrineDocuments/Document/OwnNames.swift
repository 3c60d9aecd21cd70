/// The names that a document gives to views, colours and fonts of its own, whatever else is wrong in it.
struct OwnNames: Sendable {
  let views: [String]
  let colors: [String]
  let fonts: [String]

  /// Reads the keys of a document's `views`, `colors` and `fonts`; a value of another form has none.
  init(_ document: LocatedValue) {
    func names(_ key: String) -> [String] {
      document.object?[key]?.object?.members.map(\.key) ?? []
    }
    // The others are refused where they are defined.
    views = names("views").filter { !Registry.viewNames.contains($0) && Self.isCapitalized($0) }
    // As colours these are expressions and numbers.
    colors = names("colors").filter { !$0.hasPrefix("$") && !$0.hasPrefix("#") }
    fonts = names("fonts")
  }

  /// Whether a name begins as those of views do.
  static func isCapitalized(_ name: String) -> Bool {
    name.utf8.first.map { (65...90).contains($0) } ?? false
  }
}

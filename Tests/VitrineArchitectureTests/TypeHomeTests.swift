import Testing

/// Readers find a type by the name of its file.
@Suite struct TypeHomeTests {
  /// Types whose files are named otherwise, with the reason.
  private static let exceptions: [Substring: String] = [
    "LineBreakClass": "a script writes it together with its table"
  ]

  @Test func widelyUsedTypesStandInTheFileOfTheirName() throws {
    var words: [String: Set<Substring>] = [:]
    var homes: [(type: Substring, path: String)] = []
    for path in Checkout.files(below: "Sources") where path.hasSuffix(".swift") {
      let source = SwiftSource(try Checkout.text(path))
      words[path] = source.words
      let types = source.types.filter { !$0.isPrivate && !$0.isAlias }
      homes += types.map { ($0.name, path) }
    }
    #expect(homes.count > 1000)
    for (type, path) in homes where Self.exceptions[type] == nil {
      guard !Self.isNamed(path, for: type) else { continue }
      let users = words.count { $0.key != path && $0.value.contains(type) }
      #expect(users < 3, "\(type) of \(path) is used in \(users) other files")
    }
  }

  /// Whether a file is `Name.swift` or `Name+Part.swift`; the underscore of a type that users do not name is
  /// left out.
  private static func isNamed(_ path: String, for type: Substring) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "+" && $0 != "." }
    return name == type.drop { $0 == "_" }
  }

  @Test func commentsAndLiteralsAreNoCode() {
    let source = SwiftSource(
      #"""
      /* struct A /* nested */ {} */ private enum B { case c } // B
      let url = "https://d" + "\(e ? "f" : g("h"))" + i
      public nonisolated(unsafe) final class J: K {}
      let l = """
        struct M {}
        """
      fileprivate typealias N = Int
      """#)
    #expect(
      source.words == [
        "private", "enum", "B", "case", "c", "let", "url", "i", "public", "nonisolated", "unsafe",
        "final", "class", "J", "K", "l", "fileprivate", "typealias", "N", "Int",
      ])
    #expect(source.types.map(\.name) == ["J", "N"])
    #expect(source.types.map(\.isAlias) == [false, true])
    #expect(source.types.map(\.isPrivate) == [false, true])
    let text = String(decoding: source.withoutComments, as: UTF8.self)
    #expect(text.contains(#""https://d" + "\(e ? "f" : g("h"))" + i"#) && !text.contains("nested"))
  }
}

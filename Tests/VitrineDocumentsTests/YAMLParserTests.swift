import Testing
import VitrineDocuments

@Suite struct YAMLParserTests {
  private func parse(_ text: String, limits: DocumentLimits = .standard) throws -> LocatedValue {
    try YAMLParser.parse(Array(text.utf8), file: "a.yaml", limits: limits)
  }

  private func message(_ text: String, limits: DocumentLimits = .standard) -> String {
    do {
      _ = try parse(text, limits: limits)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func readsTheSameValuesAsJSON() throws {
    let yaml = try parse(
      """
      city: Kyoto
      "yes": no
      temp: 21.5
      list: [1, -2, 0x10, "3", true, ~]
      hours:
        - {t: 1}
        - t: 2
      text: |
        two
        lines
      1: one
      """)
    let json = try JSONParser.parse(
      Array(
        #"{"city":"Kyoto","yes":"no","temp":21.5,"list":[1,-2,16,"3",true,null],"#.utf8)
        + Array(#""hours":[{"t":1},{"t":2}],"text":"two\nlines\n","1":"one"}"#.utf8), file: "b")
    #expect(yaml.hasSameContent(as: json))
  }

  /// The mark stands in no column.
  @Test(arguments: [
    "city: Kyoto", "---\ncity: Kyoto", "# a\ncity: Kyoto", "{city: Kyoto}",
    "%YAML 1.1\n---\ncity: Kyoto",
  ])
  func aByteOrderMarkIsNoPartOfADocument(_ text: String) throws {
    #expect(try parse("\u{FEFF}" + text).hasSameContent(as: parse(text)))
    #expect(message("\u{FEFF}a: [") == message("a: ["))
    #expect(message("\u{FEFF}") == message(""))
  }

  @Test func otherEncodingsAreNamed() {
    let text = "city: Kyoto"
    for (encoding, bytes) in [
      ("UTF-16", [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }),
      ("UTF-16", [0xFE, 0xFF] + text.utf8.flatMap { [0, $0] }),
      ("UTF-16", text.utf8.flatMap { [$0, 0] }), ("UTF-16", text.utf8.flatMap { [0, $0] }),
      ("UTF-32", [0xFF, 0xFE, 0, 0] + text.utf8.flatMap { [$0, 0, 0, 0] }),
    ] as [(String, [UInt8])] {
      for file in ["a.yaml", "a.json"] {
        let error = #expect(throws: DocumentError.self) {
          try DocumentFile.parse(bytes, file: file)
        }
        #expect(
          error?.description.contains("the document is \(encoding); save it as UTF-8") == true)
      }
    }
  }

  @Test func valuesKeepTheirPlaces() throws {
    let root = try parse("a: 1\nb:\n  - x\n  - é: y\n")
    let list = try #require(root.object?["b"]?.array)
    #expect(list[0].position == SourcePosition(line: 3, column: 5))
    #expect(list[1].object?["é"]?.position == SourcePosition(line: 4, column: 8))
  }

  @Test func aliasesAndMergesAreFollowed() throws {
    let yaml = try parse(
      """
      base: &base {size: 12, weight: bold}
      title: {<<: *base, size: 20}
      both: {<<: [*base, {x: 1}], y: 2}
      """)
    let json = try JSONParser.parse(
      Array(
        #"{"base":{"size":12,"weight":"bold"},"title":{"size":20,"weight":"bold"},"#.utf8)
        + Array(#""both":{"y":2,"size":12,"weight":"bold","x":1}}"#.utf8), file: "b")
    #expect(yaml.hasSameContent(as: json))
  }

  @Test(arguments: [
    ("", "a.yaml:1:1: $: the document is empty"),
    ("a: 1\na: 2", "a.yaml:2:1: $: the key 'a' stands here twice"),
    ("a: &x [*x]", "a.yaml:1:8: $.a: the alias '*x' has no anchor before it, or stands inside it"),
    ("a: *x", "a.yaml:1:4: $: the alias '*x' has no anchor before it, or stands inside it"),
    ("a: !foo 1", "a.yaml:1:4: $: unknown tag '!foo'"),
    ("[a, b]: c", "a.yaml:1:1: $: expected a key, found a list or mapping"),
    ("a: 1\n---\nb: 2", "a.yaml:2:1: $: expected one document, found a second"),
    ("a: {<<: 3}", "a.yaml:1:9: $.a: '<<' takes a mapping or a list of mappings"),
  ])
  func whatCannotBeADocumentIsLocated(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func syntaxErrorsAreLocated() {
    #expect(message("a: [1, 2\nb: 3").hasPrefix("a.yaml:2:"))
    #expect(message("a: \"x").hasPrefix("a.yaml:1:"))
  }

  @Test func aliasesThatMultiplyAreRefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let inner = (0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", ")
      text += "a\(level): &a\(level) [\(inner)]\n"
    }
    #expect(message(text).contains("more than 2000000 values once aliases are followed"))
  }

  @Test func nestingHasALimit() {
    let flow = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    #expect(message(flow).contains("nested more than 512 deep"))
    let block = String(repeating: "- ", count: 100_000) + "x"
    #expect(message(block).contains("deep") || message(block).contains("nest"))
    // Nesting that aliases add counts too.
    var text = "a0: &a0 [x]\n"
    for level in 1...600 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(message(text).contains("nested more than 512 deep"))
  }

  @Test func brokenUTF8IsRefused() {
    #expect(throws: DocumentError.self) {
      try YAMLParser.parse([0x61, 0x3A, 0x20, 0xC3, 0x28], file: "a.yaml")
    }
  }
}

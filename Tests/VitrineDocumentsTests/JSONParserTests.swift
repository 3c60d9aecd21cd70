import Testing
import VitrineDocuments

@Suite struct JSONParserTests {
  private func parse(_ text: String, limits: DocumentLimits = .standard) throws -> LocatedValue {
    try JSONParser.parse(Array(text.utf8), file: "a.json", limits: limits)
  }

  private func message(_ text: String, limits: DocumentLimits = .standard) -> String {
    do {
      _ = try parse(text, limits: limits)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func valuesKeepTheirPlaces() throws {
    let root = try parse("{\n  \"a\": [1, true],\n  \"é\": {\"b\": null}}")
    let object = try #require(root.object)
    #expect(object.members.map(\.key) == ["a", "é"])
    let list = try #require(object["a"]?.array)
    #expect(list[0].number == 1)
    #expect(list[1].bool == true)
    #expect(list[1].position == SourcePosition(line: 2, column: 12))
    let inner = try #require(object["é"])
    #expect(inner.position == SourcePosition(line: 3, column: 8))
    #expect(inner.object?["b"]?.isNull == true)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12", 12), ("-3.25", -3.25), ("1e3", 1000), ("1E-2", 0.01),
    ("123456789012345678901234567890", 123_456_789_012_345_678_901_234_567_890.0),
    ("0.1", 0.1), ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("5e-324", .leastNonzeroMagnitude),
    ("9007199254740993", 9_007_199_254_740_992), ("1.7976931348623157e308", 1.7976931348623157e308),
  ])
  func numbersAreRoundedCorrectly(text: String, expected: Double) throws {
    #expect(try parse(text).number == expected)
  }

  /// Against the standard library's own conversion.
  @Test func numbersAgreeWithTheStandardLibrary() throws {
    var state: UInt64 = 42
    for _ in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      guard value.isFinite else { continue }
      #expect(try parse("\(value)".replacing("+", with: "")).number == value)
    }
  }

  @Test(arguments: [
    (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
    (#""\ud83d\ude00x""#, "😀x"), (#""日本 \u65e5""#, "日本 日"), ("\"\"", ""),
  ])
  func stringsAreUnescaped(text: String, expected: String) throws {
    #expect(try parse(text).string == expected)
  }

  @Test(arguments: [
    ("", "a.json:1:1: $: expected a value, found the end of the document"),
    ("{\"a\" 1}", "a.json:1:6: $: expected ':', found '1'"),
    ("[1 2]", "a.json:1:4: $: expected ',' or ']', found '2'"),
    ("[1,]", "a.json:1:4: $[1]: expected a value, found ']'"),
    ("{\"a\":1,}", "a.json:1:8: $: expected a key in double quotes, found '}'"),
    ("{a:1}", "a.json:1:2: $: expected a key in double quotes, found 'a'"),
    ("{\"a\":1,\n\"a\":2}", "a.json:2:1: $: the key 'a' stands here twice"),
    ("01", "a.json:1:1: $: a number has no leading zeros"),
    ("[-]", "a.json:1:3: $[0]: expected a digit, found ']'"),
    ("1.", "a.json:1:3: $: expected a digit after '.', found the end of the document"),
    ("1e", "a.json:1:3: $: expected a digit in the exponent, found the end of the document"),
    ("1e999", "a.json:1:1: $: the number 1e999 is out of range"),
    ("tru", "a.json:1:4: $: expected 'true', found the end of the document"),
    ("true x", "a.json:1:6: $: expected the end of the document, found 'x'"),
    ("\"abc", "a.json:1:5: $: the document ends inside a string"),
    ("\"a\nb\"", "a.json:1:3: $: a string holds a bare U+00a; escape it"),
    (
      #"{"é": "\ud83d"}"#,
      "a.json:1:8: $[\"é\"]: half of a surrogate pair; \\u escapes beyond U+FFFF come in twos"
    ),
    (
      #"["\udc00"]"#,
      "a.json:1:3: $[0]: half of a surrogate pair; \\u escapes beyond U+FFFF come in twos"
    ),
    (#""\u12x4""#, "a.json:1:2: $: expected four hexadecimal digits after \\u"),
    (#""\x""#, "a.json:1:2: $: unknown escape; write \\\\ for a backslash"),
    ("NaN", "a.json:1:1: $: expected a value, found 'N'"),
    (
      "\u{FEFF}{}",
      "a.json:1:1: $: the document starts with a byte order mark; save it as plain UTF-8"
    ),
    ("/* c */ {}", "a.json:1:1: $: expected a value, found '/'"),
  ])
  func whatTheGrammarRefusesIsLocated(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func brokenUTF8IsRefused() {
    #expect(throws: DocumentError.self) {
      try JSONParser.parse([0x22, 0xC3, 0x28, 0x22], file: "a.json")
    }
  }

  @Test func nestingHasALimit() throws {
    let deep = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    #expect(message(deep).contains("nested more than 512 deep"))
    let fine = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(throws: Never.self) { try parse(fine) }
    let open = String(repeating: "{\"a\":", count: 100_000)
    #expect(message(open).contains("nested more than 512 deep"))
  }

  @Test func theNumberOfValuesHasALimit() {
    let limits = DocumentLimits(valueCount: 10)
    #expect(message("[1,2,3,4,5,6,7,8,9,10]", limits: limits).contains("more than 10 values"))
  }

  @Test func manyKeysAreCheckedForDuplicates() {
    let keys = (0..<100).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(message("{\(keys)}") == "no error")
    #expect(message("{\(keys),\"k50\":1}").contains("the key 'k50' stands here twice"))
  }
}

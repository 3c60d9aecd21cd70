import Testing
import Vitrine
import VitrineDocuments

/// Reading takes time as a document is long: none of these would end in minutes if each key were
/// compared with every other.
@Suite struct LargeDocumentTests {
  private static let count = 100_000

  private func keys(_ value: String) -> String {
    (0..<Self.count).map { "k\($0): \(value)" }.joined(separator: ", ")
  }

  @Test func mergesOfManyKeys() throws {
    let text = "a: &a {\(keys("1"))}\nb: {own: 2, k7: 2, <<: [*a, *a, {last: 3}]}"
    let merged = try #require(
      try YAMLParser.parse(Array(text.utf8), file: "a.yaml").object?["b"]?.object)
    #expect(merged.members.count == Self.count + 2)
    #expect(merged.members.prefix(2).map(\.key) == ["own", "k7"])
    #expect(merged["k7"]?.number == 2 && merged["k8"]?.number == 1 && merged["last"]?.number == 3)
  }

  @Test func manyDirectives() {
    let tags = (0..<Self.count).map { "%TAG !a\($0)! tag:x\n" }.joined()
    let error = #expect(throws: DocumentError.self) {
      try YAMLParser.parse(Array((tags + "---\na: 1\n").utf8), file: "a.yaml")
    }
    #expect(error.map { "\($0)" }?.contains("more than 100 lines begin with '%'") == true)
  }

  @Test func dataOverDataOfManyKeys() throws {
    let text = """
      vitrine: 1
      kind: W
      data: {\(keys("1"))}
      entries: [{date: "2007-01-09T09:41", data: {\(keys("2")), more: 3}}]
      body: {Text: "{k7} {k\(Self.count - 1)} {more}"}
      """
    let document = try Document.parse(Array(text.utf8), file: "a.yaml")
    _ = document.entry(EntryRequest(RenderConfiguration()))
  }

  @Test func manyNamesThatAreUsedOften() throws {
    let texts = Array(repeating: "{k\(Self.count - 1)}", count: Self.count / 10)
    let text = """
      vitrine: 1
      kind: W
      data: {\(keys("1"))}
      colors: {\(keys("'#FF0000'"))}
      body: {VStack: {children: ["\(texts.joined(separator: "\", \""))"]}}
      """
    _ = try Document.parse(Array(text.utf8), file: "a.yaml")
  }

  @Test func aWrongNameAmongMany() {
    let name = String(repeating: "n", count: 60)
    let text = """
      vitrine: 1
      kind: W
      data: {\((0..<Self.count).map { "\(name)\($0): 1" }.joined(separator: ", "))}
      body: {Text: "{\(String(repeating: "m", count: 65))}"}
      """
    #expect(throws: DocumentError.self) {
      try Document.parse(Array(text.utf8), file: "a.yaml")
    }
  }
}

import Foundation
import Testing

@Suite struct VerbTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document())
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func inspectPrintsEveryStage() throws {
    for stage in ["nodes", "placed", "display"] {
      let outcome = try program.run(
        ["inspect", "hello.json", "--family", "systemSmall", "--stage", stage])
      #expect(outcome.code == 0)
      #expect(outcome.lines.count > 1)
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test func placedJSONSaysWhereTextLies() throws {
    let outcome = try program.run(
      ["inspect", "hello.json", "--family", "systemSmall", "--stage", "placed", "--json"])
    let root = try json(outcome.output)
    let nodes = try #require(root["nodes"] as? [[String: Any]])
    let text = try #require(nodes.first { $0["view"] as? String == "Text" })
    #expect((text["frame"] as? [Double])?.count == 4)
    let line = try #require((text["lines"] as? [[String: Any]])?.first)
    #expect(line["text"] as? String == "Hello Kyoto")
    #expect(line["truncated"] as? Bool == false)
    #expect(Set(line.keys) == ["text", "x", "width", "baseline", "truncated"])
    #expect(nodes.enumerated().allSatisfy { $0.offset == $0.element["id"] as? Int })
  }

  @Test func devicesAreListed() throws {
    let outcome = try program.run(["devices"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains { $0.hasPrefix("iphone-15\tiPhone 15\t393x852 @3x\tsystemSmall 158x158") })
    let distinct = try program.run(["devices", "--distinct", "--json"])
    #expect(distinct.lines.count < outcome.lines.count)
    #expect(try json(try #require(distinct.lines.first))["widgets"] is [String: Any])
  }

  @Test func symbolsAreListedAndSearched() throws {
    let outcome = try program.run(["symbols", "cloud.sun"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains { $0.hasPrefix("cloud.sun.fill\t") })
    let none = try program.run(["symbols", "clowd.sun.fill"])
    #expect(none.code == 1)
    #expect(none.errors.contains("did you mean 'cloud.sun.fill'?"))
  }

  @Test func fontsAreListedAndCover() throws {
    #expect(try program.run(["fonts"]).lines.contains { $0.hasPrefix("Inter\t") })
    let outcome = try program.run(["fonts", "--covers", "abc"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("3 glyphs"))
  }

  @Test func theSchemaIsJSONAndNamesEverything() throws {
    let outcome = try program.run(["schema"])
    #expect(outcome.code == 0)
    let root = try json(outcome.output)
    let definitions = try #require(root["$defs"] as? [String: Any])
    #expect(definitions["view"] != nil && definitions["modifier"] != nil)
    #expect(outcome.output.contains("\"foregroundStyle\""))
  }

  @Test func helpIsAResult() throws {
    let outcome = try program.run(["--help"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("render"))
    #expect(try program.run(["rendr"]).code == 2)
  }
}

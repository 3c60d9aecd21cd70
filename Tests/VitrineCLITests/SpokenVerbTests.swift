import Foundation
import Testing

/// `inspect --stage accessibility`.
@Suite struct SpokenVerbTests {
  private let widget = #"""
    {"vitrine":1,"kind":"Steps","families":["systemSmall","systemMedium"],"background":"background",
     "body":{"VStack":[{"Text":"8,421","modifiers":[{"accessibilityLabel":"8,421 steps"}]},
      {"Image":{"systemName":"figure.walk"}}]}}
    """#

  private func run(_ program: Program, _ arguments: String...) throws -> Program.Outcome {
    _ = try program.write("w.json", widget)
    return try program.run(["inspect", "w.json", "--stage", "accessibility"] + arguments)
  }

  @Test func elementsAreListed() throws {
    let program = try Program()
    let text = try run(program, "--family", "systemSmall")
    #expect(text.code == 0, "\(text.errors)")
    #expect(text.output.hasPrefix("1 “8,421 steps” ["))
    #expect(text.output.contains("2 “figure walk, image” (label from: symbol) ["))
    let json = try run(program, "--family", "systemSmall", "--json")
    let root = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let elements = try #require(root?["elements"] as? [[String: Any]])
    #expect(elements.map { $0["order"] as? Int } == [1, 2])
    #expect(elements.map { $0["labelFrom"] as? String } == ["author", "symbol"])
    #expect((elements.first?["rect"] as? [Double])?.count == 4)
  }

  @Test func aPictureHasALegend() throws {
    let program = try Program()
    let drawn = try run(program, "--family", "systemSmall", "--annotated", "spoken.png")
    #expect(drawn.code == 0, "\(drawn.errors)")
    // 158 points of widget, 280 of legend and three margins of 16, at two pixels a point.
    #expect(try program.bytes("spoken.png")[16..<20].reduce(0) { $0 << 8 | Int($1) } == 972)
    #expect(try run(program, "--family", "all", "--annotated", "spoken.png").code == 2)
  }
}

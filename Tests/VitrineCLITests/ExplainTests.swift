import Foundation
import Testing

/// `--explain` and `--timings` of `render`, and of a bundle's program.
@Suite struct ExplainTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      "w.json",
      Program.document(
        body:
          #"{"VStack":[{"Text":"Hello 日本","modifiers":[{"font":"headline"}]},{"Image":{"systemName":"star"}}]}"#
      ))
  }

  private let one = ["render", "w.json", "--family", "systemSmall", "-o", "out"]

  @Test func explanationNamesSettingsFontsAndSymbols() throws {
    let outcome = try program.run(one + ["--explain", "--scheme", "dark", "--quiet"])
    #expect(outcome.code == 0, "\(outcome)")
    let lines = outcome.lines
    #expect(lines.contains("  size: 158 × 158 pt at 3 pixels"), "\(outcome.output)")
    #expect(lines.contains("  pixels: 474 × 474"))
    for setting in ["device: iphone-15", "scheme: dark", "family: systemSmall", "locale: en_US"] {
      #expect(lines.contains("  " + setting), "\(outcome.output)")
    }
    let text = try #require(lines.first { $0.hasPrefix("  text \"Hello 日本\"") })
    #expect(text.contains("system 17 pt weight 600, drawn by Inter"), "\(text)")
    #expect(text.contains(", Noto Sans"), "\(text)")
    #expect(lines.contains { $0.hasPrefix("  symbol star: ") })
  }

  @Test func explanationNamesWhatWasNotDrawn() throws {
    try program.write(
      "w.json",
      Program.document(
        body: #"{"Image":{"systemName":"star.of.nothing"}}"#))
    let outcome = try program.run(one + ["--explain"])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.contains("warning: "), "\(outcome.output)")
  }

  @Test func jsonHasTheExplanation() throws {
    let outcome = try program.run(one + ["--explain", "--json"])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let explanation = try #require(json["explanation"] as? [String: Any])
    let texts = try #require(explanation["texts"] as? [[String: Any]])
    #expect(texts.count == 1 && (texts[0]["drawnBy"] as? [String])?.count == 2, "\(texts)")
    #expect(explanation["symbols"] as? [String] == ["star"])
    #expect((explanation["settings"] as? [String: String])?["typeSize"] == "large")
  }

  @Test func timingsAreATable() throws {
    let outcome = try program.run(one + ["--timings", "--type-size", "all", "--quiet"])
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
    let rows = outcome.errors.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(
      rows.map { $0.first ?? "" }
        == ["stage", "resolve", "place", "snap", "paint", "rasterize", "encode", "write", "all"],
      "\(outcome.errors)")
    let times = rows.dropFirst().compactMap { Double($0[1]) }
    #expect(times.count == 8 && abs(times.dropLast().reduce(0, +) - times[7]) < 0.01)
    #expect(
      rows.dropFirst().compactMap { Double($0[2]) }.last.map { abs($0 * 12 - times[7]) < 0.01 }
        == true)
    #expect(rows.last?.last == "100 %")
  }

  @Test func bundlesHaveBoth() throws {
    let bundle = try Program.bundle()
    let outcome = try program.shell(
      "\(bundle) --family systemSmall --kind Weather --explain --timings -o out")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.contains("drawn by Inter"), "\(outcome.output)")
    #expect(outcome.errors.contains("rasterize\t"))
    let refused = try program.shell("\(bundle) --texts --timings")
    #expect(refused.code == 2 && refused.errors.contains("--timings has no effect with --texts"))
    let stream = try program.run([
      "render", "w.json", "--family", "systemSmall", "-o", "-", "--explain",
    ])
    #expect(stream.code == 2 && stream.errors.contains("leave out --explain"), "\(stream)")
  }
}

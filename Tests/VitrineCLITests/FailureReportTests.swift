import Foundation
import Testing
import VitrineImages

/// One failure in all reports of `check`: the same numbers everywhere, and why there is no cause where none is known.
@Suite struct FailureReportTests {
  private struct Failure: Decodable {
    var explanation: String
    var changedPixels: Int
    var largestCluster: Int
    var peak: Int
    var cause: String?
    var blame: [String]
  }

  private static let check = ["check", "Steps.json", "--record", "never"]
  private static let picture = "Steps-systemSmall-iphone-15-large-light.png"

  private static func document(_ title: String, _ color: String) -> String {
    """
    {"vitrine": 1, "kind": "Steps", "families": ["systemSmall"], "body":
     {"VStack": [{"Text": "\(title)", "modifiers": [{"foregroundStyle": "\(color)"}]}, {"Text": "Fine"}],
      "modifiers": [{"containerBackground": "white"}]}}
    """
  }

  /// A golden of one text, and a document that says another.
  private static func changed() throws -> Program {
    let program = try Program()
    try program.write("Steps.json", document("6,480", "black"))
    _ = try program.run(["check", "Steps.json", "--record", "missing"])
    #expect(try program.run(["accept"]).lines.last == "1 golden accepted")
    try program.write("Steps.json", document("6,490", "blue"))
    return program
  }

  private static func text(_ program: Program, _ name: String) throws -> String {
    try String(contentsOf: program.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The lines of a check with all reports, and its JSON.
  private static func outcome(
    _ program: Program, _ more: [String] = []
  ) throws -> (failure: Failure, reports: [String: String]) {
    let json = try program.run(check + more + ["--json"])
    let failure = try JSONDecoder().decode(Failure.self, from: Data(json.output.utf8))
    let run = try program.run(
      check + more + [
        "--annotations", "--markdown", "r.md", "--junit", "r.xml", "--html", "r.html",
      ])
    #expect(run.code == 1)
    return (
      failure,
      [
        "output": run.lines.filter { !$0.hasPrefix("::") }.joined(separator: "\n"),
        "annotations": run.lines.filter { $0.hasPrefix("::error") }.joined(separator: "\n"),
        "Markdown": try text(program, "r.md"), "JUnit": try text(program, "r.xml"),
        "HTML": try text(program, "r.html"),
      ]
    )
  }

  @Test func aGoldenWithoutViewsSaysSo() throws {
    let program = try Self.changed()
    let file = program.folder.appendingPathComponent("Golden/" + Self.picture)
    try Data(withoutNotes(Array(try Data(contentsOf: file)))).write(to: file)
    let why = "no cause: the golden does not hold its views; once accepted anew, it does"
    let (failure, reports) = try Self.outcome(program)
    #expect(failure.cause == why && failure.blame == [why])
    for (name, report) in reports { #expect(report.contains(why), "\(name): \(report)") }
    #expect(try program.run(["accept", "*"]).lines.last == "1 golden accepted")
    try program.write("Steps.json", Self.document("6,480", "blue"))
    #expect(try Self.outcome(program).failure.cause == "text 6,490 → 6,480")
  }

  /// The measures of the JSON are those of the sentence, under every strategy, and the sentence is in all reports.
  @Test(arguments: ["exact", "channels", "perceptual", "antialias", "structural", "shifted"])
  func numbersAgree(strategy: String) throws {
    let program = try Self.changed()
    let (failure, reports) = try Self.outcome(program, ["--compare", strategy])
    let words = failure.explanation
    #expect(words.contains("off by up to \(failure.peak) of 255"), "\(words)")
    let numbers = words.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    let pixels = try #require(words.firstMatch(of: /([0-9]+) pixels in/)?.1).description
    let excused = words.firstMatch(of: /and ([0-9]+) excused/).map { Int($0.1) ?? 0 } ?? 0
    #expect((Int(pixels) ?? 0) + excused == failure.changedPixels, "\(words)")
    #expect(numbers.contains(failure.largestCluster), "\(words)")
    for (name, report) in reports {
      let plain = report.replacing("%3A", with: ":").replacing("\\", with: "")
      #expect(plain.contains(words), "\(name): \(report)")
    }
    let files = ["Golden/" + Self.picture, ".artifacts/candidates/" + Self.picture]
    let compared = try program.run(["diff"] + files + ["--strategy", strategy])
    #expect(compared.output.contains(words), "\(compared.output)\(compared.errors)")
    #expect(reports["HTML"]?.contains("pixels differ") == false)
  }
}

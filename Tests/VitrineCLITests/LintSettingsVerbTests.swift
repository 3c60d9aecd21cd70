import Foundation
import Testing
import VitrineImages

/// `vitrine lint` with a configuration file, a baseline and files for other tools.
@Suite struct LintSettingsVerbTests {
  /// A text of 9 points, which is the one warning; the widget's name in the description is the one error.
  private static let document = #"""
    {"vitrine":1,"kind":"Steps","families":["systemSmall"],"description":"This widget shows steps.",
     "body":{"Text":"Steps","modifiers":[{"font":{"size":9}},{"id":"title"},
      {"containerBackground":"background"},{"widgetURL":"a://b"}]}}
    """#

  private func run(
    _ flags: [String], _ files: [String: String] = [:]
  ) throws -> (program: Program, outcome: Program.Outcome) {
    let program = try Program()
    for (name, text) in ["w.json": Self.document].merging(files, uniquingKeysWith: { $1 }) {
      try text.write(
        to: program.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return (program, try program.run(["lint", "w.json", "--fast"] + flags))
  }

  @Test func aConfigurationOfTheFolderIsRead() throws {
    let config = """
      rules:
        h-min-font-11: error
        w-description-not-self-referring: off
      """
    let outcome = try run([], ["vitrine-lint.yaml": config]).outcome
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("  error h-min-font-11: "))
    #expect(outcome.output.contains("ignored by the configuration: 1 finding"))
  }

  @Test func overridesHoldForWidgetsAndViews() throws {
    let config = #"""
      {"thresholds":{"descriptionLength":5},
       "overrides":[{"widget":"Step*","view":"title","reason":"small print","rules":{"h-min-font-11":"off"}},
                    {"view":"nobody","rules":{"h-min-font-11":"off"}},
                    {"rules":{"w-description-not-self-referring":"note"}}]}
      """#
    let outcome = try run(["--config", "c.json"], ["c.json": config]).outcome
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("warning h-min-font-11"))
    #expect(outcome.output.contains("note w-description-not-self-referring"))
    #expect(outcome.output.contains("24 characters, more than 5"))
    #expect(outcome.output.contains("unused: c.json:3:"))
  }

  @Test(arguments: [
    (#"{"rules":{"h-min-font-1":"off"}}"#, "did you mean 'h-min-font-11'?"),
    (#"{"rules":{"w-delight":"off"}}"#, "'w-delight' is not judged: "),
    (
      #"{"rules":{"h-min-font-11":"loud"}}"#,
      "expected off, note, warning or error, found \"loud\""
    ),
    (#"{"limits":{}}"#, "unknown key 'limits'"),
    (#"{"thresholds":{"marginn":3}}"#, "did you mean 'margin'?"),
    (#"{"thresholds":{"margin":-1}}"#, "expected a number from 0 on"),
    (#"{"overrides":[{"view":"a","thresholds":{"margin":3}}]}"#, "limits hold for whole widgets"),
  ])
  func mistakesAreToldWithTheirPlace(config: String, message: String) throws {
    let outcome = try run(["--config", "c.json"], ["c.json": config]).outcome
    #expect(outcome.code == 3, "\(outcome.errors)")
    #expect(outcome.errors.contains("c.json:1:"), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func anUnknownRuleInADocumentIsRefused() throws {
    let wrong = Self.document.replacing(
      #"{"id":"title"}"#, with: #"{"lintIgnore":{"id":"h-min-font","reason":"r"}}"#)
    let outcome = try run([], ["w.json": wrong]).outcome
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("w.json:2:"))
    #expect(outcome.errors.contains("did you mean 'h-min-font-11'?"))
  }

  @Test func ignoresAndUnusedOnesAreTold() throws {
    let notes = #"""
      {"lintIgnore":{"id":"h-min-font-11","reason":"small print"}},
      {"lintIgnore":{"id":"w-sf-pro","reason":"none"}}
      """#
    let ignored = Self.document.replacing(#"{"id":"title"}"#, with: notes)
    let outcome = try run(["--json"], ["w.json": ignored]).outcome
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let widget = try #require((root?["widgets"] as? [[String: Any]])?.first)
    let unused = try #require(widget["unusedIgnores"] as? [[String: String]])
    #expect(unused.map { $0["rule"] } == ["w-sf-pro"])
    let rules = try #require(widget["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "h-min-font-11" })
    #expect(rule["outcome"] as? String == "ignored")
    let finding = try #require((rule["ignored"] as? [[String: Any]])?.first)
    #expect(finding["ignoredBy"] as? String == "document")
    #expect(finding["reason"] as? String == "small print")
    #expect((finding["source"] as? String)?.hasPrefix("w.json:2:") == true)
    let strict = try run(
      ["--strict", "--only", "w-sf-pro"], ["w.json": ignored])
    #expect(strict.outcome.code == 1)
    #expect(strict.outcome.output.contains("unused lintIgnore of w-sf-pro: w.json:3:"))
  }

  @Test func oldProjectsStartClean() throws {
    let (program, first) = try run(["--write-baseline", "known.json"])
    #expect(first.code == 0)
    let again = ["lint", "w.json", "--fast", "--strict", "--baseline", "known.json"]
    let clean = try program.run(again)
    #expect(clean.code == 0, "\(clean.output)")
    #expect(clean.output.contains("ignored by the baseline: "))
    try Self.document.replacing("9}", with: "12}").write(
      to: program.folder.appendingPathComponent("w.json"), atomically: true, encoding: .utf8)
    let fixed = try program.run(again)
    #expect(fixed.output.contains("unused: known.json: the entry Steps, h-min-font-11, "))
  }

  @Test func filesForOtherToolsAreWritten() throws {
    let (program, outcome) = try run(["--sarif", "o.sarif", "--junit", "o.xml", "--annotations"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\n::warning file=w.json,line=2,"))
    let sarif = try Data(contentsOf: program.folder.appendingPathComponent("o.sarif"))
    let log = try JSONSerialization.jsonObject(with: sarif) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let junit = try String(
      contentsOf: program.folder.appendingPathComponent("o.xml"), encoding: .utf8)
    #expect(junit.contains("<testsuite name=\"w.json: Steps\""))
  }

  @Test func aRuleThatIsNotJudgedCannotBeChosen() throws {
    let outcome = try run(["--only", "w-delight"]).outcome
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("'w-delight' is not judged"))
  }

  @Test func findingsAreMarkedInPictures() throws {
    let (program, outcome) = try run(["--pictures", "seen", "--json"])
    #expect(outcome.code == 1)
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let widget = try #require((root?["widgets"] as? [[String: Any]])?.first)
    let rules = try #require(widget["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "h-min-font-11" })
    let finding = try #require((rule["findings"] as? [[String: Any]])?.first)
    #expect(finding["picture"] as? String == "seen/Steps-h-min-font-11-systemSmall-0.png")
    let rect = try #require(finding["rect"] as? [Double])
    let file = program.folder.appendingPathComponent("seen/Steps-h-min-font-11-systemSmall-0.png")
    let picture = try decodePNG(file: file.path)
    // Two pixels outside the view, at three pixels a point, is the frame's own colour.
    let (x, y) = (Int(rect[0] * 3) - 2, Int((rect[1] + rect[3] / 2) * 3))
    #expect(picture[x, y] == 0xFFFF_00FF)
    #expect(picture[x - 20, y] != 0xFFFF_00FF)
  }
}

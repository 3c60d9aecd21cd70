import Foundation
import Testing

/// `vitrine lint`: what it prints and ends with.
@Suite struct LintVerbTests {
  private static let good = #"""
    {"vitrine":1,"kind":"Steps","families":["systemSmall"],"description":"See your steps.",
     "body":{"Text":"8,421","modifiers":[{"font":{"size":40}},{"containerBackground":"background"},{"widgetURL":"a://b"}]}}
    """#

  /// The number of rules with a check.
  private static let checked = 86

  private func run(_ document: String, _ flags: [String] = []) throws -> Program.Outcome {
    let program = try Program()
    try document.write(
      to: program.folder.appendingPathComponent("w.json"), atomically: true, encoding: .utf8)
    return try program.run(["lint", "w.json", "--fast"] + flags)
  }

  @Test func aWidgetWithoutFaultEndsWithZero() throws {
    let outcome = try run(Self.good)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.lines.first == "w.json: Steps, 18 pictures")
    #expect(
      outcome.lines.last?.hasPrefix(
        "  0 findings: 0 errors, 0 warnings, 0 notes; \(Self.checked) rules: ") == true)
  }

  @Test func errorsEndWithOneAndWarningsUnderStrict() throws {
    let named = Self.good.replacing("See your steps", with: "This widget shows steps")
    let error = try run(named)
    #expect(error.code == 1)
    #expect(error.output.contains("error w-description-not-self-referring: "))
    let long = Self.good.replacing("See your steps.", with: "See your steps. Each day.")
    #expect(try run(long).code == 0)
    #expect(try run(long, ["--strict"]).code == 1)
    #expect(try run(long, ["--strict", "--off", "w-description-succinct"]).code == 0)
  }

  @Test func rulesAreChosenByName() throws {
    let outcome = try run(Self.good, ["--only", "w-deep-link,w-margin-16"])
    #expect(outcome.output.contains("; 2 rules: "))
    let wrong = try run(Self.good, ["--only", "w-deep-lnk"])
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("'w-deep-link'"))
  }

  @Test func findingsHavePlacesAsJSON() throws {
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    let outcome = try run(small, ["--json"])
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let widget = try #require((root?["widgets"] as? [[String: Any]])?.first)
    let rules = try #require(widget["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "h-min-font-11" })
    let finding = try #require((rule["findings"] as? [[String: Any]])?.first)
    #expect(finding["measured"] as? String == "9 pt")
    #expect(finding["limit"] as? String == "11 pt")
    #expect(finding["pictures"] as? Int == 18)
    #expect((finding["rect"] as? [Double])?.count == 4)
    #expect((finding["path"] as? String)?.hasSuffix("Text") == true)
  }

  @Test func aPageHoldsFindingsAndPictures() throws {
    let program = try Program()
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    _ = try program.write("w.json", small)
    let outcome = try program.run(["lint", "w.json", "--fast", "--html", "page.html"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("picture: "))
    let page = String(decoding: try program.bytes("page.html"), as: UTF8.self)
    #expect(page.contains("<h3 id=\"h-min-font-11\">"))
    #expect(page.contains("<img alt=\"the place in a frame\" src=\"data:image/png;base64,iVBOR"))
    #expect(!program.files("").contains { $0.hasSuffix(".png") })
  }

  @Test func todayWidgetsAreJudgedByTheirOwnRules() throws {
    #expect(try Program().run(["lint"]).code == 2)
    let today = #"""
      {"vitrine":1,"kind":"T","url":"a://b","today":{"title":"T"},
       "body":{"Link":{"destination":"a://1","label":{"Text":"Open app"}},
        "modifiers":[{"padding":{"horizontal":16}}]}}
      """#
    let outcome = try run(today)
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("error today-no-open-app-button: "))
    #expect(!outcome.output.contains(" w-"))
  }

  /// The page lists the rules as the program does.
  @Test func thePageListsTheRules() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Vitrine/Vitrine.docc/Linting.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rules = try Program().run(["lint", "--rules"]).lines
    #expect(rules.count == 115)
    let rows = rules.map { line in
      let columns = line.split(separator: "\t")
      return "| `\(columns[0])` | \(columns[1]) | \(columns[2]) | \(columns[3]) |"
    }
    #expect(rules.count { !$0.contains("\tnot\t") } == Self.checked)
    #expect(
      text.contains("\n" + rows.joined(separator: "\n") + "\n"), "\(rows.joined(separator: "\n"))")
  }
}

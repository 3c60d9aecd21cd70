import Foundation
import Testing
import VitrineLint

/// Every field of the formats that other tools read.
@Suite struct ReportFormatTests {
  /// A widget with an error, a warning, a note and an ignored finding, on known lines.
  private static let text = """
    {"vitrine":1,"kind":"Steps & more","families":["systemSmall"],
     "description":"This widget shows steps","contentMargins":false,
     "parameters":[{"title":"Goal","value":true}],
     "lintIgnore":[{"id":"w-configuration-colours","reason":"the system's own"}],
     "body":{"VStack":[
       {"Text":"Steps","modifiers":[{"font":{"size":9}},{"id":"small"}]},
       {"Text":"8,421"}],
      "modifiers":[{"containerBackground":"background"},{"widgetURL":"a://b"}]}}
    """

  private func files() throws -> [LintedFile] {
    let document = try LintSample.document(text: Self.text, file: "a dir/s%.json")
    let ignores = document.lintIgnores.map {
      LintIgnore(rule: $0.rule, reason: $0.reason, file: "", line: 1, column: 1, note: "")
    }
    let report = try LintSample.report(document).applying(LintSettings(), ignores: ignores)
    return [LintedFile(file: "a dir/s%.json", report: report)]
  }

  private func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }

  private func list(_ value: Any?) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]])
  }

  private func sarif() throws -> [String: Any] {
    let text = SARIFReport.text(try files())
    return try object(JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  @Test func theLogNamesToolAndRules() throws {
    let log = try sarif()
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    let run = try #require(list(log["runs"]).first)
    #expect(
      Set(run.keys) == ["tool", "invocations", "artifacts", "columnKind", "results"])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect(try list(run["invocations"]).map { $0["executionSuccessful"] as? Bool } == [true])
    let places = try list(run["artifacts"]).map { try object($0["location"])["uri"] as? String }
    #expect(places == ["a%20dir/s%25.json"])
    let driver = try object(object(run["tool"])["driver"])
    #expect(Set(driver.keys) == ["name", "semanticVersion", "rules"])
    #expect(driver["name"] as? String == "vitrine")
    let rules = try list(driver["rules"])
    #expect(rules.map { $0["id"] as? String } == LintRule.all.map(\.id))
    let rule = try #require(rules.first { $0["id"] as? String == "h-min-font-11" })
    #expect(
      Set(rule.keys) == ["id", "shortDescription", "help", "defaultConfiguration", "properties"])
    #expect(
      try object(rule["shortDescription"])["text"] as? String
        == "No text is drawn at less than 11 points.")
    #expect(try object(rule["help"])["text"] as? String != "")
    #expect(try object(rule["defaultConfiguration"])["level"] as? String == "warning")
    #expect(try object(rule["properties"])["era"] as? String == "widgetkit")
    #expect(
      try object(rule["properties"])["source"] as? String
        == "Human Interface Guidelines, typography")
  }

  @Test func aResultHasPlaceMeasureAndFingerprint() throws {
    let run = try #require(list(sarif()["runs"]).first)
    let results = try list(run["results"])
    let result = try #require(results.first { $0["ruleId"] as? String == "h-min-font-11" })
    #expect(
      Set(result.keys) == [
        "ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints",
        "properties",
      ])
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(LintRule.all[index].id == "h-min-font-11")
    #expect(result["level"] as? String == "warning")
    #expect(
      try object(result["message"])["text"] as? String
        == "“Steps” is drawn at 9 pt, less than 11 pt")
    let location = try #require(list(result["locations"]).first)
    let place = try object(location["physicalLocation"])
    #expect(try object(place["artifactLocation"])["uri"] as? String == "a%20dir/s%25.json")
    #expect(try object(place["artifactLocation"])["index"] as? Int == 0)
    #expect(try object(place["region"])["startLine"] as? Int == 6)
    #expect(try object(place["region"])["startColumn"] as? Int == 4)
    let logical = try #require(list(location["logicalLocations"]).first)
    #expect(logical["name"] as? String == "small")
    #expect((logical["fullyQualifiedName"] as? String)?.contains("VStack") == true)
    #expect(logical["kind"] as? String == "element")
    let print = try object(result["partialFingerprints"])["vitrine/v1"] as? String
    #expect(print?.count == 32)
    let properties = try object(result["properties"])
    #expect(
      Set(properties.keys) == ["measured", "limit", "family", "place", "pictures", "rect"])
    #expect(properties["measured"] as? String == "9 pt")
    #expect(properties["limit"] as? String == "11 pt")
    #expect(properties["family"] as? String == "systemSmall")
    #expect(properties["place"] as? String == "iphone-15, large, light")
    #expect(properties["pictures"] as? Int == 1)
    #expect((properties["rect"] as? [Double])?.count == 4)
  }

  @Test func ignoredFindingsAreSuppressed() throws {
    let run = try #require(list(sarif()["runs"]).first)
    let result = try #require(
      list(run["results"]).first { $0["ruleId"] as? String == "w-configuration-colours" })
    #expect(result["level"] as? String == "note")
    let suppression = try #require(list(result["suppressions"]).first)
    #expect(
      suppression as? [String: String] == [
        "kind": "inSource", "status": "accepted", "justification": "the system's own",
      ])
    let error = try #require(
      list(run["results"]).first { $0["ruleId"] as? String == "w-description-not-self-referring" })
    #expect(error["level"] as? String == "error")
    // A finding about the declaration has no view.
    let location = try #require(list(error["locations"]).first)
    #expect(Set(location.keys) == ["physicalLocation"])
  }

  @Test func suitesCountFailuresAndSkips() throws {
    let files = try files()
    let root = try XMLNode.parse(LintJUnit.text(files))
    #expect(root.name == "testsuites")
    let suite = try #require(root.children.first)
    let rows = files[0].report.rows
    let failing = rows.filter { $0.findings.contains { $0.severity != .note } }
    for node in [root, suite] {
      #expect(node.attributes["tests"] == "\(rows.count)")
      #expect(node.attributes["failures"] == "\(failing.count)")
      #expect(node.attributes["errors"] == "0")
    }
    #expect(suite.attributes["name"] == "a dir/s%.json: Steps & more")
    let skipped = rows.count { $0.outcome == .notJudged || $0.outcome == .notApplicable }
    #expect(suite.attributes["skipped"] == "\(skipped)")
    #expect(suite.children.map { $0.attributes["name"] } == rows.map(\.rule))
    #expect(suite.children.allSatisfy { $0.attributes["classname"] == "Steps & more" })
    let small = try #require(
      suite.children.first { $0.attributes["name"] == "h-min-font-11" }?.children.first)
    #expect(small.name == "failure")
    #expect(small.attributes["type"] == "warning")
    #expect(small.attributes["message"] == "“Steps” is drawn at 9 pt, less than 11 pt")
    #expect(small.text.contains("a dir/s%.json:6:4"))
    #expect(small.text.contains("Use a larger text style"))
    let custom = try #require(
      suite.children.first { $0.attributes["name"] == "w-configuration-colours" }?.children.first)
    #expect(custom.name == "system-out")
    #expect(custom.text.hasPrefix("ignored by the document: AccentColor or WidgetBackground"))
    let inline = try #require(
      suite.children.first { $0.attributes["name"] == "h-inline-one-target" }?.children.first)
    #expect(inline.name == "skipped")
    #expect(
      inline.attributes["message"] == "nothing in the widget is what the rule is about")
  }

  @Test func annotationsStandAtTheirLines() throws {
    let lines = LintAnnotations.text(try files()).split(separator: "\n").map(String.init)
    let small = try #require(lines.first { $0.contains("h-min-font-11") })
    #expect(
      small.hasPrefix(
        "::warning file=a dir/s%25.json,line=6,col=4,title=h-min-font-11%3A No text is drawn"))
    #expect(small.contains("::“Steps” is drawn at 9 pt, less than 11 pt%0A"))
    #expect(lines.contains { $0.hasPrefix("::error file=a dir/s%25.json,") })
    #expect(!lines.contains { $0.contains("w-configuration-colours") })
  }
}

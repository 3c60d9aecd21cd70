import VitrineGraphics
import VitrineWidgets

/// Writes findings in the Static Analysis Results Interchange Format 2.1.0, which code hosts read.
package enum SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Returns one run with the rules that were checked, and a result for each finding. Findings that do not count
  /// are results with a suppression.
  package static func text(_ files: [LintedFile]) -> String {
    let rules = rules(of: files)
    var json = JSONText()
    json.object { json in
      json.member("$schema", schema)
      json.member("version", "2.1.0")
      json.key("runs")
      json.array([()]) { json, _ in
        json.object { json in
          json.key("tool")
          json.object([("driver", { driver(rules, &$0) })])
          json.key("invocations")
          json.array([()]) { json, _ in json.object { $0.member("executionSuccessful", true) } }
          json.key("artifacts")
          json.array(files) { json, file in
            json.object([("location", { location(of: file.file, &$0) })])
          }
          json.member("columnKind", "unicodeCodePoints")
          json.key("results")
          json.array { json in
            for (index, file) in files.enumerated() {
              for finding in file.report.findings + file.report.suppressed {
                result(finding, file, index, rules, &json)
              }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// The rules of all reports, each once, in order.
  private static func rules(of files: [LintedFile]) -> [LintReport.Row] {
    var seen: Set<String> = []
    return files.flatMap(\.report.rows).filter { seen.insert($0.rule).inserted }
  }

  private static func driver(_ rules: [LintReport.Row], _ json: inout JSONText) {
    json.object { json in
      json.member("name", "vitrine")
      json.member("semanticVersion", EngineVersion.current)
      json.key("rules")
      json.array(rules) { json, row in
        json.object { json in
          json.member("id", row.rule)
          message("shortDescription", row.statement, &json)
          message("help", row.advice, &json)
          json.key("defaultConfiguration")
          json.object { $0.member("level", row.severity.rawValue) }
          if let rule = LintRule.all.first(where: { $0.id == row.rule }) {
            json.key("properties")
            json.object { json in
              json.member("era", rule.era.rawValue)
              json.member("source", rule.source)
            }
          }
        }
      }
    }
  }

  private static func message(_ key: String, _ text: String, _ json: inout JSONText) {
    json.key(key)
    json.object { $0.member("text", text) }
  }

  private static func location(of file: String, _ json: inout JSONText) {
    json.object { $0.member("uri", LintAddress.uri(file)) }
  }

  private static func result(
    _ finding: LintFinding, _ file: LintedFile, _ index: Int, _ rules: [LintReport.Row],
    _ json: inout JSONText
  ) {
    json.object { json in
      json.member("ruleId", finding.rule)
      if let index = rules.firstIndex(where: { $0.rule == finding.rule }) {
        json.member("ruleIndex", index)
      }
      json.member("level", finding.severity.rawValue)
      message("message", finding.violation.message, &json)
      json.key("locations")
      json.array([()]) { json, _ in json.object { places(finding, file, index, &$0) } }
      json.key("partialFingerprints")
      json.object { $0.member("vitrine/v1", LintAddress.fingerprint(finding, file)) }
      if let suppression = finding.suppression { write(suppression, &json) }
      json.key("properties")
      json.object { properties(finding, &$0) }
    }
  }

  private static func places(
    _ finding: LintFinding, _ file: LintedFile, _ index: Int, _ json: inout JSONText
  ) {
    let source = finding.violation.source
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.object { json in
        json.member("uri", LintAddress.uri(source?.file ?? file.file))
        if source?.file ?? file.file == file.file { json.member("index", index) }
      }
      json.key("region")
      json.object { json in
        json.member("startLine", Int(source?.line ?? 1))
        json.member("startColumn", Int(source?.column ?? 1))
      }
    }
    guard !finding.violation.path.isEmpty else { return }
    json.key("logicalLocations")
    json.array([()]) { json, _ in
      json.object { json in
        if let name = finding.violation.name { json.member("name", name) }
        json.member("fullyQualifiedName", finding.violation.path)
        json.member("kind", "element")
      }
    }
  }

  private static func write(_ suppression: LintSuppression, _ json: inout JSONText) {
    json.key("suppressions")
    json.array([()]) { json, _ in
      json.object { json in
        json.member("kind", suppression.kind == .document ? "inSource" : "external")
        json.member("status", "accepted")
        if !suppression.reason.isEmpty { json.member("justification", suppression.reason) }
      }
    }
  }

  private static func properties(_ finding: LintFinding, _ json: inout JSONText) {
    let texts = [
      ("measured", finding.violation.measured), ("limit", finding.violation.limit),
      ("family", finding.family), ("place", finding.place),
    ]
    for (key, value) in texts where !value.isEmpty { json.member(key, value) }
    json.member("pictures", finding.count)
    if let rect = finding.violation.rect {
      json.key("rect")
      json.array([rect.x, rect.y, rect.width, rect.height]) { $0.number($1) }
    }
  }
}

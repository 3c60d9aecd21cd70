import Foundation
import Testing

/// Findings that people looked at, in documents that were not written for the rules: most follow well-known widgets.
@Suite struct LabelledFindingTests {
  /// A finding with the judgement of those who looked at it.
  private struct Label {
    var document: String
    var key: Key
    var isRight: Bool
    /// Why it is wrong; empty otherwise.
    var reason: String
  }

  private struct Key: Hashable {
    var rule: String
    var family: String
    var path: String
  }

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = tests.appendingPathComponent("VitrineLintTests/Fixtures/Labelled")

  /// Two documents of other tests stand beside those of the folder.
  private func path(of document: String) -> String {
    let others = [
      "Languages.yaml": "VitrineWidgetsTests/Fixtures/Languages.yaml",
      "Weather-E.json": "Benchmarks/WidgetBench/Weather-E.json",
    ]
    let own = Self.folder.appendingPathComponent(document)
    return others[document].map { Self.tests.appendingPathComponent($0).path } ?? own.path
  }

  private func labels() throws -> [Label] {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("labels.tsv"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Label(
        document: words[0],
        key: Key(rule: words[1], family: words[2] + words[3], path: words[4]),
        isRight: words[5] == "true", reason: words.count > 6 ? words[6] : "")
    }
  }

  /// The findings of all documents as the program tells them.
  private func findings(in documents: [String]) throws -> [String: Set<Key>] {
    let outcome = try Program().run(["lint", "--fast", "--json"] + documents.map(path))
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let widgets = try #require(root?["widgets"] as? [[String: Any]], "\(outcome.errors)")
    #expect(widgets.count == documents.count)
    var result: [String: Set<Key>] = [:]
    for (document, widget) in zip(documents, widgets) {
      for rule in widget["rules"] as? [[String: Any]] ?? [] {
        for finding in rule["findings"] as? [[String: Any]] ?? [] {
          result[document, default: []].insert(key(rule["id"] as? String ?? "", finding))
        }
      }
    }
    return result
  }

  /// Findings about several pictures name their family in the message.
  private func key(_ rule: String, _ finding: [String: Any]) -> Key {
    let message = finding["message"] as? String ?? ""
    let named = message.firstMatch(of: /(?:system|accessory)[A-Z][A-Za-z]+/).map { String($0.0) }
    let path = finding["path"] as? String ?? ""
    return Key(
      rule: rule, family: finding["family"] as? String ?? named ?? "",
      path: path.replacing("containerShape/background/container/", with: ""))
  }

  /// Nineteen of twenty findings are right, nothing right was lost, and what is still wrong is known.
  @Test func findingsAreRight() throws {
    let labels = try labels()
    let documents = Set(labels.map(\.document)).sorted()
    #expect(labels.count >= 60 && documents.count >= 20)
    let found = try findings(in: documents)
    func isFound(_ label: Label) -> Bool { found[label.document]?.contains(label.key) == true }
    for label in labels where label.isRight {
      #expect(isFound(label), "\(label.document) lost \(label.key)")
    }
    let wrong = labels.filter { !$0.isRight && isFound($0) }
    #expect(wrong.map(\.key.rule) == ["w-adapts-to-screens"], "\(wrong.map(\.key))")
    let right = labels.filter(\.isRight).count
    #expect(Double(right) / Double(right + wrong.count) >= 0.95)
    for label in labels { #expect(label.isRight == label.reason.isEmpty) }
  }
}

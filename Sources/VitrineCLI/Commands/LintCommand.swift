import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLint

/// Judges widgets by the design rules of their platform.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks widgets by design rules, on what is really drawn.",
    discussion: """
      Every picture of the lists is laid out and judged; on the first device the snapshot, the placeholder \
      and the entries are drawn as well, and contrast is measured on their pixels. A rule passes, is \
      violated, is not judged (and says why), or does not apply. Ends with 1 when a rule of severity error \
      is violated, and under --strict when any is.
      """)

  @Argument(help: "Documents (.json, .yaml).")
  var inputs: [String] = []

  @Flag(help: "Lists the rules that are checked, one a line.")
  var rules = false

  @Option(help: "The only rules to check, separated by commas.")
  var only: String?

  @Option(help: "Rules to leave out, separated by commas.")
  var off: String?

  @OptionGroup var pictures: LintOptions
  @OptionGroup var documents: DocumentOptions
  @OptionGroup var budgets: BudgetOptions

  @Option(help: "A folder of fonts to look into first.")
  var fonts: String?

  @Flag(help: "Ends with 1 at any violation.")
  var strict = false

  @Flag(help: "Results as JSON.")
  var json = false

  func run() throws {
    let chosen = try chosenRules()
    if rules { return Self.list(chosen, isJSON: json) }
    guard !inputs.isEmpty else { throw UsageError("lint needs a document, such as Widget.json") }
    let matrix = try pictures.matrix()
    let library = try FontSearch.library(fonts)
    let limits = documents.limits(budgets)
    let renderer = try budgets.limiting(Renderer(fonts: library))
    var reports: [(file: String, report: LintReport)] = []
    for input in inputs {
      let document = try Input.document(input, limits, library)
      reports.append((input, try lint(document, matrix, chosen, renderer)))
    }
    tell(reports)
    let findings = reports.flatMap(\.report.findings)
    if findings.contains(where: { strict || $0.severity == .error }) {
      throw Failure(code: Exit.mismatch)
    }
  }

  private func lint(
    _ document: Document, _ matrix: RenderMatrix, _ rules: [LintRule], _ renderer: PictureRenderer
  ) throws -> LintReport {
    let run = try LintRun(
      document, matrix, rules: rules, renderer: renderer, appName: pictures.appName)
    try budgets.check(count: run.count)
    return try run.run()
  }

  private func chosenRules() throws -> [LintRule] {
    let names = LintRule.all.map(\.id)
    func list(_ text: String?) throws -> Set<String>? {
      guard let text else { return nil }
      let words = text.split(separator: ",").map { String($0) }
      for word in words where !names.contains(word) {
        throw UsageError.unknown(word, what: "rule", among: names)
      }
      return Set(words)
    }
    let (wanted, left) = (try list(only), try list(off))
    return LintRule.all.filter { wanted?.contains($0.id) ?? true && left?.contains($0.id) != true }
  }

  private static func list(_ rules: [LintRule], isJSON: Bool) {
    guard isJSON else {
      for rule in rules { Output.row(rule.id, rule.severity.rawValue, rule.statement) }
      return
    }
    var json = JSONText()
    json.array(rules) { json, rule in
      json.object([
        ("id", { $0.string(rule.id) }), ("era", { $0.string(rule.era.rawValue) }),
        ("severity", { $0.string(rule.severity.rawValue) }),
        ("statement", { $0.string(rule.statement) }), ("advice", { $0.string(rule.advice) }),
        ("source", { $0.string(rule.source) }),
      ])
    }
    Output.line(json.text)
  }

  private func tell(_ reports: [(file: String, report: LintReport)]) {
    guard json else {
      for (file, report) in reports { Output.text(report.text(file: file)) }
      return
    }
    var json = JSONText()
    json.object { json in
      json.key("widgets")
      json.array(reports) { $1.report.write(to: &$0, file: $1.file) }
    }
    Output.line(json.text)
  }
}

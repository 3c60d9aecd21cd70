import ArgumentParser
import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineLint
import VitrineText

/// Judges widgets by the design rules of their platform.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "lint", abstract: "Checks widgets by design rules, on what is really drawn.",
    discussion: """
      Every picture of the lists is laid out and judged; on the first device the snapshot, the placeholder \
      and the entries are drawn as well, and contrast is measured on their pixels. A rule passes, is \
      violated, is not judged (and says why), or does not apply. Ends with 1 when a finding of severity \
      error counts, and under --strict when any does. A configuration file sets severities and limits, \
      lintIgnore in a document and a baseline file take findings off.
      """
        + "\n\n" + VerbExamples.text("lint"))

  @Argument(help: "Documents (.json, .yaml), or folders of documents.", completion: .documents)
  var inputs: [String] = []

  @Flag(help: "Lists all rules, one a line, with what is judged of each.")
  var rules = false

  @Option(
    help: """
      With --rules, a folder for a page of each rule: why it holds, how it is measured, and pictures of what breaks \
      and what meets it.
      """, completion: .directory)
  var pages: String?

  @Option(
    help: "The only rules to check, separated by commas.",
    completion: .commaList(hasAll: false) { LintRule.all.map(\.id) })
  var only: String?

  @Option(
    help: "Rules to leave out, separated by commas.",
    completion: .commaList(hasAll: false) { LintRule.all.map(\.id) })
  var off: String?

  @Option(
    help: """
      A configuration file: severities and limits by widget, rule and view; vitrine-lint.yaml, .yml or .json \
      of the current folder by default.
      """, completion: .documents)
  var config: String?

  @OptionGroup var pictures: LintOptions
  @OptionGroup(title: "Reports") var reports: LintReportOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup(title: "Limits of pictures") var budgets: BudgetOptions

  @Option(help: "A folder of fonts to look into first.", completion: .directory)
  var fonts: String?

  @Flag(help: "Ends with 1 at any finding that counts.")
  var strict = false

  func run() throws {
    let chosen = try chosenRules()
    if rules { return try tellRules(listed(chosen)) }
    guard pages == nil else { throw UsageError("--pages belongs to --rules") }
    guard !inputs.isEmpty else { throw UsageError("lint needs a document, such as Widget.json") }
    try reports.prepare()
    let settings = try configuration()
    let baseline = try reports.baseline.map { try LintBaselineReader.read($0) }
    let library = try FontSearch.library(fonts)
    let limits = documents.limits(budgets)
    let renderer = try budgets.limiting(Renderer(fonts: library))
    var files: [LintedFile] = []
    var marked: [String: [UInt8]] = [:]
    for input in try DocumentFiles.expand(inputs, except: nil) {
      guard let document = try document(input, limits, library) else { continue }
      let ignores = try LintIgnores.of(document)
      let matrix = try pictures.matrix(of: document.widget)
      let report = try lint(document, matrix, chosen, settings, renderer)
      var judged = report.applying(settings, ignores: ignores, baseline: baseline)
      if reports.pictures != nil || reports.html != nil {
        let marks = LintMarks(folder: reports.pictures, document: document, renderer: renderer)
        judged = try marks.marking(judged, into: &marked)
      }
      files.append(LintedFile(file: input, report: judged))
    }
    reports.tell(files, unused: unused(settings, baseline, files))
    try reports.write(files, pictures: marked)
    if reports.writeBaseline == nil { try end(files) }
  }

  /// Reads a document; nil for one of a folder that is none of a widget.
  private func document(
    _ file: String, _ limits: DocumentLimits, _ library: FontLibrary
  ) throws -> Document? {
    if inputs.contains(file) { return try Input.document(file, limits, library) }
    if Self.configurationNames.contains(where: { file.hasSuffix("/" + $0) }) { return nil }
    guard case .widget(let document) = try Input.read(file, limits, library) else {
      Output.message("\(file): a scene document is not judged")
      return nil
    }
    return document
  }

  private func tellRules(_ guidelines: [LintGuideline]) throws {
    if let pages {
      let renderer = try budgets.limiting(Renderer(fonts: FontSearch.library(fonts)))
      let progress = ProgressLine(total: guidelines.count, isShown: Output.errorsGoToTerminal)
      defer { progress.end() }
      try LintRulePages(folder: pages, renderer: renderer).write(guidelines) { progress.advance() }
    }
    LintRuleList.tell(guidelines, isJSON: reports.json)
  }

  private func end(_ files: [LintedFile]) throws {
    let findings = files.flatMap(\.report.findings)
    let hasUnused = files.contains { !$0.report.unused.isEmpty }
    if findings.contains(where: { strict || $0.severity == .error }) || (strict && hasUnused) {
      throw Failure(code: Exit.mismatch)
    }
  }

  private func lint(
    _ document: Document, _ matrix: RenderMatrix, _ rules: [LintRule], _ settings: LintSettings,
    _ renderer: PictureRenderer
  ) throws -> LintReport {
    var run = try LintRun(
      document, matrix, rules: rules, renderer: renderer, appName: pictures.appName)
    run.thresholds = settings.thresholds(of: document.kind)
    try budgets.check(count: run.count)
    let progress = Mutex(ProgressLine(total: run.count, isShown: Output.errorsGoToTerminal))
    defer { progress.withLock { $0.end() } }
    return try run.run { progress.withLock { $0.advance() } }
  }

  /// The names that are looked for in the current folder.
  private static let configurationNames = ["yaml", "yml", "json"].map { "vitrine-lint." + $0 }

  private func configuration() throws -> LintSettings {
    let found =
      config ?? Self.configurationNames.first { FileManager.default.fileExists(atPath: $0) }
    return try found.map { try LintSettingsReader.read($0) } ?? LintSettings()
  }

  /// Returns the overrides and entries of the baseline that matched nothing, in words. Overrides for other widgets,
  /// and what only changes the severity, are left out.
  private func unused(
    _ settings: LintSettings, _ baseline: LintBaseline?, _ files: [LintedFile]
  ) -> [String] {
    let used = files.reduce(into: Set<LintIgnore>()) { $0.formUnion($1.report.used) }
    let kinds = Set(files.map(\.report.kind))
    var words = settings.overrides.filter {
      $0.view != nil && !used.contains($0.place)
        && ($0.widget.map { pattern in kinds.contains { LintPattern.matches(pattern, $0) } }
          ?? true)
    }.map { "\($0.place.words): the override of \($0.rule) for \($0.view ?? "")" }
    if let baseline {
      let left = files.reduce(baseline.entries) { left, file in
        left.subtracting(file.report.suppressed.map { .init($0, of: file.report.kind) })
      }
      words += left.filter { kinds.contains($0.kind) }.map {
        "\(reports.baseline ?? ""): the entry \($0.words)"
      }.sorted()
    }
    return words
  }

  private func chosenRules() throws -> [LintRule] {
    let names = LintRule.all.map(\.id)
    func list(_ text: String?) throws -> Set<String>? {
      guard let text else { return nil }
      let words = ListArgument.words(of: text)
      for word in words where !names.contains(word) {
        if let known = LintGuideline.find(word) {
          throw UsageError("the rule '\(word)' is not judged: \(known.reason)")
        }
        throw UsageError.unknown(word, what: "rule", among: names)
      }
      return Set(words)
    }
    let (wanted, left) = (try list(only), try list(off))
    return LintRule.all.filter { wanted?.contains($0.id) ?? true && left?.contains($0.id) != true }
  }

  /// All rules, or those chosen.
  private func listed(_ chosen: [LintRule]) -> [LintGuideline] {
    guard only != nil || off != nil else { return LintGuideline.all }
    return chosen.compactMap { LintGuideline.find($0.id) }
  }
}

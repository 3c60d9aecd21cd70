import ArgumentParser
import Vitrine
import VitrineGoldens

/// Writes reports of the last run, or of the parts of one.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "report", abstract: "Writes reports of the last check or test run.",
    discussion: """
      Given folders, it first merges what the shards of a run left in them, so that one report shows all and accept \
      takes from all.
      """
        + "\n\n" + VerbExamples.text("report"))

  @Argument(
    help: "Folders of artifacts of a run's shards, or folders that hold them.",
    completion: .directory)
  var parts: [String] = []

  @Option(
    help: ArgumentHelp(
      "A document whose findings by design rules stand above the pictures of the HTML page; may be given again.",
      valueName: "document"), completion: .documents)
  var lint: [String] = []

  @OptionGroup(title: "Folders") var folders: GoldenOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run() throws {
    guard lint.isEmpty || reports.html != nil else {
      throw UsageError("--lint is for the page that --html writes")
    }
    let (store, records) = try run(of: parts)
    try reports.write(records, store, section: LintSection.html(lint))
    Output.text(CheckPrinter.summary(records, store))
  }

  private func run(
    of parts: [String]
  ) throws -> (store: GoldenStore, records: [SnapshotRecord]) {
    guard parts.isEmpty else { return try RunParts(parts).merged(folders) }
    let store = try folders.lastRun("report")
    return (store, try store.records())
  }
}

import ArgumentParser
import VitrineGoldens

/// Reports of the last run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes reports of the last check or test run.")

  @OptionGroup var folders: GoldenOptions
  @OptionGroup var reports: ReportOptions

  func run() throws {
    let store = folders.store()
    let records = try store.records()
    if records.isEmpty {
      throw GoldenError(
        store.artifacts, "there are no records of a run; run check or the tests first")
    }
    try reports.write(records, store)
    Output.text(CheckLines.summary(RunSummary(records), store))
  }
}

import ArgumentParser
import Vitrine
import VitrineGoldens

/// Writes reports of the last run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes reports of the last check or test run.")

  @OptionGroup var folders: GoldenOptions
  @OptionGroup var reports: ReportOptions

  func run() throws {
    let store = try folders.lastRun("report")
    let records = try store.records()
    try reports.write(records, store)
    Output.text(CheckPrinter.summary(records, store))
  }
}

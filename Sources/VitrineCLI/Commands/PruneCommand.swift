import ArgumentParser
import Vitrine
import VitrineGoldens

/// Removes goldens that nothing draws any more.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "prune",
    abstract: "Removes goldens that the last run did not touch; refuses after a partial run.",
    discussion: VerbExamples.text("prune"))

  @OptionGroup(title: "Folders") var folders: GoldenOptions

  @Flag(help: "The last test run met every snapshot; check says so by itself.")
  var complete = false

  @Flag(help: "Says what would go and removes nothing.")
  var dryRun = false

  func run() throws {
    let store = try folders.lastRun("prune")
    let orphans = try store.orphans(assumeComplete: complete)
    for file in orphans { Output.line("- \(file)") }
    let count = orphans.count == 1 ? "1 golden" : "\(orphans.count) goldens"
    if dryRun { return Output.line("\(count) would be removed") }
    try store.prune(orphans)
    Output.line("\(count) removed")
  }
}

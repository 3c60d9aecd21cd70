import ArgumentParser
import Vitrine
import VitrineGoldens
import VitrineGraphics

/// Removes goldens that nothing draws any more, if they hold the origin that a snapshot wrote into them. Other files are
/// listed and stay.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "prune",
    abstract: """
      Removes pictures of snapshots that the last run did not use, and lists other goldens; refuses after a partial run.
      """,
    discussion: VerbExamples.text("prune"))

  @OptionGroup(title: "Folders") var folders: GoldenOptions

  @Flag(help: "The last test run met every snapshot; check says so by itself.")
  var complete = false

  @Flag(help: "Says what would go and removes nothing.")
  var dryRun = false

  func run() throws {
    let store = try folders.lastRun("prune")
    let untouched = try store.orphans(assumeComplete: complete)
    let orphans = untouched.filter { store.saysItsOrigin($0) }
    for file in orphans { Output.line("- \(file)") }
    let count = orphans.count == 1 ? "1 golden" : "\(orphans.count) goldens"
    if !dryRun { try store.prune(orphans) }
    Output.line("\(count) \(dryRun ? "would be removed" : "removed")")
    tell(left: Set(untouched).subtracting(orphans).sorted())
  }

  /// Lists what stays although no snapshot of the run used it.
  private func tell(left files: [String]) {
    guard !files.isEmpty else { return }
    let count = files.count == 1 ? "1 file is" : "\(files.count) files are"
    Output.message("\(count) left that nothing used: remove what is a golden by hand")
    for file in files.prefix(Self.mostLeft) { Output.message("  " + UntrustedText.line(file)) }
  }

  /// The largest number of files that are listed.
  private static let mostLeft = 20
}

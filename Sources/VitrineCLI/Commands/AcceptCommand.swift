import ArgumentParser
import Synchronization
import Vitrine
import VitrineGoldens

/// Candidates made goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes candidates of the last run goldens; says which first.",
    discussion: "Without names it takes what the run's record mode offers.")

  @Argument(help: "Names of goldens, or patterns with * and ?.")
  var names: [String] = []

  @OptionGroup var folders: GoldenOptions

  @Flag(help: "Only those that differ within the tolerance.")
  var onlySimilar = false

  @Flag(help: "Says what would change and changes nothing.")
  var dryRun = false

  @Option(help: "Goldens packed at the same time; all cores by default.")
  var jobs: Int?

  func run() throws {
    let threads = try JobCount.threads(jobs)
    let store = folders.store()
    let steps = try store.plan(AcceptanceFilter(patterns: names, onlySimilar: onlySimilar))
    for step in steps { Output.line(step.summary) }
    let count = steps.count == 1 ? "1 golden" : "\(steps.count) goldens"
    if dryRun { return Output.line("\(count) would be accepted") }
    // What would change is said already: the line cannot get between results.
    let progress = Mutex(ProgressLine(total: steps.count, isShown: Output.errorsGoToTerminal))
    do {
      defer { progress.withLock { $0.end() } }
      try Interruption.putOff {
        try store.accept(steps, threads: threads, isStopped: { Interruption.isAsked }) {
          progress.withLock { $0.advance() }
        }
      }
    }
    Output.line("\(count) accepted")
  }
}

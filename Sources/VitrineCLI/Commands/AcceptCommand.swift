import ArgumentParser
import Synchronization
import Vitrine
import VitrineGoldens

/// Turns candidates into goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "accept",
    abstract: "Lists the candidates of the last run and makes them goldens.",
    discussion: """
      Without names it takes what the record mode of the last run offers. What only earlier runs left is taken by a \
      name without * and ?, or by --all-runs.
      """
        + "\n\n" + VerbExamples.text("accept"))

  @Argument(help: "Names of goldens, or patterns with * and ?.")
  var names: [String] = []

  @Option(help: "All with a cause, by its words or key in a report; may be given again.")
  var cause: [String] = []

  @OptionGroup(title: "Folders") var folders: GoldenOptions

  @Flag(help: "Only those that differ within the tolerance.")
  var onlySimilar = false

  @Flag(
    help: """
      Only pictures whose views stand where they stood, with the same values: what a new version draws differently. \
      The rest is listed with its reasons.
      """)
  var unchangedLayout = false

  @Flag(help: "Also what only earlier runs left, as of tests that the last run did not choose.")
  var allRuns = false

  @Flag(help: "Says what would change and changes nothing.")
  var dryRun = false

  @Option(help: "Goldens packed at the same time; all cores by default.")
  var jobs: Int?

  func run() throws {
    let threads = try JobCount.threads(jobs)
    let store = try folders.lastRun("accept") { try !$0.candidates().isEmpty }
    var filter = AcceptanceFilter(patterns: names, causes: cause, onlySimilar: onlySimilar)
    filter.onlyRedrawn = unchangedLayout
    filter.allRuns = allRuns
    let steps = try store.plan(filter)
    for step in steps { Output.line(step.summary) }
    let count = steps.count == 1 ? "1 golden" : "\(steps.count) goldens"
    let rest = try left(by: steps, store)
    let reason = unchangedLayout ? ": the placed views are unchanged" : ""
    if dryRun || steps.isEmpty {
      Output.line("\(count) \(dryRun ? "would be " : "")accepted\(steps.isEmpty ? "" : reason)")
      return try end(steps, rest, store)
    }
    // The changes are already printed, so the progress line cannot appear between results.
    let progress = Mutex(ProgressLine(total: steps.count, isShown: Output.errorsGoToTerminal))
    do {
      defer { progress.withLock { $0.end() } }
      try Interruption.putOff {
        try store.accept(steps, threads: threads, isStopped: { Interruption.isAsked }) {
          progress.withLock { $0.advance() }
        }
      }
    }
    Output.line("\(count) accepted\(reason)")
    try end(steps, rest, store)
  }

  /// Returns the candidates that are not accepted.
  private func left(
    by steps: [AcceptanceStep], _ store: GoldenStore
  ) throws -> [SnapshotRecord] {
    let taken = Set(steps.map(\.record.file))
    return try store.candidates().filter { !taken.contains($0.file) }
  }

  /// Prints how to accept the rest. Accepting nothing although there are candidates is a failure: a script
  /// would go on without its goldens.
  private func end(
    _ steps: [AcceptanceStep], _ rest: [SnapshotRecord], _ store: GoldenStore
  ) throws {
    if unchangedLayout { show(rest) }
    if rest.isEmpty || (!steps.isEmpty && !(names.isEmpty && cause.isEmpty)) { return }
    let isNothing = steps.isEmpty
    let number = store.latest?.number
    let latest = allRuns ? rest : rest.filter { $0.run == number }
    let earlier = rest.count - latest.count
    let head =
      isNothing
      ? "nothing is accepted" : "\(latest.count) more \(latest.count == 1 ? "is" : "are") left"
    var lines: [String] = []
    if latest.isEmpty {
      if isNothing { lines.append(head) }
    } else if onlySimilar {
      lines.append("\(head): none of them differs within the tolerance alone")
    } else if let accept = AcceptCommandLine(for: latest, store: store) {
      lines.append("\(head); accept \(accept.count) with: \(accept.command)")
    } else {
      lines.append("\(head): candidates are refused")
    }
    if earlier > 0 {
      lines.append(
        "\(earlier) of earlier runs \(earlier == 1 ? "is" : "are") left out; --all-runs takes them, too"
      )
    }
    lines += latest.filter { $0.state == .refused }.prefix(Self.mostRefused)
      .map { "  \($0.file): \($0.explanation)" }
    if isNothing {
      lines[0] = "error: " + lines[0]
      throw Failure(code: Exit.mismatch, lines: lines)
    }
    for line in lines { Output.message(line) }
  }

  /// Prints the candidates that are left, with their differences and causes.
  private func show(_ rest: [SnapshotRecord]) {
    for record in rest {
      Output.line("= \(record.file): \(record.state.rawValue): \(record.explanation)")
      for line in record.shownBlame { Output.line("    " + line) }
    }
  }

  /// The largest number of refused candidates whose reasons are printed.
  private static let mostRefused = 3
}

import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Draws the jobs that another program writes, line by line.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "worker",
    abstract: "Answers jobs, one JSON object a line, on standard output.",
    discussion: """
      A job is {"id": 1, "input": "Widget.json", "data": {…}, "settings": {"family": "systemSmall"}, \
      "output": "a.png"}. The flags below are the settings of jobs that give none. A job that cannot be done is \
      answered with an error, and the next one is read. Ends with 0 when standard input does.
      """
        + "\n\n" + VerbExamples.text("worker"))

  @OptionGroup var host: JobHostOptions

  @Flag(help: "Answers in the order of the jobs; otherwise as they are done, by their ids.")
  var ordered = false

  @Option(help: "Jobs drawn at the same time; all cores by default.")
  var jobs: Int?

  @Option(help: "The most bytes of a line.")
  var lineLimit = JobLimits.lineBytes

  func run() throws {
    let threads = try JobCount.threads(jobs)
    guard lineLimit >= 1 else { throw UsageError("--line-limit is at least 1, not \(lineLimit)") }
    let drawing = host.drawing
    let renderer = { try drawing.budgets.limiting(Renderer(fonts: $0)) }
    let host = try host.host()
    try WorkerRun(
      host: host, renderer: try renderer(host.fonts), limit: lineLimit, isOrdered: ordered
    ).run(threads: threads)
  }
}

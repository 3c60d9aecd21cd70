import ArgumentParser
import Vitrine
import VitrineDocuments

/// The flags of programs that draw jobs for another program.
struct JobHostOptions: ParsableArguments {
  @Option(
    help: "The folder of documents, which no job's path leaves; the current one by default.",
    completion: .directory)
  var root = "."

  @Option(
    name: [.customShort("o"), .long],
    help: "The folder below which 'output' of jobs names files; without it pictures are answered.",
    completion: .directory)
  var output: String?

  @Option(help: "The most pictures of one job.")
  var jobPictures = JobLimits.pictures

  @Option(help: "The most documents that stay in memory.")
  var keptDocuments = JobLimits.documents

  @Option(help: "The most bytes of the pictures in one answer, before base64.")
  var answerLimit = JobLimits.answerBytes

  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  /// Returns what all jobs share; refuses flags that say nothing here.
  func host() throws -> JobHost {
    let idle = [
      ("--json", drawing.json), ("--quiet", drawing.quiet), ("--strict", drawing.strict),
    ]
    if let flag = idle.first(where: \.1)?.0 {
      throw UsageError("\(flag) has no effect: each answer is JSON and holds its diagnostics")
    }
    let counts = [
      ("--job-pictures", jobPictures, 1), ("--answer-limit", answerLimit, 0),
      ("--kept-documents", keptDocuments, 0),
    ]
    if let (flag, count, least) = counts.first(where: { $0.1 < $0.2 }) {
      throw UsageError("\(flag) is at least \(least), not \(count)")
    }
    guard OutputFolder.isFolder(root) else { throw UsageError("--root '\(root)' is not a folder") }
    if let output { try OutputFolder.make(output) }
    return try JobHost(
      root: JobFolder(path: root, flag: JobFolder.inputFlag),
      output: output.map { JobFolder(path: $0, flag: JobFolder.outputFlag) }, flags: drawing,
      company: company, limits: documents.limits(drawing),
      bounds: JobHost.Bounds(
        pictures: jobPictures, answerBytes: answerLimit, documents: keptDocuments))
  }
}

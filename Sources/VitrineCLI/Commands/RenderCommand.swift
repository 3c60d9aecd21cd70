import ArgumentParser
import Foundation
import Vitrine
import VitrineDocuments
import VitrineText

/// Draws documents as PNG files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws documents (.json, .yaml) as PNG files.")

  @Argument(help: "Documents.")
  var inputs: [String]

  @Option(name: [.customShort("o"), .long], help: "The folder that the pictures go to.")
  var output = "."

  @Option(help: "Pictures drawn at the same time; all cores by default.")
  var jobs: Int?

  @Flag(help: "Writes what taps do beside each picture, as NAME.hits.json.")
  var hits = false

  @Flag(help: "Prints the callbacks of Today widgets, in their order, after each picture.")
  var trace = false

  @OptionGroup var company: CompanionOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    let threads = try JobCount.threads(jobs, isQuiet: drawing.quiet)
    let matrix = try drawing.matrix()
    let fonts = try Input.fonts(drawing.fonts)
    let list = try jobList(matrix, fonts)
    try makeFolder()
    if !drawing.quiet { Output.message(Self.announcement(list.count, list.skipped)) }
    let report = try draw(list, fonts, threads)
    if report.givenUpCount > 0 {
      throw Failure(code: Exit.badInput, message: Self.loss(report.givenUpCount, of: list.count))
    }
    if drawing.strict, report.seriousCount > 0 { throw Failure(code: Exit.mismatch) }
  }

  /// Returns the jobs for every picture of every input; all documents are checked before the first is drawn.
  private func jobList(_ matrix: RenderMatrix, _ fonts: FontLibrary) throws -> RenderJobs {
    var list = RenderJobs(folder: output, writesHits: hits, judgesTexts: drawing.json)
    let companions = try company.documents(drawing.limits, fonts).map(\.widget)
    for path in inputs {
      let document = try Input.document(path, drawing.limits, fonts)
      var widget = document.widget
      widget.companions = companions
      let pictures = try DocumentPictures(
        document, drawing.matrix(matrix, for: document), hasDate: drawing.at != nil,
        expand: { try drawing.expansion(of: $0, for: document) })
      try drawing.budgets.check(count: list.count + pictures.count)
      for picture in pictures.samples { try drawing.budgets.check(picture.configuration) }
      try list.append(pictures, of: widget)
    }
    return list
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw DocumentError(
        file: output, message: "the folder for pictures cannot be made" + Self.obstacle(to: output))
    }
  }

  /// The reason why a folder cannot be made, as far as it can be found.
  private static func obstacle(to path: String) -> String {
    var above = URL(fileURLWithPath: path)
    while above.path != "/", !FileManager.default.fileExists(atPath: above.path) {
      above.deleteLastPathComponent()
    }
    if !Input.isFolder(above.path) { return ": '\(above.relativePath)' is not a folder" }
    let isOpen = FileManager.default.isWritableFile(atPath: above.path)
    return isOpen ? "" : ": '\(above.relativePath)' cannot be written"
  }

  private static func announcement(_ count: Int, _ skipped: Int) -> String {
    let images = count == 1 ? "1 image" : "\(count) images"
    return skipped == 0
      ? images : "\(images); \(skipped) skipped, as their devices do not show the family"
  }

  /// The last line of a run in which pictures exceeded the budget.
  static func loss(_ count: Int, of all: Int) -> String {
    "error: \(count) of \(all) pictures \(count == 1 ? "was" : "were") not drawn"
  }

  private func draw(
    _ list: RenderJobs, _ fonts: FontLibrary, _ threads: Int
  ) throws -> RenderReport {
    let (json, quiet) = (drawing.json, drawing.quiet)
    let report = RenderReport(count: list.count, isJSON: json, isQuiet: quiet, showsTrace: trace)
    let renderer = try drawing.budgets.limiting(
      Renderer(fonts: fonts, stopwatch: json ? Stopwatch { Clock.now() } : .none))
    defer { report.end() }
    let queue = RenderQueue<RenderWorker>(
      count: list.count, renderer: renderer, job: { list[$0] }, report: { report.add($0) })
    try queue.run(threads: threads)
    return report
  }
}

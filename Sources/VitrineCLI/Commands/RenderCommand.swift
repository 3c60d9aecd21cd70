import ArgumentParser
import Foundation
import Vitrine
import VitrineDocuments
import VitrineText

/// Documents to PNG files.
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

  @OptionGroup var company: CompanyOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    let threads = try JobCount.threads(jobs)
    let matrix = try drawing.matrix()
    let fonts = try Input.fonts(drawing.fonts)
    let (list, skipped) = try jobList(matrix, fonts)
    try makeFolder()
    if !drawing.quiet { Output.message(Self.announcement(list.count, skipped)) }
    let diagnosticCount = try draw(list, fonts, threads)
    if drawing.strict, diagnosticCount > 0 { throw Failure(code: Exit.mismatch) }
  }

  /// Every picture of every input; all documents are checked before the first is drawn.
  private func jobList(
    _ matrix: RenderMatrix, _ fonts: FontLibrary
  ) throws -> (jobs: [RenderJob], skipped: Int) {
    var list: [RenderJob] = []
    var skipped = 0
    var names: Set<String> = []
    let companions = try company.documents(drawing.limits, fonts).map(\.widget)
    for path in inputs {
      let document = try Input.document(path, drawing.limits, fonts)
      var widget = document.widget
      widget.companions = companions
      let matrix = try drawing.matrix(matrix, for: document)
      let expansion = try drawing.expansion(of: matrix, for: document)
      skipped += expansion.skipped
      for picture in pictures(of: document, expansion.configurations) {
        let name = output + "/" + Self.name(picture, of: document) + ".png"
        guard names.insert(name).inserted else {
          throw UsageError("two pictures would go to '\(name)'; the inputs' kinds must differ")
        }
        list.append(
          RenderJob(
            document: document, widget: widget, configuration: picture.configuration, path: name,
            isFilmstrip: picture.isFilmstrip, writesHits: hits && !picture.isFilmstrip,
            judgesTexts: drawing.json && !picture.isFilmstrip))
      }
    }
    return (list, skipped)
  }

  /// Each picture once, as `--entry timeline,0` asks for one twice.
  private func pictures(
    of document: Document, _ configurations: [RenderConfiguration]
  ) -> [DocumentPicture] {
    var seen: Set<DocumentPicture> = []
    return configurations.flatMap { document.pictures($0, hasDate: drawing.at != nil) }
      .filter { seen.insert($0).inserted }
  }

  private static func name(_ picture: DocumentPicture, of document: Document) -> String {
    ImageName.make(
      kind: document.kind, picture.configuration, entry: picture.isFilmstrip ? "filmstrip" : nil)
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw DocumentError(
        file: output, message: "the folder for pictures cannot be made" + Self.obstacle(to: output))
    }
  }

  /// What stands in the way of a folder, as far as it can be told.
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

  /// - Returns: how many diagnostics above notes there were.
  private func draw(_ list: [RenderJob], _ fonts: FontLibrary, _ threads: Int) throws -> Int {
    let (json, quiet) = (drawing.json, drawing.quiet)
    let report = RenderReport(count: list.count, isJSON: json, isQuiet: quiet, showsTrace: trace)
    let renderer = Renderer(fonts: fonts, stopwatch: json ? Stopwatch { Clock.now() } : .none)
    defer { report.end() }
    try RenderQueue<RenderWorker>(list, renderer: renderer) { report.add($0) }.run(threads: threads)
    return report.seriousCount
  }
}

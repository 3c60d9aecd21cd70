import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineText

/// Draws documents as PNG files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws documents (.json, .yaml) as PNG files.")

  @Argument(help: "Documents.")
  var inputs: [String]

  @OptionGroup var writing: PictureOptions

  @Flag(help: "Prints the callbacks of Today widgets, in their order, after each picture.")
  var trace = false

  @OptionGroup var company: CompanionOptions
  @OptionGroup var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    try JobCount.check(writing.jobs)
    let matrix = try drawing.matrix()
    let fonts = try FontSearch.library(drawing.fonts)
    let list = try jobList(matrix, fonts)
    let threads = try JobCount.threads(
      writing.jobs, pictures: list.count, isQuiet: drawing.quiet)
    try OutputFolder.make(writing.folder)
    if !drawing.quiet { Output.message(Self.announcement(list.count, list.skipped)) }
    let report = try draw(list, fonts, threads)
    try report.check(isStrict: drawing.strict)
  }

  /// Returns the jobs for every picture of every input; all documents are checked before the first is drawn.
  private func jobList(_ matrix: RenderMatrix, _ fonts: FontLibrary) throws -> RenderJobs {
    var list = RenderJobs(
      folder: writing.folder, writesHits: writing.hits, judgesTexts: drawing.json)
    let limits = documents.limits(drawing)
    let companions = try company.load(limits, fonts)
    for path in inputs {
      let pages = try InputPage.pages(
        path, matrix, drawing, company, companions, limits, fonts)
      for page in pages {
        let pictures = try DocumentPictures(page, page.matrix(drawing), drawing)
        try drawing.budgets.check(count: list.count + pictures.count)
        for picture in pictures.samples { try drawing.budgets.check(picture.configuration) }
        try list.append(pictures)
      }
    }
    return list
  }

  private static func announcement(_ count: Int, _ skipped: Int) -> String {
    let images = count == 1 ? "1 image" : "\(count) images"
    return skipped == 0
      ? images : "\(images); \(skipped) skipped, as their devices and systems have no such widget"
  }

  private func draw(
    _ list: RenderJobs, _ fonts: FontLibrary, _ threads: Int
  ) throws -> RenderReport {
    let (json, quiet) = (drawing.json, drawing.quiet)
    let report = RenderReport(count: list.count, isJSON: json, isQuiet: quiet, showsTrace: trace)
    let renderer = try drawing.renderer(fonts)
    defer { report.end() }
    let queue = RenderQueue<RenderWorker>(
      count: list.count, renderer: renderer, job: { list[$0] }, report: { report.add($0) })
    try queue.run(threads: threads)
    return report
  }
}

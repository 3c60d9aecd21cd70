import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineText

/// Draws documents as PNG files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "render", abstract: "Draws documents (.json, .yaml) as PNG files.",
    discussion: VerbExamples.text("render"))

  @Argument(
    help: """
      Documents, or folders of documents; - for one on standard input. Or a Swift source, a widget extension's folder, \
      an Xcode project or a folder with one, which is compiled first.
      """, completion: .documents
  )
  var inputs: [String]

  @Option(help: "Of Swift: the target of an Xcode project with several widget extensions.")
  var target: String?

  @Flag(help: "Of Swift: draws the previews, #Preview and each view of a PreviewProvider.")
  var previews = false

  @Option(help: "Of Swift: draws one preview by its name, or one view by the name of its type.")
  var view: String?

  @Option(
    help: "Of Swift: a JSON file with the states of a live activity.",
    completion: .file(extensions: ["json"]))
  var activityState: String?

  @Option(
    help: "Of Swift: a JSON file with rows for the stores of SwiftData and Core Data.",
    completion: .file(extensions: ["json"]))
  var data: String?

  @Option(
    name: .customLong("parameter"),
    help: "Of Swift: the value of a setting of the widget's App Intent, as NAME=VALUE.")
  var parameters: [String] = []

  @Option(
    help: """
      Of Swift: the most bytes of memory that the compiled program writes to. (default: \
      \(Confinement.standardMemory))
      """)
  var maxMemory: Int?

  @Flag(
    help: "Of Swift: lets the compiled program use the network and write to any file of yours.")
  var unconfined = false

  @OptionGroup(title: "Names that nobody declares") var invention: InventionOptions
  @OptionGroup(title: "What is written") var writing: PictureOptions

  @Flag(help: "Prints the callbacks of Today widgets, in their order, after each picture.")
  var trace = false

  @Flag(
    help: "Draws the other documents when one has an error, which is reported; ends with 3 then.")
  var keepGoing = false

  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    try JobCount.check(writing.jobs)
    try drawExtension()
    try writing.checkStream([("--json", drawing.json), ("--trace", trace)])
    let matrix = try drawing.matrix()
    let fonts = try FontSearch.library(drawing.fonts)
    let plan = try plan(matrix, fonts)
    let list = plan.jobs
    let threads = try JobCount.threads(
      writing.jobs, pictures: list.count, isQuiet: drawing.quiet)
    if list.count > 0 {
      try writing.checkStream(count: list.count)
      if !writing.isStream { try OutputFolder.make(writing.folder) }
    }
    if !drawing.quiet { Output.message(Self.announcement(list.count, list.skipped)) }
    let report = try draw(list, fonts, threads)
    try report.check(isStrict: drawing.strict, unread: plan.lost)
  }

  /// Has an extension's own program draw, where the input is one.
  private func drawExtension() throws {
    try invention.checkUnused(by: inputs)
    guard let path = inputs.first(where: ExtensionInput.isMeant) else {
      let given = [
        ("--target", target != nil), ("--previews", previews), ("--view", view != nil),
        ("--activity-state", activityState != nil), ("--data", data != nil),
        ("--max-memory", maxMemory != nil), ("--parameter", !parameters.isEmpty),
        ("--unconfined", unconfined),
      ]
      guard let (flag, _) = given.first(where: \.1) else { return }
      throw UsageError("\(flag) is for Swift sources, not for documents")
    }
    guard inputs.count == 1 else {
      throw UsageError("'\(path)' is Swift's to compile, and is drawn alone; give it by itself")
    }
    let flags = ExtensionInput.flags(CommandLine.arguments, of: "render", without: path)
    try ExtensionInput.run(
      path, target: target, flags, isQuiet: drawing.quiet, invention.choice)
  }

  /// Returns the jobs for every picture of every input; all documents are checked before the first is drawn.
  private func plan(_ matrix: RenderMatrix, _ fonts: FontLibrary) throws -> RenderPlan {
    var jobs = RenderJobs(
      folder: writing.isStream ? "" : writing.folder, writesHits: writing.hits,
      judgesTexts: drawing.json)
    jobs.explains = writing.explain
    (jobs.isStream, jobs.keepsGoing) = (writing.isStream, keepGoing)
    let limits = documents.limits(drawing)
    let companions = try company.load(limits, fonts)
    var kinds = try KindChoice(writing.kind)
    var plan = RenderPlan(
      jobs, files: try DocumentFiles.expand(inputs, except: writing.isStream ? nil : writing.output)
    )
    var count = 0
    try plan.add(
      { file in
        let parts = try InputPage.parts(
          file, matrix, &kinds, drawing, company, companions, limits, fonts
        ) { try DocumentPictures($0, $0.matrix(drawing), drawing) }
        guard let parts else { return nil }
        for part in parts {
          count += part.count
          try drawing.budgets.check(count: count)
          for picture in part.samples { try drawing.budgets.check(picture.configuration) }
        }
        return parts
      },
      tell: { $0.tell(asJSON: drawing.json) },
      note: { if !drawing.quiet { Output.message("note: left out: " + $0) } })
    try kinds.check()
    return plan
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
    let report = RenderReport(
      count: list.count, isJSON: json, isQuiet: quiet, showsTrace: trace,
      printsPaths: !writing.isStream, showsTimings: writing.timings)
    let renderer = try drawing.renderer(fonts, isTimed: writing.timings)
    defer { report.end() }
    let queue = RenderQueue<RenderWorker>(
      count: list.count, renderer: renderer, job: { list[$0] }, report: { report.add($0) })
    try queue.run(threads: threads)
    return report
  }
}

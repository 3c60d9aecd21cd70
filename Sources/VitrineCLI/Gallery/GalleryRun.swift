import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineText

/// Draws a gallery part by part and tells what came of each picture.
struct GalleryRun {
  private let renderer: PictureRenderer
  private let threads: Int
  private let report: RenderReport
  private let folder: String
  private let prints: Bool
  private let also: GalleryFormat?
  private let edgeColor: RGBA?

  init(
    _ drawing: DrawingOptions, _ options: GalleryOptions, _ fonts: FontLibrary, count: Int
  ) throws {
    renderer = try drawing.renderer(fonts)
    threads = try JobCount.threads(options.jobs, pictures: count, isQuiet: drawing.quiet)
    report = RenderReport(count: count, isJSON: drawing.json, isQuiet: drawing.quiet)
    folder = options.output
    prints = !drawing.quiet && !drawing.json
    also = try options.format()
    edgeColor = try options.edgeColor()
  }

  func end() { report.end() }

  func check(isStrict: Bool) throws { try report.check(isStrict: isStrict) }

  /// Draws previews as files, and makes the page of them.
  ///
  /// - Parameter plan: knows the programs that draw some of them.
  func draw(
    _ jobs: RenderJobs, _ plan: GalleryPlan, _ parts: Set<GalleryPart>, _ limit: Int?,
    isFramed: Bool
  ) throws {
    let (hasFile, hasCard) = (parts.contains(.previews), parts.contains(.page))
    try OutputFolder.make(hasFile ? folder + "/previews" : folder)
    let outcomes = try outcomes(
      of: (0..<jobs.count).map { index in
        GalleryJob(
          render: jobs[index],
          use: .preview(isFramed: isFramed, hasFile: hasFile, hasCard: hasCard),
          bundle: plan.bundle(of: jobs[index]), frameColor: edgeColor, also: also, limit: limit)
      })
    guard hasCard else { return }
    let pictures = outcomes.enumerated().compactMap { index, outcome in
      outcome?.card.map { (job: jobs[index], picture: $0) }
    }
    let names = Set(pictures.map(\.job.widget.kind)).count
    let title = names == 1 ? pictures.first?.job.widget.kind ?? "Gallery" : "\(names) widgets"
    let page = GalleryPage(title: title, cards: GalleryCard.cards(pictures))
    try writeFile(try page.bytes(), to: folder + "/index.html")
    if prints { Output.line(folder + "/index.html") }
  }

  /// Draws the cells of a sheet, and the sheet of them; a cell that cannot be drawn leaves no sheet.
  func draw(_ sheet: GallerySheet) throws {
    try OutputFolder.make(folder)
    let images = try outcomes(of: (0..<sheet.cellCount).map(sheet.cell)).compactMap { $0?.cell }
    guard images.count == sheet.cellCount else { return }
    var scratch = RenderScratch()
    let path = folder + "/sheet.png"
    let image = sheet.picture(images, renderer.starting(), &scratch)
    do {
      if let reason = UndrawnPicture(image, of: "the sheet") { throw reason.naming(path) }
      let began = Clock.now()
      let packed = try GalleryFile.packed(
        image, path, limit: sheet.limit, keepsTrueColour: false, &scratch)
      let other = try also.map {
        try GalleryFile.write(image, as: $0, beside: path, limit: sheet.limit)
      }
      let result = try GalleryFile.write(
        packed, image, to: path, entry: Self.noEntry, began: began)
      tell(GalleryOutcome(result: result, other: other))
    } catch let error as UndrawnPicture {
      report.add(.failure(error))
    }
  }

  /// The entry of a picture of several.
  private static let noEntry = #"{"name":"sheet"}"#

  func draw(_ store: StorePlan) throws {
    for folder in store.folders { try OutputFolder.make(folder) }
    _ = try outcomes(of: store.jobs)
  }

  /// Prints what came of a picture, and how it was packed.
  private func tell(_ outcome: GalleryOutcome) {
    guard let result = outcome.result else { return }
    report.add(.success(result))
    if prints, let other = outcome.other { Output.line(other) }
    if prints, let story = GalleryFile.story(result) { Output.message(story) }
  }

  /// Draws jobs on all threads and returns what came of them, in their order; nil for one that was given up, which is
  /// told.
  private func outcomes(of jobs: [GalleryJob]) throws -> [GalleryOutcome?] {
    let drawn = Mutex<[GalleryOutcome?]>([])
    let queue = RenderQueue<GalleryWorker>(
      count: jobs.count, renderer: renderer, job: { jobs[$0] },
      report: { outcome in
        switch outcome {
        case .success(let outcome):
          tell(outcome)
          drawn.withLock { $0.append(outcome) }
        case .failure(let reason):
          report.add(.failure(reason))
          drawn.withLock { $0.append(nil) }
        }
      })
    try queue.run(threads: threads)
    return drawn.withLock { $0 }
  }
}

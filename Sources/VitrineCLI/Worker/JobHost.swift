import Synchronization
import Vitrine
import VitrineDocuments
import VitrineText

/// The state that all jobs of a program share: folders, flags, fonts, and documents that stay in memory.
final class JobHost: Sendable {
  /// The folder of inputs.
  let root: JobFolder
  /// The folder of outputs; nil if pictures are only answered.
  let output: JobFolder?
  /// Settings of jobs that give none.
  private let flags: DrawingOptions
  private let company: CompanionOptions
  let companions: [CompanionOptions.Companion]
  /// The limits on documents, which hold for the jobs' own JSON as well.
  let limits: DocumentLimits
  let fonts: FontLibrary
  /// The limits of one job.
  let bounds: Bounds
  private let documents: DocumentCache
  /// The lists of settings that jobs name again.
  private let known = Mutex<[JobSettings: Lists]>([:])

  struct Bounds: Sendable {
    var pictures: Int
    /// The flag that says so.
    var picturesFlag = "--job-pictures"
    /// The bytes of the pictures in one answer.
    var answerBytes: Int
    /// The documents that stay in memory.
    var documents: Int
  }

  /// Flags, and the lists that they mean.
  private struct Lists: Sendable {
    var flags: DrawingOptions
    var matrix: RenderMatrix
  }

  /// The most settings whose lists are kept; jobs usually share a few.
  private static let mostKnown = 64

  init(
    root: JobFolder, output: JobFolder?, flags: DrawingOptions, company: CompanionOptions,
    limits: DocumentLimits, bounds: Bounds
  ) throws {
    self.root = root
    self.output = output
    self.flags = flags
    self.company = company
    self.limits = limits
    self.bounds = bounds
    fonts = try FontSearch.library(flags.fonts)
    companions = try company.load(limits, fonts)
    documents = DocumentCache(capacity: bounds.documents, limits: limits, fonts: fonts)
    // Mistakes in the program's own flags end it before the first job.
    _ = try flags.matrix()
  }

  /// Returns the pictures that a job asks for; all is checked before the first is drawn.
  func pictures(of job: WorkerJob) throws -> RenderJobs {
    let lists = try lists(job.settings)
    let input = try input(of: job)
    let pages = try InputPage.pages(
      of: input, lists.matrix, lists.flags, company, companions)
    var list = RenderJobs(folder: "", writesHits: false, judgesTexts: false)
    for page in pages {
      let pictures = try DocumentPictures(page, page.matrix(lists.flags), lists.flags)
      guard list.count + pictures.count <= bounds.pictures else {
        throw JobError(
          .budget,
          "\(list.count + pictures.count) pictures are more than \(bounds.picturesFlag) \(bounds.pictures); "
            + "shorten the lists, or make several jobs of them")
      }
      for picture in pictures.samples { try lists.flags.budgets.check(picture.configuration) }
      try list.append(pictures)
    }
    return list
  }

  /// The file of a job's wallpaper; nil without one.
  func wallpaperFile(of job: WorkerJob) throws -> String? {
    let name = try lists(job.settings).flags.wallpaper
    return name.flatMap { Wallpaper.names.contains($0) ? nil : $0 }
  }

  /// Returns a job's document, with the job's values.
  func input(of job: WorkerJob) throws -> InputDocument {
    try bound(try document(job.source), job.data)
  }

  private func document(_ source: WorkerJob.Source) throws -> InputDocument {
    switch source {
    case .file(let name): return try documents.document(try root.file(name))
    case .document(let value):
      // Its pictures and fonts lie in the folder of inputs.
      let input = try InputDocument.read(value, file: root.joined("document"), limits: limits)
      try input.openFonts(in: fonts)
      return input
    }
  }

  private func bound(_ input: InputDocument, _ data: LocatedObject) throws -> InputDocument {
    if data.members.isEmpty { return input }
    guard case .widget(let document) = input else {
      throw JobError(.job, "data: a scene document has no values of its own")
    }
    return .widget(try document.binding(data))
  }

  private func lists(_ settings: JobSettings) throws -> Lists {
    if let found = known.withLock({ $0[settings] }) { return found }
    let flags = try settings.applied(to: flags, in: root)
    let lists = Lists(flags: flags, matrix: try flags.matrix())
    if !settings.readsFiles {
      known.withLock { known in
        if known.count >= Self.mostKnown { known.removeAll() }
        known[settings] = lists
      }
    }
    return lists
  }
}

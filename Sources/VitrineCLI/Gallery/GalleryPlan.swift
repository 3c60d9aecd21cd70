import Vitrine
import VitrineDocuments
import VitrineText

/// The pictures of a gallery, all found before the first is drawn.
struct GalleryPlan {
  let inputs: [GalleryInput]
  let drawing: DrawingOptions
  let folder: String
  /// Whether the flags that need a screen are left to the pictures of the store.
  let hasStore: Bool
  /// The other widgets on the screens of previews.
  let company: CompanionOptions
  let companions: [CompanionOptions.Companion]
  /// Is given what is left out.
  let note: (String) -> Void

  /// Returns the pictures of widgets by themselves, or of the scene that the flags name.
  ///
  /// - Parameter scene: the scene where the flags name none.
  func widgets(scene: RenderScene, subfolder: String) throws -> RenderJobs {
    var flags = drawing
    flags.scene = drawing.scene ?? scene.rawValue
    flags.scheme = drawing.scheme ?? "light,dark"
    // The store's screens show these; a widget by itself does not.
    let isScreen = RenderScene(rawValue: flags.scene ?? "")?.isScreen ?? true
    if hasStore, !isScreen {
      flags.wallpaper = nil
      (flags.appName, flags.appIcon) = (nil, nil)
    }
    let matrix = try flags.matrix()
    if matrix.entries.contains(.timeline) {
      throw UsageError("a gallery shows one entry of a widget; render draws its timeline")
    }
    let jobs = RenderJobs(folder: folder + "/" + subfolder, writesHits: false, judgesTexts: false)
    var plan = RenderPlan(jobs, files: inputs.map(\.file))
    try plan.add(
      { file in
        guard let input = inputs.first(where: { $0.file == file }) else { return nil }
        return try UnfitFlags.naming(file) {
          try check(input, matrix)
          return try InputPage.pages(of: input.document, matrix, flags, company, companions).map {
            try DocumentPictures(input.named($0), $0.matrix(flags), flags)
          }
        }
      }, tell: { _ in }, note: note)
    return plan.jobs
  }

  /// The program that draws a widget; nil for a document.
  func bundle(of job: RenderJob) -> BundlePictures? {
    inputs.first { $0.file == job.document.file }?.bundle?.pictures
  }

  /// Refuses what the widget gallery never shows.
  private func check(_ input: GalleryInput, _ matrix: RenderMatrix) throws {
    let file = input.file
    if let bundle = input.bundle {
      if bundle.widget.isToday {
        throw UsageError("\(file): the widget gallery shows no Today widgets")
      }
      if bundle.widget.isActivity {
        throw UsageError("\(file): the widget gallery shows no live activities and no controls")
      }
      if let first = company.files.first {
        throw UsageError("\(file): --with \(first) is for documents, not for a bundle's program")
      }
      for case .index(let index) in matrix.entries {
        throw UsageError(
          "\(file): a gallery of a bundle's program shows snapshot, placeholder or current, not entry \(index)"
        )
      }
    }
    switch input.document {
    case .scene:
      throw UsageError("\(file): a scene document is no widget; --parts store draws it")
    case .widget(let document) where document.widget.anySurface == .today:
      throw UsageError("\(file): the widget gallery shows no Today widgets")
    case .widget(let document) where document.widget.activity != nil:
      throw UsageError("\(file): the widget gallery shows no live activities")
    case .widget(let document) where document.widget.control != nil:
      throw UsageError("\(file): the widget gallery shows no controls")
    case .widget: break
    }
  }
}

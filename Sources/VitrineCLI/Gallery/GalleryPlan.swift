import Vitrine
import VitrineDocuments
import VitrineText

/// The pictures of a gallery, all found before the first is drawn.
struct GalleryPlan {
  let inputs: [(file: String, document: InputDocument)]
  let drawing: DrawingOptions
  let folder: String
  /// Whether the flags that need a screen are left to the pictures of the store.
  let hasStore: Bool
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
      (flags.app.appName, flags.app.appIcon) = (nil, nil)
    }
    let matrix = try flags.matrix()
    if matrix.entries.contains(.timeline) {
      throw UsageError("a gallery shows one entry of a widget; render draws its timeline")
    }
    let jobs = RenderJobs(folder: folder + "/" + subfolder, writesHits: false, judgesTexts: false)
    var plan = RenderPlan(jobs, files: inputs.map(\.file))
    let company = try CompanionOptions.parse([])
    try plan.add(
      { file in
        guard let input = inputs.first(where: { $0.file == file })?.document else { return nil }
        return try UnfitFlags.naming(file) {
          try Self.checkGallery(input, file)
          return try InputPage.pages(of: input, matrix, flags, company, []).map {
            try DocumentPictures($0, $0.matrix(flags), flags)
          }
        }
      }, tell: { _ in }, note: note)
    return plan.jobs
  }

  /// Refuses what the widget gallery never shows.
  private static func checkGallery(_ input: InputDocument, _ file: String) throws {
    switch input {
    case .scene:
      throw UsageError("\(file): a scene document is no widget; --parts store draws it")
    case .widget(let document) where document.widget.today != nil:
      throw UsageError("\(file): the widget gallery shows no Today widgets")
    case .widget: break
    }
  }
}

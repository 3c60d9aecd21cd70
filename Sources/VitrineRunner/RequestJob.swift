import VitrineGraphics
import VitrineViews
import VitrineWidgets

/// The pictures of one request.
@MainActor
struct RequestJob {
  let command: BundleCommand
  let companions: [BundleRequest.Companion]
  let widgets: [WidgetDescription]
  let matrix: RenderMatrix
  let renderer: PictureRenderer

  /// A picture whose views are placed.
  struct Picture {
    var name: String
    var device: String
    var kind: String
    /// Whether it is to be shown on a dark ground.
    var needsDark: Bool
    /// The entry's name and facts, as JSON.
    var entry: String
    fileprivate var finish: @Sendable (inout RenderScratch) -> RenderedImage
  }

  /// Evaluates and places the pictures.
  func pictures() async throws -> (pictures: [Picture], skipped: Int) {
    var pictures: [Picture] = []
    var skipped = 0
    for part in try await parts() {
      skipped += part.skipped
      try command.drawing.budgets.check(count: pictures.count + part.configurations.count)
      for configuration in part.configurations {
        var widget = part.widget
        widget.companions = await widget.companions.present(on: configuration)
        for asked in await command.pictures(of: widget, configuration) {
          let job = command.job(asked, of: widget, renderer)
          let name = job.file.path.split(separator: "/").last.map(String.init) ?? ""
          pictures.append(
            Picture(
              name: name, device: configuration.device.name, kind: job.kind,
              needsDark: configuration.needsDarkGround, entry: job.entry,
              finish: job.finish))
        }
      }
      try command.drawing.budgets.check(count: pictures.count)
    }
    return (pictures, skipped)
  }

  func image(of picture: Picture, _ scratch: inout RenderScratch) throws -> RenderedImage {
    let image = picture.finish(&scratch)
    if let reason = UndrawnPicture(image, of: picture.kind) { throw reason.naming(picture.name) }
    return image
  }

  private func parts() async throws -> [BundlePart] {
    let members = try companions.map { companion in
      guard let widget = widgets.first(where: { $0.kind == companion.kind }) else {
        throw UsageError.unknown(companion.kind, what: "kind", among: widgets.map(\.kind))
      }
      return ScreenMember(widget, family: companion.family.flatMap(WidgetFamily.init(slug:)))
    }
    let shown = widgets.map { widget in
      var widget = widget
      widget.companions = members
      return widget
    }
    return try await command.parts(shown, matrix)
  }
}

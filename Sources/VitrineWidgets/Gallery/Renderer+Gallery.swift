import VitrineGraphics
import VitrineLayout
import VitrineViews

extension Renderer {
  /// Draws a contact sheet.
  ///
  /// - Parameter configuration: the scale, and the kernels.
  package func contactSheet(
    _ sheet: ContactSheet, _ geometry: ContactSheetGeometry, _ configuration: RenderConfiguration,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    draw(
      ContactSheetView(sheet: sheet, geometry: geometry), size: geometry.size,
      scale: configuration.pixelScale, like: configuration, kind: "sheet", scratch: &scratch)
  }

  /// Draws a device around a picture of its screen; outside it is clear.
  ///
  /// - Parameter configuration: that of the screen.
  package func framed(
    _ screen: RenderedImage, _ configuration: RenderConfiguration, scratch: inout RenderScratch
  ) -> RenderedImage {
    let geometry = DeviceFrameGeometry(configuration.device, screen: configuration.screenSize)
    let view = DeviceFrame(
      geometry: geometry, picture: BitmapResource(drawn: screen, name: "screen"),
      isDark: configuration.scheme == .dark)
    var image = draw(
      view, size: geometry.size, scale: screen.scale, like: configuration, kind: "frame",
      scratch: &scratch)
    image.diagnostics = screen.diagnostics + image.diagnostics
    image.times.add(screen.times)
    return image
  }

  /// Draws a picture for the App Store. Its own text ledger, that of the headline, says whether the headline fits.
  ///
  /// - Parameters:
  ///   - screen: the picture of the screen, drawn with the layout's pixels per point.
  ///   - configuration: that of the screen.
  package func storePicture(
    _ screen: RenderedImage, headline: String, _ layout: StoreLayout,
    _ configuration: RenderConfiguration, scratch: inout RenderScratch
  ) -> RenderedImage {
    let view = StorePicture(
      layout: layout, headline: headline,
      screen: BitmapResource(drawn: screen.pixmap, name: "screen", scale: layout.scale),
      ground: StoreGround(configuration), isDark: configuration.scheme == .dark)
    var image = draw(
      view, size: layout.canvas, scale: layout.scale, like: configuration, kind: "store",
      scratch: &scratch)
    image.diagnostics = screen.diagnostics + image.diagnostics
    image.times.add(screen.times)
    return image
  }

  /// Draws views of this package in the language and the appearance of a picture.
  private func draw<Content: View>(
    _ view: Content, size: Size, scale: Double, like configuration: RenderConfiguration,
    kind: String, scratch: inout RenderScratch
  ) -> RenderedImage {
    var bare = RenderConfiguration()
    bare.family = nil
    bare.scene = .view
    bare.size = size
    bare.scale = scale
    bare.scheme = kind == "sheet" ? .light : configuration.scheme
    bare.localeIdentifier = configuration.localeIdentifier
    bare.kernels = configuration.kernels
    let made = UncheckedTransfer<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      VitrineViews.resolve(view, environment: $0, notes: $1)
    })
    let entry = WidgetEntry(resolve: { made.value($0, $1) })
    let widget = WidgetDescription(
      kind: kind, families: [], source: .immediate { _ in entry })
    return render(entry, of: widget, bare, scratch: &scratch)
  }
}

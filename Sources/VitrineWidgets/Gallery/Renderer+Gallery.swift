package import VitrineGraphics
import VitrineLayout
import VitrineText
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
  /// - Parameters:
  ///   - configuration: that of the screen.
  ///   - color: the colour of the device's edge; nil for a grey by the scheme.
  package func framed(
    _ screen: RenderedImage, _ configuration: RenderConfiguration, color: RGBA? = nil,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    let geometry = DeviceFrameGeometry(configuration.device, screen: configuration.screenSize)
    let view = DeviceFrame(
      geometry: geometry, picture: BitmapResource(drawn: screen, name: "screen"), color: color,
      isDark: configuration.scheme == .dark)
    var image = draw(
      view, size: geometry.size, scale: screen.scale, like: configuration, kind: "frame",
      scratch: &scratch)
    image.diagnostics = screen.diagnostics + image.diagnostics
    image.times.add(screen.times)
    return image
  }

  /// Draws a picture for the App Store. Its own text ledger, that of headline and subtitle, says whether they fit.
  ///
  /// - Parameters:
  ///   - screen: the picture of the screen, drawn with the layout's pixels per point.
  ///   - configuration: that of the screen.
  package func storePicture(
    _ screen: RenderedImage, _ words: StoreWords, _ layout: StoreLayout, _ design: StoreDesign,
    _ configuration: RenderConfiguration, scratch: inout RenderScratch
  ) -> RenderedImage {
    let ground =
      design.background.map {
        StoreGround($0, below: layout.hasWords ? layout.words : nil, on: layout.canvas)
      } ?? StoreGround(configuration)
    let view = StorePicture(
      layout: layout, words: words,
      screen: BitmapResource(drawn: screen.pixmap, name: "screen", scale: layout.scale),
      ground: ground, design: design, isDark: configuration.scheme == .dark)
    var image = draw(
      view, size: layout.canvas, scale: layout.scale, like: configuration, kind: "store",
      fonts: design.font.set, scratch: &scratch)
    image.diagnostics =
      screen.diagnostics + image.diagnostics + (ground.note.map { [$0] } ?? [])
    image.times.add(screen.times)
    return image
  }

  /// Draws views of this package in the language and the appearance of a picture.
  private func draw<Content: View>(
    _ view: Content, size: Size, scale: Double, like configuration: RenderConfiguration,
    kind: String, fonts: FontSet? = nil, scratch: inout RenderScratch
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
    var widget = WidgetDescription(
      kind: kind, families: [], source: .immediate { _ in entry })
    widget.fonts = fonts
    return render(entry, of: widget, bare, scratch: &scratch)
  }
}

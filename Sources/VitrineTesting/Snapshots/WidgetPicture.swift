public import Vitrine
public import VitrineGraphics

/// Draws one entry of a widget for inspection in a test; nil if the widget shows nothing.
@MainActor
public func picture<W: Widget>(
  of widget: W.Type, _ configuration: RenderConfiguration = RenderConfiguration(),
  renderer: Renderer = Renderer()
) async -> RenderedImage? {
  guard
    let description = W._contents(configuration).withStatesOfPreviews.widgets.first?.showing(
      .besideExecutable()),
    let picture = await description.pictures(configuration).entries.first
  else { return nil }
  var scratch = RenderScratch()
  return renderer.recording.render(
    picture.entry, of: description, picture.configuration, scratch: &scratch)
}

/// Draws a bare view in `size` points, without container, margins or clip.
///
/// - Parameter view: evaluated like a body: a date that it reads is the configuration's.
@MainActor
public func picture<Content: View>(
  of view: @autoclosure () -> Content, size: Size,
  _ configuration: RenderConfiguration = RenderConfiguration(),
  renderer: Renderer = Renderer()
) -> RenderedImage {
  var configuration = configuration
  configuration.family = nil
  configuration.size = size
  configuration.scene = .view
  var scratch = RenderScratch()
  return renderer.recording.render(view(), configuration, scratch: &scratch)
}

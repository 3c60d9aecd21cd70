import VitrineWidgets

/// A widget of the bundle and the settings to draw it with.
struct BundlePart {
  var widget: WidgetDescription
  var configurations: RenderConfigurations
  /// The number of pictures left out because a device does not show them.
  var skipped: Int
  /// The preview that the widget comes from, which decides the size of a bare view.
  var preview: RegisteredPreview?

  /// Returns the settings of a picture with the size of a preview's canvas.
  @MainActor
  func sized(
    _ configuration: RenderConfiguration, _ renderer: PictureRenderer
  ) async -> RenderConfiguration {
    await preview?.sized(configuration, renderer.starting()) ?? configuration
  }
}

import VitrineViews

/// The settings of a preview that modifiers of its view make.
struct PreviewSettings {
  var name: String?
  var canvas = PreviewCanvas.screen
  var orientation: ScreenOrientation?
  /// The family of a widget whose content the view is; nil for a view by itself.
  var family: WidgetFamily?
  /// The live activity that the view stands for.
  var activity: ActivityPreviewRequest?
}

private enum PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
  var preview: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

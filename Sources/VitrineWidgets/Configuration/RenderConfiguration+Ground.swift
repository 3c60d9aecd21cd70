import VitrineViews

extension RenderConfiguration {
  /// Whether the picture is a widget in white on nothing, as on Lock Screens.
  package var emitsLight: Bool {
    !scene.isScreen && (mode == .vibrant || mode == .accented && family?.isAccessory == true)
  }

  /// Whether the picture is to be shown on a dark ground, as on a light one it would not be seen.
  package var needsDarkGround: Bool {
    emitsLight || !scene.isScreen && family?.isAccessory == true && widgetScheme == .dark
  }
}

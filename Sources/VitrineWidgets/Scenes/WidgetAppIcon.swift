import VitrineGraphics
import VitrineViews

/// The icon of a widget's app in the shape that icons have.
nonisolated struct WidgetAppIcon: View {
  let context: SceneContext
  /// The side in points.
  let side: Double

  nonisolated var body: some View {
    let os = context.configuration.design
    AppArt(app: context.app, side: side, isDark: context.isDark && os >= 18)
      .clipShape(
        RoundedRectangle(cornerRadius: AppIconRadius.of(side: side, os: os), style: .continuous))
  }
}

extension ShownApp {
  /// Creates the app of a widget.
  ///
  /// - Parameter palette: the colours of the widget, in which an icon is drawn for an app without one.
  init(_ widget: WidgetDescription, _ palette: AppPalette?) {
    self.init(
      picture: widget.app.icon?.bitmap,
      named: widget.app.shownName ?? widget.displayName ?? widget.kind,
      palette: palette ?? AppPalette(widget.colors) ?? .neutral)
  }
}

extension SceneContext {
  /// The app of the widget in front.
  nonisolated var app: ShownApp { ShownApp(widget, palette) }

  /// Returns the name of a widget's app: its own, else the widget's display name, else the kind.
  nonisolated func appName(of widget: WidgetDescription) -> String {
    widget.app.shownName ?? name(of: widget)
  }

  nonisolated var appName: String { appName(of: widget) }
}

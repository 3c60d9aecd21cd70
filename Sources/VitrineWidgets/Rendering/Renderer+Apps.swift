import VitrineGraphics
import VitrineLayout
import VitrineViews

extension Renderer {
  /// Returns the colours of an icon for the app of a scene's widget; nil if the scene shows no icon, or the app has
  /// one.
  ///
  /// They are those of the widget's first family on the standard device in light appearance, so that an app has one
  /// icon in all its pictures.
  func palette(
    of widget: WidgetDescription, _ entry: WidgetEntry, _ configuration: RenderConfiguration
  ) -> AppPalette? {
    guard configuration.showsAppIcon, widget.app.icon == nil else { return nil }
    if let declared = AppPalette(widget.colors) { return declared }
    var plain = RenderConfiguration()
    plain.family = widget.families.first { !$0.isAccessory } ?? .systemSmall
    var request = EntryRequest(plain)
    request.budget = budget
    let shown = if case .immediate(let make) = widget.source { make(request) } else { entry }
    let tree = WidgetRoot(widget, plain).resolve(shown, notes: ResolveNotes())
    return AppPalette(widget.colors, tree.root)
  }

  /// Returns the app of a Today widget, for the icon of its header.
  func app(
    of shown: TodayPresentation, _ widget: WidgetDescription, _ values: EnvironmentValues
  ) -> ShownApp {
    var app = ShownApp(widget, nil)
    app.letter = ShownApp.initial(shown.title.shown)
    guard shown.icon == nil, app.picture == nil, AppPalette(widget.colors) == nil else {
      return app
    }
    let tree = VitrineViews.resolve(
      TodayContent(presentation: shown), environment: values, notes: ResolveNotes())
    app.palette = AppPalette(widget.colors, tree.root)
    return app
  }
}

extension WidgetDescription {
  /// Returns the widget with the app that a picture's settings name.
  func showing(_ app: WidgetApp) -> WidgetDescription {
    var copy = self
    copy.app = copy.app.overridden(by: app)
    return copy
  }
}

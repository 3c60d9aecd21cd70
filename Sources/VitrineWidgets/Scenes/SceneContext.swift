package import VitrineGraphics
package import VitrineLayout
package import VitrineViews

/// The data for the views of a scene.
package nonisolated struct SceneContext {
  package let widget: WidgetDescription
  package let configuration: RenderConfiguration
  /// The widgets on the screen; the first is the one that the picture is drawn for.
  package var guests: [SceneGuest]
  /// The colours of an icon for an app without one; nil before the widget's views are known.
  var palette: AppPalette?
  /// The stack that contains the widget, if there are several.
  var stack: SceneStack?
  /// Whether the widget is omitted, in a scene below another one.
  var hidesWidget = false
  /// The colours of the wallpaper.
  let tones: WallpaperTones

  /// The environment of the scene's views; the widget has its own.
  package var environment: EnvironmentValues {
    var screen = configuration
    screen.family = nil
    screen.entry = .snapshot
    var values = WidgetRoot(widget, screen).environment
    values.host.isElevated = false
    return values
  }

  /// Creates the context of a screen with guests at their places.
  init(
    widget: WidgetDescription, configuration: RenderConfiguration, guests: [SceneGuest],
    tones: WallpaperTones
  ) {
    self.widget = widget
    self.configuration = configuration
    self.guests = guests
    self.tones = tones
  }

  /// Creates the context of a screen with one widget.
  ///
  /// - Parameter content: the widget's nodes, if no placed tree will replace them.
  package init(
    widget: WidgetDescription, configuration: RenderConfiguration, content: Node? = nil,
    tones: WallpaperTones? = nil
  ) {
    let tones = tones ?? WallpaperTones(configuration)
    var alone = widget
    alone.companions = []
    let place = ScreenPlan(alone, configuration).seats.first?.place ?? ScreenPlace()
    self.init(
      widget: widget, configuration: configuration,
      guests: [SceneGuest(0, widget, configuration, at: place, content: content)], tones: tones)
  }

  package var screen: Size { configuration.screenSize }
  package var isDark: Bool { configuration.scheme == .dark }
  var isRightToLeft: Bool {
    LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
  }

  /// The system's texts in the picture's language.
  package var words: SystemWords { .of(configuration.realLocaleIdentifier) }
  /// Whether bars and buttons are made of glass, as in iOS 26.
  var hasGlass: Bool { configuration.design >= 26 }

  /// The widget's display name, or else its kind.
  package var name: String { name(of: widget) }
  func name(of widget: WidgetDescription) -> String {
    widget.displayName(in: configuration) ?? widget.kind
  }
  var details: String? { widget.details(in: configuration) }

  /// The widgets that the screen shows.
  var visibleGuests: [SceneGuest] { hidesWidget ? [] : guests }
  /// The frame of the widget that the picture is drawn for.
  var hostedFrame: Rect { guests.first?.place.frame ?? .zero }
  /// The lower end of the widgets, in points from the top of the screen.
  var lastBottom: Double { guests.compactMap(\.place.frame?.maxY).max() ?? 0 }

  /// The widget at the size that the scene gives it.
  package var hosted: HostedWidget {
    guests.first?.view ?? HostedWidget(SceneGuest.identifier(0), canvas: .zero)
  }
}

package import VitrineGraphics
package import VitrineLayout
package import VitrineViews

/// A builder of the tree of a screen around a widget: the scene's views in the screen's environment.
struct SceneRoot {
  let context: SceneContext

  /// Creates a root for one widget.
  ///
  /// - Parameters:
  ///   - content: the widget's nodes, if no placed tree will replace them.
  init(_ widget: WidgetDescription, _ configuration: RenderConfiguration, content: Node? = nil) {
    context = SceneContext(widget: widget, configuration: configuration, content: content)
  }

  /// Creates a root for several widgets.
  ///
  /// - Parameter trees: the placed trees of the widgets in `company`.
  init(_ company: SceneWidgets, _ configuration: RenderConfiguration, trees: [PlacedTree]) {
    var context = SceneContext(widget: company.widget, configuration: configuration)
    context.stack = company.stack
    context.guests = zip(company.members, trees).enumerated().map { index, member in
      SceneGuest(index, member.0.configuration, placed: member.1)
    }
    self.context = context
  }

  func resolve(notes: ResolveNotes) -> NodeTree {
    VitrineViews.resolve(
      SceneView(context: context), environment: context.environment, notes: notes)
  }

  var placeOptions: PlaceOptions {
    let configuration = context.configuration
    return PlaceOptions(
      size: configuration.screenSize, scale: configuration.pixelScale,
      isRightToLeft: context.isRightToLeft)
  }
}

/// The data for the views of a scene.
package nonisolated struct SceneContext {
  package let widget: WidgetDescription
  package let configuration: RenderConfiguration
  /// The widgets on the screen; the first is the one that the picture is drawn for.
  package var guests: [SceneGuest]
  /// The stack that contains the widget, if there are several.
  var stack: SceneStack?
  /// Whether the widget is omitted, in a scene below another one.
  var hidesWidget = false

  /// The environment of the scene's views; the widget has its own.
  package var environment: EnvironmentValues {
    var screen = configuration
    screen.family = nil
    screen.entry = .snapshot
    var values = WidgetRoot(widget, screen).environment
    values.host.isElevated = false
    return values
  }

  package init(
    widget: WidgetDescription, configuration: RenderConfiguration, content: Node? = nil
  ) {
    self.widget = widget
    self.configuration = configuration
    guests = [SceneGuest(0, configuration, content: content)]
  }

  package var screen: Size { configuration.screenSize }
  package var isDark: Bool { configuration.scheme == .dark }
  var isRightToLeft: Bool {
    LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
  }

  /// The system's texts in the picture's language.
  package var words: SystemWords { .of(configuration.realLocaleIdentifier) }
  /// Whether bars and buttons are made of glass, as in iOS 26.
  var hasGlass: Bool { configuration.os >= 26 }

  /// The widget's display name, or else its kind.
  package var name: String { widget.displayName(in: configuration) ?? widget.kind }
  var details: String? { widget.details(in: configuration) }

  /// The widget at the size that the scene gives it.
  package var hosted: HostedWidget {
    guests.first?.view ?? HostedWidget(SceneGuest.identifier(0), canvas: .zero)
  }
}

extension RenderConfiguration {
  /// The configuration of the widget inside a scene: clipped to its container, in its slot's size.
  package var hosted: RenderConfiguration {
    guard scene.isScreen else { return self }
    var copy = self
    copy.isFromHome = scene == .home || scene == .stack
    copy.scene = .widget
    copy.wallpaper = nil
    if scene == .lock {
      copy.mode = .vibrant
      copy.isOnBrightWallpaper = hasBrightWallpaper
      // The environment of Lock Screen widgets is always dark, whatever the device's scheme.
      copy.scheme = .dark
    }
    return copy
  }
}

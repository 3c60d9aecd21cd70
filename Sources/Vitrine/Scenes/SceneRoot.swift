package import VitrineGraphics
package import VitrineLayout

/// Builds the tree of a screen around a widget: the scene's views under the screen's environment.
struct SceneRoot {
  let context: SceneContext

  /// - Parameters:
  ///   - content: the widget's nodes, where no placed tree will take their place.
  ///   - guest: the widget as it was placed.
  init(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration, content: Node? = nil,
    guest: PlacedTree? = nil
  ) {
    var context = SceneContext(widget: widget, configuration: configuration, content: content)
    context.guestInk = guest?.leafBounds
    self.context = context
  }

  func resolve(notes: ResolveNotes) -> NodeTree {
    Vitrine.resolve(SceneView(context: context), environment: context.environment, notes: notes)
  }

  var placeOptions: PlaceOptions {
    let configuration = context.configuration
    return PlaceOptions(
      size: configuration.screenSize, scale: configuration.pixelScale,
      isRightToLeft: context.isRightToLeft)
  }
}

/// What the views of a scene know.
package nonisolated struct SceneContext {
  package let widget: WidgetDescription
  package let configuration: RenderConfiguration
  let content: Node?
  /// What the widget draws, on its own canvas; nil before it is placed.
  var guestInk: Rect?
  /// True for a scene that lies under another one.
  var hidesWidget = false

  /// What the views of the scene are told; the widget has an environment of its own.
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
    self.content = content
  }

  package var screen: Size { configuration.screenSize }
  package var isDark: Bool { configuration.scheme == .dark }
  var isRightToLeft: Bool {
    LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
  }

  /// What the system writes, in the picture's language.
  package var words: SystemWords { .of(configuration.realLocaleIdentifier) }
  /// Bars and buttons of iOS 26 are of glass.
  var hasGlass: Bool { configuration.os >= 26 }

  /// The widget's name for people: the gallery's, or else its kind.
  package var name: String { widget.displayName ?? widget.kind }

  /// The widget at the size that its host gives it.
  package var hosted: HostedWidget {
    let hosted = configuration.hosted
    let size = hosted.widgetSize
    return HostedWidget(
      Self.guest, canvas: hosted.canvasSize, shown: size?.shown, content: content)
  }

  /// The identifier of the widget's place.
  static let guest = "widget"
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
      // Lock Screen widgets are told that they are dark, whatever the device is.
      copy.scheme = .dark
    }
    return copy
  }
}

extension PlacedTree {
  /// What the texts, pictures and shapes take, in points; nil where there are none.
  var leafBounds: Rect? {
    let leaves = nodes.filter { node in
      switch node.content {
      case .text, .image, .shape: node.frame.width > 0
      default: false
      }
    }
    return leaves.dropFirst().reduce(leaves.first?.frame) { $0?.union($1.frame) }
  }
}

extension Renderer {
  /// Places the widget by itself, then the screen around it, and puts the one into the other.
  func placeScene(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    let guest = placeWidget(entry, of: widget, configuration.hosted)
    var times = guest.times
    let root = SceneRoot(widget, configuration, guest: guest.tree)
    let notes = ResolveNotes()
    let tree = stopwatch.time(&times.resolve) { root.resolve(notes: notes) }
    var layoutNotes: [Diagnostic] = []
    let placed = stopwatch.time(&times.place) {
      VitrineLayout.place(tree, fonts: fonts, root.placeOptions, diagnostics: &layoutNotes)
        .hosting([SceneContext.guest: guest.tree], in: HostedWidget.nodeName)
        .marking(HostedWidget.nodeName, as: guest.tapRules)
    }
    return PlacedWidget(
      configuration: configuration, tree: placed,
      diagnostics: guest.diagnostics + SceneNotes.of(configuration) + notes.diagnostics,
      times: times)
  }
}

package import VitrineGraphics
package import VitrineLayout

/// Builds the tree of a screen around a widget: the scene's views under the screen's environment.
struct SceneRoot {
  let context: SceneContext

  /// - Parameters:
  ///   - content: the widget's nodes, where no placed tree will take their place.
  init(_ widget: WidgetDescription, _ configuration: RenderConfiguration, content: Node? = nil) {
    context = SceneContext(widget: widget, configuration: configuration, content: content)
  }

  /// - Parameter trees: the members of the company as they were placed.
  init(_ company: SceneCompany, _ configuration: RenderConfiguration, trees: [PlacedTree]) {
    var context = SceneContext(widget: company.widget, configuration: configuration)
    context.stack = company.stack
    context.guests = zip(company.members, trees).enumerated().map { index, member in
      SceneGuest(index, member.0.configuration, placed: member.1)
    }
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
  /// The widgets on the screen; the first is the one that the picture is drawn for.
  package var guests: [SceneGuest]
  /// Where the widget lies in a stack of several.
  var stack: SceneStack?
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
    guests = [SceneGuest(0, configuration, content: content)]
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
  package var name: String { widget.displayName(in: configuration) ?? widget.kind }
  var details: String? { widget.details(in: configuration) }

  /// The widget at the size that its host gives it.
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
      // Lock Screen widgets are told that they are dark, whatever the device is.
      copy.scheme = .dark
    }
    return copy
  }
}

extension Renderer {
  /// Places the widget by itself, then the screen around it, and puts the one into the other.
  func placeScene(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    let company = SceneCompany(widget, entry, configuration)
    let guests = company.members.map {
      placeWidget($0.entry, of: $0.widget, $0.configuration.hosted)
    }
    let trees = guests.map(\.tree)
    var times = StageTimes()
    for guest in guests { times.add(guest.times) }
    let root = SceneRoot(company, configuration, trees: trees)
    let notes = ResolveNotes()
    let tree = stopwatch.time(&times.resolve) { root.resolve(notes: notes) }
    var layoutNotes: [Diagnostic] = []
    let named = trees.enumerated().map { (SceneGuest.identifier($0), $1) }
    var options = root.placeOptions
    options.budget = budget
    let placed = stopwatch.time(&times.place) {
      VitrineLayout.place(tree, fonts: fonts, options, diagnostics: &layoutNotes)
        .hosting(Dictionary(uniqueKeysWithValues: named), in: HostedWidget.nodeName)
        .marking(HostedWidget.nodeName, as: guests.first?.tapRules)
    }
    return PlacedWidget(
      configuration: configuration, tree: placed,
      diagnostics: guests.flatMap(\.diagnostics) + company.diagnostics
        + SceneNotes.of(configuration) + notes.diagnostics
        // The screen is ours: what else is noted of it helps nobody.
        + layoutNotes.filter { $0.code == Diagnostic.budgetCode }, times: times)
  }
}

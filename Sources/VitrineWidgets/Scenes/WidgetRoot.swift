import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A builder of the tree around a widget's content: margins, background and container.
final class WidgetRoot {
  private let widget: WidgetDescription
  private let configuration: RenderConfiguration
  private let slot = ContainerBackgroundSlot()
  /// The choices of a live activity's views.
  private let platter = ActivityPlatter()
  private var content = NodeTree(root: Node(.empty, name: "EmptyView"))
  private var hadBackground = false
  private let label: WidgetLabelSlot?
  private var hadLabel = false

  /// The names of the nodes that hold the author's views, without the background: in a container, and on the
  /// canvas of a document's bare view.
  static let (containerName, canvasName) = ("container", "canvas")

  init(_ widget: WidgetDescription, _ configuration: RenderConfiguration) {
    self.widget = widget
    var shown = configuration
    // Faces are black under both schemes.
    shown.scheme = configuration.widgetScheme
    self.configuration = shown
    label = configuration.watchPlace.map(WidgetLabelSlot.init)
  }

  /// Evaluates the entry's views and places them in the container.
  func resolve(_ entry: WidgetEntry, notes: ResolveNotes) -> NodeTree {
    content = entry.resolve(environment, notes)
    return tree()
  }

  /// Returns the whole tree, with the background as far as it is set.
  func tree() -> NodeTree {
    hadBackground = slot.nodes != nil
    hadLabel = label?.nodes != nil
    guard configuration.family != nil else { return bare() }
    if let label { return NodeTree(root: WatchRoot(label, configuration).root(content.root)) }
    return NodeTree(root: clipped(framed()))
  }

  /// Whether a background or a label was set after the last call of `tree`.
  var hasLateBackground: Bool {
    !hadBackground && slot.nodes != nil || !hadLabel && label?.nodes != nil
  }

  var placeOptions: PlaceOptions {
    PlaceOptions(
      size: configuration.canvasSize, scale: configuration.pixelScale,
      containerShape: configuration.container.geometry(os: configuration.design),
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  var diagnostics: [Diagnostic] {
    platter.notes(on: configuration.surface.presentation) + backgroundNotes
      + (label?.diagnostics ?? []) + configuration.localeNotes
  }

  private var backgroundNotes: [Diagnostic] {
    guard let family = configuration.family, slot.nodes == nil,
      !family.isAccessory || configuration.isCard
    else { return [] }
    // A document names no API, and earlier systems ask for none.
    guard configuration.design >= 17, case .provider = widget.source else {
      return [
        Diagnostic(
          severity: .note, code: "no-container-background",
          message: "the widget names no containerBackground; the system's background is drawn",
          path: "")
      ]
    }
    return [
      Diagnostic(
        severity: .warning, code: "no-container-background",
        message:
          "the widget names no containerBackground; a device shows “Please adopt containerBackground API” in its place, and its views are drawn on the system's background here",
        path: "")
    ]
  }
}

extension WidgetRoot {
  /// The content inside its margins in the size of the container, with the background behind it.
  private func framed() -> Node {
    let size = configuration.canvasSize
    var padded = Node(
      .padding(margins), name: "contentMargins",
      children: [content.root])
    if configuration.family == .accessoryInline {
      // A line of text is a third of a point higher than its place, and is shown all the same.
      padded = Node(
        .fixedSize(horizontally: false, vertically: true), name: "line", children: [padded])
    }
    let full = Node(
      .frame(width: size.width, height: size.height, .center), name: Self.containerName,
      children: [ModeColors.content(padded, configuration)])
    guard let background = background() else { return full }
    let behind = Node(.widgetBackground, name: "containerBackground", children: [background])
    return Node(.background(.center), name: "background", children: [full, behind])
  }

  /// StandBy gives the content of a widget whose background it removes more room.
  private var margins: Insets {
    guard configuration.removesBackground, widget.isBackgroundRemovable,
      widget.contentMargins != .none
    else { return widget.contentMargins.insets(configuration) }
    return Insets(all: StandByMetrics.margin * configuration.canvasSize.width)
  }

  /// A bare view has neither margins nor container, but a document's background for it is drawn.
  private func bare() -> NodeTree {
    guard slot.nodes != nil, let background = background() else { return content }
    let size = configuration.canvasSize
    let full = Node(
      .frame(width: size.width, height: size.height, .center), name: Self.canvasName,
      children: [content.root])
    let behind = Node(.widgetBackground, name: "containerBackground", children: [background])
    return NodeTree(root: Node(.background(.center), name: "background", children: [full, behind]))
  }

  private func clipped(_ node: Node) -> Node {
    guard configuration.scene == .widget else { return node }
    return Node(
      .effect(.clip(configuration.container.geometry(os: configuration.design), .nonZero)),
      name: "containerShape",
      children: [node])
  }

  /// The content's background over the system's, or nil if it is removed.
  private func background() -> Node? {
    guard showsBackground else {
      return configuration.isCard ? systemBackground : ModeColors.plate(configuration)
    }
    let named = slot.nodes.map { Node(.zStack(.center), name: "ZStack", children: $0) }
    // No wallpaper shows through a widget on a screen: clear parts show the system's background.
    if let named, named.fillsOpaquely || !hasGround { return named }
    guard hasGround else { return nil }
    let system = systemBackground
    guard let named else { return system }
    return Node(.zStack(.center), name: "ZStack", children: [system, named])
  }

  /// The system's own ground of the widget.
  private var systemBackground: Node {
    let color =
      configuration.isCard
      ? SmartStackMetrics.ground : SystemColorTable.color(.systemBackground, appearance)
    return Node(
      .shape(ShapeLeaf(.rectangle, .fill(.color(color), .nonZero))), name: "systemBackground")
  }

  private var appearance: SystemColorTable.Appearance {
    SystemColorTable.Appearance(
      isDark: configuration.scheme == .dark, isHighContrast: configuration.increasesContrast,
      isElevated: true, os: configuration.design)
  }

  /// Whether the system has a ground for the family: of the accessory ones only as the card of a watch.
  private var hasGround: Bool {
    configuration.family.map { !$0.isAccessory || configuration.isCard } ?? false
  }

  /// Whether a background is drawn: Lock Screen widgets have none, and tinted modes remove it where allowed.
  private var showsBackground: Bool {
    if configuration.family != nil, !hasGround { return false }
    if configuration.removesBackground, widget.isBackgroundRemovable { return false }
    return configuration.mode == .fullColor || !widget.isBackgroundRemovable
  }
}

extension Node {
  /// Whether an opaque rectangle fills the whole area; false unless this is obvious.
  fileprivate var fillsOpaquely: Bool {
    switch kind {
    case .zStack: return children.contains(where: \.fillsOpaquely)
    case .modifier(let modifier):
      guard case .flexibleFrame(let width, let height, _) = modifier.arguments else { return false }
      return width.maximum == .infinity && height.maximum == .infinity
        && children.contains(where: \.fillsOpaquely)
    case .shape(let leaf):
      guard case .rectangle = leaf.geometry, case .fill(let fill, _) = leaf.drawing else {
        return false
      }
      return fill.isOpaque
    case .empty, .text, .image, .spacer, .divider, .canvas, .hStack, .vStack, .grid, .gridRow,
      .lazyGrid, .viewThatFits, .geometryReader, .layout, .hidden, .effect, .interaction,
      .contentShape, .accentable, .widgetBackground:
      return false
    }
  }
}

extension VitrineLayout.FillStyle {
  fileprivate var isOpaque: Bool {
    guard opacity == 1 else { return false }
    switch kind {
    case .color(let color): return color.alpha == 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      return stops.allSatisfy { $0.color.alpha == 1 }
    case .image, .backdrop, .glass, .mesh: return false
    }
  }
}

extension WidgetRoot {
  /// The environment of the views.
  var environment: EnvironmentValues {
    var values = RootEnvironment.values(configuration)
    if configuration.family != nil {
      values.widget = traits
      values.isInWidget = true
    } else if configuration.size != nil, !widget.families.isEmpty {
      // A document's background applies to the picture. A Swift view is drawn as outside a widget, where the
      // platform draws no container.
      values.widget.background = slot
    }
    if let presentation = configuration.surface.presentation {
      values.isInWidget = true
      values.activity = activityTraits(presentation)
      // Watches and StandBy are dark, too.
      if presentation.isDark { values.host.colorScheme = .dark }
    }
    if configuration.surface.controlSize != nil {
      values.isInWidget = true
      let name = widget.displayName(in: configuration) ?? widget.app.name
      values.control = configuration.controlTraits(name: name)
      // A Control Center is dark under both schemes, and lists of controls show no placeholders.
      values.host.colorScheme = .dark
      values.redactionReasons = []
    }
    if configuration.family == .accessoryInline {
      // The widget is beside the day of a Lock Screen, or a line of a watch face, in its font, whatever the author's.
      values.type.imposedFont =
        CornerMetrics(configuration.device).map { .system(size: $0.labelSize, weight: .medium) }
        ?? .system(size: LockMetrics.daySize, weight: LockMetrics.dayWeight)
      values.lineLimit = 1
    }
    return values
  }

  private func activityTraits(_ presentation: ActivityPresentation) -> ActivityTraits {
    ActivityTraits(
      presentation: presentation, device: configuration.device, system: configuration.design,
      isOnDark: configuration.scheme == .dark,
      isChip: presentation.isChip && configuration.hostScreen?.isStandBy == true, platter: platter)
  }

  private var traits: WidgetTraits {
    let family = configuration.family ?? .systemSmall
    let system = configuration.device.widgetContentMargins(family, os: configuration.design)
    return WidgetTraits(
      family: family, renderingMode: configuration.mode, showsContainerBackground: showsBackground,
      contentMargins: EdgeInsets(
        top: system.top, leading: system.leading, bottom: system.bottom, trailing: system.trailing),
      background: slot, label: label)
  }
}

extension RenderConfiguration {
  /// Diagnostics for an invalid locale, since the platform would silently fall back to English.
  fileprivate var localeNotes: [Diagnostic] {
    guard !LocaleIdentifier.isKnown(localeIdentifier) else { return [] }
    do {
      _ = try LocaleIdentifier(localeIdentifier)
      return []
    } catch {
      return [
        Diagnostic(
          severity: .warning, code: "unknown-locale", message: error.description, path: "")
      ]
    }
  }
}

import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A builder of the tree around a widget with a label on a watch face: the content at its place, and the label along a
/// circle.
struct WatchRoot {
  private let label: WidgetLabelSlot
  private let configuration: RenderConfiguration

  init(_ label: WidgetLabelSlot, _ configuration: RenderConfiguration) {
    (self.label, self.configuration) = (label, configuration)
  }

  private var place: WatchPlace { label.place }
  private var hasLabel: Bool { label.nodes?.isEmpty == false }
  /// Content follows the label's curve only beside one (documented).
  private var curve: (arc: TextArc, angle: Double, size: Double)? {
    hasLabel && label.curvesContent ? place.curve : nil
  }

  /// Returns the tree on the whole canvas of the place.
  func root(_ content: Node) -> Node {
    let shown = ModeColors.content(content, configuration)
    var children = [curve.map { bent(shown, $0.arc, $0.angle) } ?? placed(shown)]
    if let nodes = label.nodes, !nodes.isEmpty { children.append(labelNode(nodes)) }
    let layers = Node(
      .zStack(Alignment2D(.center, .center)), name: "ZStack", children: children)
    let canvas = Node(
      .frame(width: place.canvas.width, height: place.canvas.height, Alignment2D(.center, .center)),
      name: "watchFace", children: [layers])
    guard let outline = place.outline(hasLabel: hasLabel) else { return canvas }
    return Node(.effect(.clip(.path(outline), .nonZero)), name: "clipShape", children: [canvas])
  }

  private func labelNode(_ nodes: [Node]) -> Node {
    let row =
      nodes.count == 1
      ? nodes[0] : Node(.hStack(.firstTextBaseline, spacing: nil), name: "HStack", children: nodes)
    return Node(
      .alongArc(place.labelArc, width: place.labelAngle), name: "widgetLabel",
      children: [ModeColors.content(row, configuration)])
  }

  private func bent(_ content: Node, _ arc: TextArc, _ angle: Double) -> Node {
    let own = Node(
      .zStack(Alignment2D(.center, .center)), name: WidgetRoot.containerName, children: [content])
    return Node(.alongArc(arc, width: angle), name: "widgetCurvesContent", children: [own])
  }

  /// Returns the content in its circle, smaller beside a label.
  private func placed(_ content: Node) -> Node {
    let middle = Alignment2D(.center, .center)
    let shape = configuration.container.geometry(os: configuration.design)
    let framed = Node(
      .frame(width: place.side, height: place.side, middle), name: WidgetRoot.containerName,
      children: [content])
    let shaped = Node(.containerShape(shape), name: "containerShape", children: [framed])
    let clipped = Node(.effect(.clip(shape, .nonZero)), name: "containerShape", children: [shaped])
    let share = place.share(hasLabel: hasLabel)
    let scaled =
      share == 1
      ? clipped
      : Node(
        .effect(.scale(x: share, y: share, anchor: UnitPosition(0.5, 0.5))), name: "scaleEffect",
        children: [clipped])
    let at = place.middle(hasLabel: hasLabel)
    let isMirrored = LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
    return Node(
      .position(Point(isMirrored ? place.canvas.width - at.x : at.x, at.y)), name: "position",
      children: [
        Node(
          .frame(width: place.side, height: place.side, middle), name: "frame", children: [scaled])
      ])
  }
}

extension RenderConfiguration {
  /// The geometry of the widget and its label on a watch face; nil elsewhere.
  var watchPlace: WatchPlace? {
    guard device.kind == .watch, let place = facePlace ?? .alone(family), place.family == family
    else { return nil }
    return WatchPlace(place, on: device)
  }
}

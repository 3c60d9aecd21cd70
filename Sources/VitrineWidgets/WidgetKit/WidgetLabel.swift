import VitrineGraphics
import VitrineLayout
public import VitrineViews

extension View {
  /// Adds a label that watch faces show beside the widget: along the screen's corner, or around a dial. Texts, pictures,
  /// gauges and progress are drawn, each with a size and a font of the face; it has no effect elsewhere.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(_WidgetLabelModifier(label: label())) }

  /// Adds a label with a title to look up, as `widgetLabel(label:)`.
  public nonisolated func widgetLabel(_ key: LocalizedStringKey) -> some View {
    modifier(_WidgetLabelModifier(label: Text(key)))
  }

  /// Adds a label with a title as it is, as `widgetLabel(label:)`.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_WidgetLabelModifier(label: Text(label)))
  }

  /// Sets the content along the circle outside the label of a watch face's corner; it has no effect without a label, or
  /// elsewhere.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    modifier(_CurvesContentModifier(curves: curvesContent))
  }
}

/// A modifier that fills the place for a label.
public nonisolated struct _WidgetLabelModifier<Label: View>: _PrimitiveModifier {
  let label: Label

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    C._makeList(content, environment, &out)
    guard let slot = environment.widget.label else {
      // Other places have no room for a label, and a corner without a face none to show it.
      if environment.widgetFamily == .accessoryCorner { out.noteGap(.widgetLabel) }
      return
    }
    var inside = environment
    inside.type.imposedFont = .system(size: slot.place.labelSize, weight: .semibold)
    inside.lineLimit = 1
    let line = slot.place.line
    let label = modifier.label.gaugeStyle(ArcGaugeStyle(line: line))
      .progressViewStyle(ArcProgressStyle(line: line))
    let nodes = out.children(of: label, inside)
    let shown = nodes.flatMap(LabelForm.parts)
    if shown.count > 1 || shown.count < nodes.count || shown.contains(where: LabelForm.hasRows) {
      out.noteGap(.widgetLabel)
    }
    let place = slot.place
    let most = Size(place.labelAngle * place.labelArc.radius, place.labelSize)
    slot.nodes = shown.map { LabelForm.fitted($0, in: most) }
  }
}

/// The parts of a label that a watch face has a form for.
private enum LabelForm {
  /// Returns the views of a label that can be drawn: a stack's views one by one.
  static func parts(_ node: Node) -> [Node] {
    if case .vStack = node.kind { return node.children.flatMap(parts) }
    return isDrawn(node) ? [node] : []
  }

  /// Returns a view whose pictures are as high as letters, as a face sizes them whatever the author says (documented).
  static func fitted(_ node: Node, in most: Size) -> Node {
    if case .image(var leaf) = node.kind, case .bitmap = leaf.content, leaf.size.height > 0,
      leaf.size.width > 0
    {
      let factor = min(most.height / leaf.size.height, most.width / leaf.size.width)
      leaf.size = Size(leaf.size.width * factor, leaf.size.height * factor)
      leaf.resizing = .fixed
      return node.with(.image(leaf), node.children)
    }
    if node.children.isEmpty { return node }
    return node.with(node.kind, node.children.map { fitted($0, in: most) })
  }

  /// Whether a view has several rows, of which all but one are beside the circle.
  static func hasRows(_ node: Node) -> Bool {
    switch node.kind {
    case .vStack, .grid, .lazyGrid: node.children.count > 1
    default: node.name != ArcGauge.nodeName && node.children.contains(where: hasRows)
    }
  }

  private static func isDrawn(_ node: Node) -> Bool {
    if node.name == ArcGauge.nodeName { return true }
    switch node.kind {
    case .shape, .canvas, .divider, .geometryReader, .layout, .empty: return false
    case .text, .image, .spacer: return true
    default: return node.children.allSatisfy(isDrawn)
    }
  }
}

/// A modifier that asks for content along a circle.
public nonisolated struct _CurvesContentModifier: _PrimitiveModifier {
  let curves: Bool

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    guard modifier.curves, let slot = environment.widget.label, let curve = slot.place.curve else {
      if modifier.curves, environment.widgetFamily == .accessoryCorner {
        out.noteGap(.widgetLabel)
      }
      return C._makeList(content, environment, &out)
    }
    slot.curvesContent = true
    var inside = environment
    if inside.font == nil { inside.font = .system(size: curve.size, weight: .semibold) }
    inside.lineLimit = 1
    // Beside the corner there is little room.
    inside.minimumScaleFactor = min(inside.minimumScaleFactor, 0.5)
    C._makeList(content, inside, &out)
  }
}

extension Node {
  /// Returns the same node of another kind, with other children.
  fileprivate func with(_ kind: NodeKind, _ children: [Node]) -> Node {
    let copy = Node(kind, name: name, children: children, owner: owner, redaction: redaction)
    copy.identifier = identifier
    copy.settings = settings
    copy.section = section
    copy.source = source
    return copy
  }
}

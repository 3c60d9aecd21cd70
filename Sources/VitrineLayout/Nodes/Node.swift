public import VitrineGraphics

/// A view after the evaluation of its `body`, before layout.
///
/// Containers and modifiers are nodes with children; a modifier has its content as first child.
public final class Node {
  public let kind: NodeKind
  public let children: [Node]
  /// The view or modifier as its author wrote it, e.g. `VStack` or `padding`.
  public let name: String
  /// The custom view types that contain the node, outermost first, e.g. `["WeatherView"]`.
  public var owner: [String]
  public var redaction: Redaction
  /// The value of `id(_:)` as text, for reports and masks.
  public var identifier: String?
  /// The author's settings for the node and its subtree that differ from the inherited ones; for reports.
  public var settings: [NodeSetting] = []

  public init(
    _ kind: NodeKind, name: String, children: [Node] = [], owner: [String] = [],
    redaction: Redaction = .none
  ) {
    self.kind = kind
    self.children = children
    self.name = name
    self.owner = owner
    self.redaction = redaction
  }
}

/// An environment value that an author set for a view.
public struct NodeSetting: Hashable, Sendable {
  /// The name as authors write it: `colorScheme`.
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The result of evaluating a view or document.
public struct NodeTree {
  /// The single root; several views at the top level form a vertical stack, as in SwiftUI.
  public var root: Node

  public init(root: Node) { self.root = root }
}

/// The kind of a node. Closures occur only in `canvas`, `geometryReader`, `layout`, guides and custom shapes.
public enum NodeKind {
  // Leaves.
  case empty
  case text(TextLeaf)
  case image(ImageLeaf)
  case shape(ShapeLeaf)
  /// Takes the remaining length of a stack along its axis; nil is the platform's minimum length.
  case spacer(minLength: Double?)
  /// A hairline across the axis of the enclosing stack.
  case divider(FillStyle)
  case canvas(CanvasLeaf)

  // Containers.
  case hStack(VerticalGuide, spacing: Double?)
  case vStack(HorizontalGuide, spacing: Double?)
  case zStack(Alignment2D)
  case grid(GridContainer)
  case gridRow(VerticalGuide?)
  case lazyGrid(LazyGridContainer)
  case viewThatFits(horizontally: Bool, vertically: Bool)
  case geometryReader((GeometryContext) -> [Node])
  case layout(any LayoutAlgorithm)

  // Modifiers that affect layout; the content is the first child.
  case padding(Insets)
  case frame(width: Double?, height: Double?, Alignment2D)
  case flexibleFrame(FlexibleFrame)
  case fixedSize(horizontally: Bool, vertically: Bool)
  /// nil keeps the content's own ratio.
  case aspectRatio(Double?, fills: Bool)
  case offset(Size)
  case position(Point)
  case horizontalGuide(HorizontalGuide, (Dimensions) -> Double)
  case verticalGuide(VerticalGuide, (Dimensions) -> Double)
  case layoutPriority(Double)
  case zIndex(Double)
  /// The other children are behind (or over) the first, each in its frame, in a ZStack.
  case background(Alignment2D)
  case overlay(Alignment2D)
  case gridCell(GridCellTraits)
  case layoutValue(ObjectIdentifier, Any)
  /// Extends the content over the container's safe area on these edges.
  case ignoresSafeArea(top: Bool, leading: Bool, bottom: Bool, trailing: Bool)
  case safeAreaPadding(Insets)
  case coordinateSpace(String)
  case layoutDirection(rightToLeft: Bool)
  /// The shape that `ContainerRelativeShape` follows in this subtree.
  case containerShape(ShapeGeometry)
  /// The content is laid out but not drawn.
  case hidden

  // Modifiers that affect only drawing or semantics.
  case effect(Effect)
  case interaction(Interaction)
  /// Only taps inside this outline of the content's frame count.
  case contentShape(ShapeGeometry, FillRule)
  /// The treatment of the content in an accented widget.
  case accentable(AccentTreatment)
  /// Content whose colours are set by the container, e.g. a widget's background.
  case widgetBackground
}

/// The bounds set by `frame(minWidth:…)`, in points; nil keeps the child's own.
public struct FlexibleFrame {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment2D

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment2D
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

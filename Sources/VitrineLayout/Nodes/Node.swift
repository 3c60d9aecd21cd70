public import VitrineGraphics

/// A view after its `body` has been evaluated: what there is, before anybody knows where.
///
/// Containers and modifiers are nodes with children; a modifier has its content as first child.
public final class Node {
  public let kind: NodeKind
  public let children: [Node]
  /// The view or modifier as its author wrote it, e.g. `VStack` or `padding`.
  public let name: String
  /// The author's own view type that made it, outermost first, e.g. `["WeatherView"]`.
  public var owner: [String]
  public var redaction: Redaction
  /// `id(_:)` as text, for reports and masks.
  public var identifier: String?
  /// What its author set for it and all below, where that differs from what is around: reports name it.
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

/// A value of the environment that an author set for a view.
public struct NodeSetting: Hashable, Sendable {
  /// As authors write it: `colorScheme`.
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The roots that a view or document resolved to, and what was noted on the way.
public struct NodeTree {
  /// A single root; several views at the top stand in a vertical stack, as in SwiftUI.
  public var root: Node

  public init(root: Node) { self.root = root }
}

/// What a node is. Closures occur only in `canvas`, `geometryReader`, `layout`, guides and custom shapes.
public enum NodeKind {
  // Leaves.
  case empty
  case text(TextLeaf)
  case image(ImageLeaf)
  case shape(ShapeLeaf)
  /// Takes what a stack leaves over along its axis; nil is the platform's least length.
  case spacer(minLength: Double?)
  /// A hairline across the axis of the stack around it.
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

  // Modifiers that take part in layout; the content is the first child.
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
  /// The other children lie behind (or over) the first, each in its frame, in a ZStack.
  case background(Alignment2D)
  case overlay(Alignment2D)
  case gridCell(GridCellTraits)
  case layoutValue(ObjectIdentifier, Any)
  /// Extends the content over the container's safe area on these edges.
  case ignoresSafeArea(top: Bool, leading: Bool, bottom: Bool, trailing: Bool)
  case safeAreaPadding(Insets)
  case coordinateSpace(String)
  case layoutDirection(rightToLeft: Bool)
  /// The shape that `ContainerRelativeShape` follows below here.
  case containerShape(ShapeGeometry)
  /// Lays out, draws nothing.
  case hidden

  // Modifiers that only change drawing or meaning.
  case effect(Effect)
  case interaction(Interaction)
  /// Taps count in this outline of the content's frame only.
  case contentShape(ShapeGeometry, FillRule)
  /// How the content takes part in an accented widget.
  case accentable(AccentTreatment)
  /// Content whose colours the container decides, e.g. a widget's background.
  case widgetBackground
}

/// The bounds that `frame(minWidth:…)` sets, in points; nil leaves the child's own.
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

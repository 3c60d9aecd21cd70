public import VitrineGraphics

/// The kind of a node. Closures occur only in `canvas`, `geometryReader`, `layout`, modifiers, custom shapes
/// and effects that depend on a size.
public enum NodeKind {
  // Leaves.
  case empty
  case text(TextLeaf)
  case image(ImageLeaf)
  case shape(ShapeLeaf)
  /// Takes the remaining length of a stack along its axis; nil is the platform's minimum length.
  case spacer(minLength: Double?)
  /// A line across the axis of the enclosing stack, as thick as a pixel if nil.
  case divider(FillStyle, thickness: Double? = nil)
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

  /// A modifier that affects layout; the content is the first child.
  case modifier(NodeModifier)

  // Modifiers that affect only drawing or semantics; the content is the first child.
  /// The content is laid out but not drawn.
  case hidden
  case effect(Effect)
  case interaction(Interaction)
  /// Only taps inside this outline of the content's frame count.
  case contentShape(ShapeGeometry, FillRule)
  /// The treatment of the content in an accented widget.
  case accentable(AccentTreatment)
  /// Content whose colours are set by the container, e.g. a widget's background.
  case widgetBackground
}

extension NodeKind {
  /// Whether the first child is the content of a modifier.
  package var isModifier: Bool { layoutModifier != nil }
}

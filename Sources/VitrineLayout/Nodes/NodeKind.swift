public import VitrineGraphics

/// The kind of a node. Closures occur only in `canvas`, `geometryReader`, `layout`, guides, custom
/// shapes and effects that depend on a size.
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

  // Modifiers that affect layout; the content is the first child.
  case padding(Insets)
  case frame(width: Double?, height: Double?, Alignment2D)
  case containerFrame(ContainerFrame)
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
  /// The second child lies at an edge of the first, whose safe area ends there.
  case safeAreaInset(SafeAreaInset)
  /// A clipped viewport onto the content.
  case scroll(ScrollContainer)
  case coordinateSpace(String)
  /// Geometry readers that are placed later find the content's frame by the mark.
  case anchor(AnchorMark)
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

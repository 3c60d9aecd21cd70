public import VitrineGraphics

/// The drawing of a placed node, or the modifier that it represents.
public enum PlacedContent: Hashable, Sendable {
  /// Draws only its children; `arguments` has the modifier's or container's values.
  case group(arguments: PlacedArguments)
  case text(PlacedText)
  case image(ImageLeaf)
  case shape(PlacedShape)
  /// Operations in the frame's own space.
  case canvas([CanvasOperation])
  case effect(PlacedEffect)
  case interaction(Interaction)
  /// Only taps inside this outline of the view count; bounds relative to the node's frame.
  case tapArea(PlacedGeometry, bounds: Rect, FillRule)
  case accentable(AccentTreatment)
  case widgetBackground
  /// The children are laid out but not drawn.
  case hidden
}

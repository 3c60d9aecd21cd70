public import VitrineGraphics

/// One drawing step of a canvas; lengths in points, in the canvas's own space.
public enum CanvasOperation: Hashable, Sendable {
  case fill(Path, FillStyle, FillRule)
  case stroke(Path, FillStyle, StrokeStyle)
  /// The leaf laid out in `size`, with its top left corner at `origin`.
  case text(TextLeaf, origin: Point, size: Size)
  case image(ImageLeaf, Rect)
  /// A view of the canvas's own, mapped from its space to that of the layer.
  case symbol(CanvasSymbol, map: Affine)
  /// Begins a layer; of its filters the last acts first, on what is drawn.
  case push(opacity: Double, BlendMode, [CanvasFilter], clip: Clip?, map: Affine)
  /// Begins an isolated group: blend modes that erase inside it do not erase the picture behind.
  case isolate
  case pop

  /// The area to which a layer's drawing is clipped.
  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule

    public init(_ path: Path, _ rule: FillRule) {
      self.path = path
      self.rule = rule
    }
  }
}

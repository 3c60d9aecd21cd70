public import VitrineGraphics
public import VitrineText

/// A view drawn by code: `draw` gets its size in points, and the fonts that its texts are measured with.
public struct CanvasLeaf {
  public var isOpaque: Bool
  public var draw: (Size, FontLibrary) -> [CanvasOperation]

  public init(isOpaque: Bool, draw: @escaping (Size, FontLibrary) -> [CanvasOperation]) {
    self.isOpaque = isOpaque
    self.draw = draw
  }
}

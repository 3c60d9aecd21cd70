public import VitrineGraphics
public import VitrineText

/// A text broken into lines, which are relative to the frame's origin.
public struct PlacedText: Hashable, Sendable {
  public var leaf: TextLeaf
  public var layout: TextLayout
  /// The size in points that was available; infinite where it was not limited.
  public var offered: Size

  public init(
    leaf: TextLeaf, layout: TextLayout, offered: Size = Size(.infinity, .infinity)
  ) {
    self.leaf = leaf
    self.layout = layout
    self.offered = offered
  }
}

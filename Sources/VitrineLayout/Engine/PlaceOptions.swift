public import VitrineGraphics

/// The parameters of `place` other than the tree.
public struct PlaceOptions {
  /// The size of the canvas in points, proposed to the root, which is centred in it.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The outermost shape that `ContainerRelativeShape` follows; it fills the canvas.
  public var containerShape: ShapeGeometry
  public var isRightToLeft: Bool
  public var safeAreaInsets: Insets
  /// The budget of steps; a layout that exceeds it is abandoned.
  public var budget: DrawingBudget
  /// Whether the children that a `ViewThatFits` measured and did not show are placed as well, for records.
  public var placesRejected = false

  public init(
    size: Size, scale: Double, containerShape: ShapeGeometry = .rectangle,
    isRightToLeft: Bool = false, safeAreaInsets: Insets = Insets(),
    budget: DrawingBudget = .standard
  ) {
    self.size = size
    self.scale = scale
    self.containerShape = containerShape
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
    self.budget = budget
  }
}

public import VitrineGraphics

/// A child as seen by a custom layout.
public struct LayoutSubview {
  public var priority: Double
  /// The values set by `layoutValue(key:value:)`, by key type.
  public var values: [ObjectIdentifier: Any]
  public var size: (Proposal) -> Size
  public var dimensions: (Proposal) -> Dimensions
  /// Returns the preferred distance from this child (first) to the next one along an axis.
  public var spacing: (LayoutSubview, LayoutAxis) -> Double
  /// Places the child's `anchor` at a point of the container's space.
  public var place: (Point, UnitPosition, Proposal) -> Void
  package var index: Int

  package init(
    priority: Double, values: [ObjectIdentifier: Any], index: Int,
    size: @escaping (Proposal) -> Size, dimensions: @escaping (Proposal) -> Dimensions,
    spacing: @escaping (LayoutSubview, LayoutAxis) -> Double,
    place: @escaping (Point, UnitPosition, Proposal) -> Void
  ) {
    self.priority = priority
    self.values = values
    self.index = index
    self.size = size
    self.dimensions = dimensions
    self.spacing = spacing
    self.place = place
  }
}

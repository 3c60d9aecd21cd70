public import VitrineGraphics

/// A child as seen by a custom layout.
public struct LayoutSubview {
  public var priority: Double
  /// The values set by `layoutValue(key:value:)`, by key type.
  public var values: [ObjectIdentifier: Any]
  public var size: (Proposal) -> Size
  public var dimensions: (Proposal) -> Dimensions
  /// The preferred distances at the child's edges.
  public var edges: EdgeSpacing
  /// Places the child's `anchor` at a point of the container's space.
  public var place: (Point, UnitPosition, Proposal) -> Void

  package init(
    priority: Double, values: [ObjectIdentifier: Any],
    size: @escaping (Proposal) -> Size, dimensions: @escaping (Proposal) -> Dimensions,
    edges: EdgeSpacing,
    place: @escaping (Point, UnitPosition, Proposal) -> Void
  ) {
    self.priority = priority
    self.values = values
    self.size = size
    self.dimensions = dimensions
    self.edges = edges
    self.place = place
  }
}

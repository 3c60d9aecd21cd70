public import VitrineGraphics

/// A clip of a placed tree.
public struct PlacedClip: Hashable, Sendable {
  /// The index of the clipping node.
  public var node: Int
  public var geometry: PlacedGeometry
  /// The bounds of the geometry in points, relative to `origin`.
  public var bounds: Rect
  /// The top left of the node's frame, before `map`.
  public var origin: Point
  public var rule: FillRule
  /// The map that the walk had at the node.
  public var map: Affine
  /// The projection that the walk had at the node, after `map`.
  public var projection: Projection?

  public init(
    node: Int, geometry: PlacedGeometry, bounds: Rect, origin: Point, rule: FillRule, map: Affine,
    projection: Projection? = nil
  ) {
    self.node = node
    self.geometry = geometry
    self.bounds = bounds
    self.origin = origin
    self.rule = rule
    self.map = map
    self.projection = projection
  }

  /// The bounds before `map`.
  public var area: Rect { bounds.offset(by: origin) }

  /// The map from points relative to `origin` to the space of the walk, before a projection.
  public var place: Affine { Affine.translation(origin.x, origin.y).then(map) }

  /// The outline in the space of the walk.
  public var path: Path {
    let placed = geometry.path(in: bounds).transformed(by: place)
    return projection.map(placed.projected) ?? placed
  }
}

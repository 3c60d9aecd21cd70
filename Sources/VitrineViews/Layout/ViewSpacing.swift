public import Foundation
import VitrineLayout

/// The preferred distances of a view to its neighbours.
public nonisolated struct ViewSpacing: Sendable {
  let edges: EdgeSpacing

  /// Creates preferences that leave the distance on every edge to the neighbour, 8 points by default.
  public init() { self.init(edges: .unknown) }
  init(edges: EdgeSpacing) { self.edges = edges }

  /// Preferences for no distance on any edge.
  public static let zero = ViewSpacing(edges: .none)

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .vertical ? edges.distance(above: next.edges) : edges.distance(before: next.edges)
  }

  /// Takes the preferences of another view, too, on the given edges; of two the larger distance counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// Returns these preferences with those of another view, too, on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self.edges
    union.formUnion(
      other.edges, top: edges.contains(.top), leading: edges.contains(.leading),
      bottom: edges.contains(.bottom), trailing: edges.contains(.trailing))
    return ViewSpacing(edges: union)
  }
}

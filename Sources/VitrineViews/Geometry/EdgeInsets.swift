public import Foundation
package import VitrineLayout

/// Distances from the edges of a rectangle, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points; negative values point outwards.
  public var top: CGFloat
  /// The distance from the leading edge, in points; negative values point outwards.
  public var leading: CGFloat
  /// The distance from the lower edge, in points; negative values point outwards.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points; negative values point outwards.
  public var trailing: CGFloat

  /// Creates insets from a distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 on every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with the same length on some edges, 0 on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  package var insets: Insets {
    Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

public import Foundation

/// Distances from the edges of a rectangle in points, left and right whatever the layout direction.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Creates insets from a distance for each edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of 0 on every edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of 0 on every edge.
  public static let zero = UIEdgeInsets()
}

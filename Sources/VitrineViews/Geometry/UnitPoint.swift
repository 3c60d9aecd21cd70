public import Foundation
package import VitrineGraphics

/// A point as fractions of a rectangle: (0, 0) top left, (1, 1) bottom right.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width; values outside 0…1 lie outside the rectangle.
  public var x: CGFloat
  /// The fraction of the height, downwards; values outside 0…1 lie outside the rectangle.
  public var y: CGFloat

  /// Creates the point (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of the width and height, which are not limited to 0…1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0), the same as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The point (0.5, 0.5), the middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The point (0, 0.5), halfway down the edge where x is 0.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The point (1, 0.5), halfway down the edge where x is 1.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The point (0.5, 0), the middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The point (0.5, 1), the middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The point (0, 0), the upper corner where x is 0.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The point (1, 0), the upper corner where x is 1.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The point (0, 1), the lower corner where x is 0.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The point (1, 1), the lower corner where x is 1.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  package var position: UnitPosition { UnitPosition(x, y) }
}

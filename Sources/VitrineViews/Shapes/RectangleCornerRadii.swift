public import Foundation
import VitrineGraphics

/// The radius of each corner, in points.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, or top right in right-to-left layout; below 0 counts as 0.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner, or bottom right in right-to-left layout; below 0 counts as 0.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner, or bottom left in right-to-left layout; below 0 counts as 0.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner, or top left in right-to-left layout; below 0 counts as 0.
  public var topTrailing: CGFloat

  /// Creates radii in points; a corner that is left out is sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var radii: CornerRadii {
    CornerRadii(
      topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
      bottomLeft: bottomLeading)
  }
}

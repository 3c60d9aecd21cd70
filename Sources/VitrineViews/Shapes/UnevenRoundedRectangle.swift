public import Foundation

/// A rectangle that covers its frame, with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, _KnownShape {
  /// The radii in points; all shrink by one factor if neighbours do not fit beside each other.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners, by default continuous.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corner radii in points, which shrink by one factor if they do not fit.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius in points for each corner; a corner that is left out is sharp.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.unevenRoundedRectangle(cornerRadii.radii, style.curve(in: environment)))
  }
}

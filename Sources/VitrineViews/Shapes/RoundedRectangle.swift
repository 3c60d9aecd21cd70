public import Foundation

/// A rectangle that covers its frame, with four equal rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, _KnownShape {
  /// The width and height of each corner in points, limited to half the sides; corners are sharp at 0 or
  /// less.
  public var cornerSize: CGSize
  /// The curve of the corners, by default continuous.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have a width and a height in points, limited to half the sides.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with one corner radius in points, limited to half the shorter side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.roundedRectangle(cornerSize: cornerSize.layoutSize, style.curve(in: environment)))
  }
}

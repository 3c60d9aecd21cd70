/// A rectangle of pixels: columns and rows from the top left, counted from 0.
public struct PixelBounds: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The number of pixels inside; 0 if a side is negative.
  public var area: Int { max(width, 0) * max(height, 0) }

  /// The smallest rectangle around both.
  public func union(_ other: PixelBounds) -> PixelBounds {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBounds(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The intersection; its area is 0 if the rectangles do not overlap.
  public func intersection(_ other: PixelBounds) -> PixelBounds {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelBounds(
      x: left, y: top, width: max(min(x + width, other.x + other.width) - left, 0),
      height: max(min(y + height, other.y + other.height) - top, 0))
  }

  /// Returns the rectangle with every edge moved outwards by `distance`.
  public func grown(by distance: Int) -> PixelBounds {
    PixelBounds(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}

extension PixelBounds: CustomStringConvertible {
  public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

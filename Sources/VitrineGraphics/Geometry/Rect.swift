/// An axis-aligned rectangle, half open: it holds `minX ..< maxX` and `minY ..< maxY`.
@frozen
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable public var minX: Double { x }
  @inlinable public var minY: Double { y }
  @inlinable public var midX: Double { x + width / 2 }
  @inlinable public var midY: Double { y + height / 2 }
  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }
  @inlinable public var origin: Point { Point(x, y) }
  @inlinable public var size: Size { Size(width, height) }
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle with every edge moved inwards by `d` (outwards if negative); its size is never negative.
  @inlinable
  public func inset(by d: Double) -> Rect {
    let w = width - 2 * d
    let h = height - 2 * d
    return Rect(
      x: w < 0 ? midX : x + d, y: h < 0 ? midY : y + d, width: w < 0 ? 0 : w, height: h < 0 ? 0 : h)
  }

  @inlinable
  public func offset(by p: Point) -> Rect {
    Rect(x: x + p.x, y: y + p.y, width: width, height: height)
  }

  @inlinable
  public func scaled(by k: Double) -> Rect {
    Rect(x: x * k, y: y * k, width: width * k, height: height * k)
  }

  /// The smallest rectangle that contains both; an empty operand adds nothing.
  @inlinable
  public func union(_ r: Rect) -> Rect {
    if isEmpty { return r }
    if r.isEmpty { return self }
    let x0 = Swift.min(x, r.x)
    let y0 = Swift.min(y, r.y)
    return Rect(
      x: x0, y: y0, width: Swift.max(maxX, r.maxX) - x0, height: Swift.max(maxY, r.maxY) - y0)
  }

  /// The intersection, of size zero if the rectangles do not overlap.
  @inlinable
  public func intersection(_ r: Rect) -> Rect {
    let x0 = Swift.max(x, r.x)
    let y0 = Swift.max(y, r.y)
    return Rect(
      x: x0, y: y0, width: Swift.max(0, Swift.min(maxX, r.maxX) - x0),
      height: Swift.max(0, Swift.min(maxY, r.maxY) - y0))
  }

  @inlinable
  public func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY
  }
}

extension Rect {
  /// The smallest rectangle around points; zero where there are none.
  package init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var x0 = first.x
    var y0 = first.y
    var x1 = x0
    var y1 = y0
    for p in points {
      x0 = Swift.min(x0, p.x)
      y0 = Swift.min(y0, p.y)
      x1 = Swift.max(x1, p.x)
      y1 = Swift.max(y1, p.y)
    }
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

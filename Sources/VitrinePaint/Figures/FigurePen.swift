import VitrineGraphics

/// Draws the outline of a figure in em, with y pointing up from the baseline; the path's y points down.
struct FigurePen {
  private(set) var path = Path()
  private var at = Point.zero

  /// The distance of a quarter's control points from its ends, as a part of its sides: 0.5523 would be an ellipse; that
  /// of a figure is a little squarer.
  static let squareness = 0.58

  mutating func move(_ x: Double, _ y: Double) {
    path.close()
    path.move(to: Point(x, -y))
    at = Point(x, y)
  }

  mutating func line(_ x: Double, _ y: Double) {
    path.line(to: Point(x, -y))
    at = Point(x, y)
  }

  mutating func curve(_ a: Point, _ b: Point, _ end: Point) {
    path.cubic(to: Point(end.x, -end.y), Point(a.x, -a.y), Point(b.x, -b.y))
    at = end
  }

  /// Draws a quarter that begins vertically and ends horizontally.
  mutating func rise(_ x: Double, _ y: Double) {
    let k = Self.squareness
    curve(Point(at.x, at.y + k * (y - at.y)), Point(x - k * (x - at.x), y), Point(x, y))
  }

  /// Draws a quarter that begins horizontally and ends vertically.
  mutating func turn(_ x: Double, _ y: Double) {
    let k = Self.squareness
    curve(Point(at.x + k * (x - at.x), at.y), Point(x, y - k * (y - at.y)), Point(x, y))
  }

  /// Draws a curve that begins in the direction of a corner and ends in the direction away from it.
  mutating func bend(around corner: Point, _ end: Point) {
    let k = Self.squareness
    curve(at + (corner - at) * k, end + (corner - end) * k, end)
  }

  /// Draws a closed figure with straight sides and round ends: an oval where it is low.
  ///
  /// - Parameters:
  ///   - radius: the height of an end.
  ///   - isHole: whether it runs the other way round.
  mutating func ring(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, radius: Double, isHole: Bool = false
  ) {
    let (left, right) = (x.lowerBound, x.upperBound)
    let (bottom, top) = (y.lowerBound, y.upperBound)
    let middle = (left + right) / 2
    let r = min(radius, (top - bottom) / 2)
    let (first, last) = isHole ? (right, left) : (left, right)
    move(first, bottom + r)
    line(first, top - r)
    rise(middle, top)
    turn(last, top - r)
    line(last, bottom + r)
    rise(middle, bottom)
    turn(first, bottom + r)
  }
}

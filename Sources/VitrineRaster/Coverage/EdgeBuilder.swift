import VitrineGraphics

/// Turns outlines in device pixels into edges of a grid: flattens curves, clips to the grid's box and
/// closes subpaths.
///
/// Edges left of the box are moved onto its left border, where they still affect coverage; edges above,
/// below or right of it are dropped.
struct EdgeBuilder {
  private let grid: CellGrid
  private let originX: Double
  private let originY: Double
  private let right: Double
  private let bottom: Double
  private var start = Point.zero
  private var last = Point.zero
  private var lastIsInside = false
  private var lastX = 0
  private var lastY = 0

  init(_ grid: CellGrid) {
    self.grid = grid
    originX = Double(grid.box.x0)
    originY = Double(grid.box.y0)
    right = Double(grid.box.width)
    bottom = Double(grid.box.height)
  }

  mutating func move(to p: Point) {
    close()
    start = local(p)
    take(start)
  }

  mutating func close() { lineLocal(to: start) }

  mutating func line(to p: Point) { lineLocal(to: local(p)) }

  mutating func quad(to p: Point, _ control: Point) {
    let a = last
    let b = local(control)
    let c = local(p)
    cubicLocal(
      Point(a.x + (b.x - a.x) * 2 / 3, a.y + (b.y - a.y) * 2 / 3),
      Point(c.x + (b.x - c.x) * 2 / 3, c.y + (b.y - c.y) * 2 / 3), c)
  }

  mutating func cubic(to p: Point, _ control1: Point, _ control2: Point) {
    cubicLocal(local(control1), local(control2), local(p))
  }

  private mutating func cubicLocal(_ b: Point, _ c: Point, _ d: Point) {
    let a = last
    if isOutside(a, b, c, d) { return lineLocal(to: d) }
    CubicPieces(a, b, c, d, tolerance: CubicPieces.drawnTolerance).forEachPoint {
      lineLocal(to: $0)
    }
  }

  /// Whether a curve with these control points adds no more than the line between its ends.
  private func isOutside(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    (a.y <= 0 && b.y <= 0 && c.y <= 0 && d.y <= 0) || (a.x <= 0 && b.x <= 0 && c.x <= 0 && d.x <= 0)
      || (a.y >= bottom && b.y >= bottom && c.y >= bottom && d.y >= bottom)
      || (a.x >= right && b.x >= right && c.x >= right && d.x >= right)
  }

  @inline(__always)
  private func local(_ p: Point) -> Point {
    Point(OutlineLimits.coordinate(p.x) - originX, OutlineLimits.coordinate(p.y) - originY)
  }

  /// Returns 24.8 fixed point, rounded to nearest. Adding 3·2⁵¹ leaves the integer in the low bits.
  @inline(__always)
  private static func fixed(_ v: Double) -> Int {
    Int(Int32(truncatingIfNeeded: (v * 256 + 6_755_399_441_055_744).bitPattern))
  }

  @inline(__always)
  private mutating func take(_ p: Point) {
    last = p
    lastIsInside = p.x >= 0 && p.x <= right && p.y >= 0 && p.y <= bottom
    lastX = EdgeBuilder.fixed(p.x)
    lastY = EdgeBuilder.fixed(p.y)
  }

  @inline(__always)
  private mutating func lineLocal(to q: Point) {
    let p = last
    let x = lastX
    let y = lastY
    let wasInside = lastIsInside
    take(q)
    if wasInside && lastIsInside {
      grid.addLine(x, y, lastX, lastY)
    } else {
      clip(p, q)
    }
  }

  private func clip(_ a: Point, _ b: Point) {
    if (a.y <= 0 && b.y <= 0) || (a.y >= bottom && b.y >= bottom) || (a.x >= right && b.x >= right)
    {
      return
    }
    let p = cutVertically(a, b)
    let q = cutVertically(b, a)
    if p.x <= 0 && q.x <= 0 { return emit(Point(0, p.y), Point(0, q.y)) }
    if p.x < 0 {
      let m = Point(0, EdgeBuilder.y(at: 0, p, q))
      emit(Point(0, p.y), m)
      clipRight(m, q)
    } else if q.x < 0 {
      let m = Point(0, EdgeBuilder.y(at: 0, p, q))
      clipRight(p, m)
      emit(m, Point(0, q.y))
    } else {
      clipRight(p, q)
    }
  }

  /// Returns `a`, or the point at which the line to `b` enters the rows of the box.
  private func cutVertically(_ a: Point, _ b: Point) -> Point {
    if a.y < 0 { return Point(a.x + (b.x - a.x) * (-a.y / (b.y - a.y)), 0) }
    if a.y > bottom {
      return Point(a.x + (b.x - a.x) * ((bottom - a.y) / (b.y - a.y)), bottom)
    }
    return a
  }

  private static func y(at x: Double, _ p: Point, _ q: Point) -> Double {
    p.y + (q.y - p.y) * ((x - p.x) / (q.x - p.x))
  }

  private func clipRight(_ p: Point, _ q: Point) {
    if p.x >= right && q.x >= right { return }
    if p.x > right {
      emit(Point(right, EdgeBuilder.y(at: right, p, q)), q)
    } else if q.x > right {
      emit(p, Point(right, EdgeBuilder.y(at: right, p, q)))
    } else {
      emit(p, q)
    }
  }

  private func emit(_ p: Point, _ q: Point) {
    func clamp(_ v: Double, _ most: Double) -> Int {
      EdgeBuilder.fixed(Swift.min(Swift.max(v, 0), most))
    }
    grid.addLine(clamp(p.x, right), clamp(p.y, bottom), clamp(q.x, right), clamp(q.y, bottom))
  }
}

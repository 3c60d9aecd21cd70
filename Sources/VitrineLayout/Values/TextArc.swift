public import VitrineGraphics

/// A circle along which content is set whose baseline is straight otherwise; lengths in points.
public struct TextArc: Hashable, Sendable {
  /// The centre of the circle.
  public var centre: Point
  /// The radius of the baseline.
  public var radius: Double
  /// The angle of the content's middle in radians, clockwise from the top of the circle.
  public var angle: Double
  /// Whether the content reads clockwise with its upper side outside, as above the centre; below it, content reads
  /// the other way with its upper side inside.
  public var isClockwise: Bool

  public init(centre: Point, radius: Double, angle: Double, isClockwise: Bool) {
    self.centre = centre
    self.radius = radius.isFinite ? max(radius, Self.leastRadius) : Self.leastRadius
    self.angle = angle.isFinite ? angle : 0
    self.isClockwise = isClockwise
  }

  /// The smallest radius in points: a glyph would turn about itself on a smaller one.
  private static let leastRadius = 1.0

  /// The point of the baseline in the middle of the content, which stays where it is when the content is bent.
  public var middle: Point {
    Point(centre.x + radius * Trig.sin(angle), centre.y - radius * Trig.cos(angle))
  }

  /// The turn of the straight content about its middle, by which its baseline touches the circle.
  public var turn: Affine {
    let turned = isClockwise ? angle : angle - .pi
    return Affine.rotation(sine: Trig.sin(turned), cosine: Trig.cos(turned)).about(middle)
  }

  /// Returns the map of a stiff part of the content, before `turn`: it moves from its place on the straight baseline
  /// to the one on the circle.
  ///
  /// - Parameter x: the middle of the part, in points of the straight content.
  public func bend(at x: Double) -> Affine {
    let middle = self.middle
    let turned = (x - middle.x) / radius * (isClockwise ? 1 : -1)
    let hub = Point(middle.x, middle.y + (isClockwise ? radius : -radius))
    return Affine.translation(middle.x - x, 0)
      .then(Affine.rotation(sine: Trig.sin(turned), cosine: Trig.cos(turned)).about(hub))
  }

  /// Returns the same circle for content that is moved.
  public func offset(by way: Point) -> TextArc {
    TextArc(
      centre: Point(centre.x + way.x, centre.y + way.y), radius: radius, angle: angle,
      isClockwise: isClockwise)
  }
}

extension TextArc {
  /// Returns a path that is bent along the circle, before `turn`. Curves are cut into parts, each of which is bent by
  /// its ends and its directions there.
  package func bent(_ path: Path) -> Path {
    var result = Path()
    var (pen, start, next) = (Point.zero, Point.zero, 0)
    for verb in path.verbs {
      let p = path.points[next..<(next + verb.pointCount)]
      next += verb.pointCount
      let i = p.startIndex
      switch verb {
      case .move:
        (pen, start) = (p[i], p[i])
        result.move(to: bent(pen))
      case .line:
        add(Cubic(line: pen, p[i]), to: &result)
        pen = p[i]
      case .quad:
        add(Cubic(quad: pen, p[i], p[i + 1]), to: &result)
        pen = p[i + 1]
      case .cubic:
        add(Cubic(a: pen, b: p[i], c: p[i + 1], d: p[i + 2]), to: &result)
        pen = p[i + 2]
      case .close:
        if pen != start { add(Cubic(line: pen, start), to: &result) }
        result.close()
        pen = start
      }
    }
    return result
  }

  private func bent(_ point: Point) -> Point { bend(at: point.x).apply(point) }

  /// The parts of a curve: a part spans a tenth of a radian or less, whose error is below a thousandth of the radius.
  private static let partAngle = 0.1
  private static let mostParts = 64.0

  private func add(_ curve: Cubic, to result: inout Path) {
    let xs = [curve.a.x, curve.b.x, curve.c.x, curve.d.x]
    let span = ((xs.max() ?? 0) - (xs.min() ?? 0)) / radius
    let parts = min(max((span / Self.partAngle).rounded(.up), 1), Self.mostParts)
    let count = parts.isFinite ? Int(parts) : 1
    for k in 0..<count {
      let (from, to) = (Double(k) / Double(count), Double(k + 1) / Double(count))
      let (p, q) = (curve.point(from), curve.point(to))
      let third = (to - from) / 3
      let (u, v) = (curve.direction(from), curve.direction(to))
      let (first, last) = (bentWay(u, at: p), bentWay(v, at: q))
      let (start, end) = (bent(p), bent(q))
      result.cubic(
        to: end, Point(start.x + first.x * third, start.y + first.y * third),
        Point(end.x - last.x * third, end.y - last.y * third))
    }
  }

  /// Returns a direction at a point after it is bent: along the baseline it grows with the distance from the centre.
  private func bentWay(_ way: Point, at point: Point) -> Point {
    let outwards = (middle.y - point.y) * (isClockwise ? 1 : -1)
    let map = bend(at: point.x)
    let along = way.x * (radius + outwards) / radius
    return Point(map.a * along + map.c * way.y, map.b * along + map.d * way.y)
  }
}

/// A cubic Bézier curve.
private struct Cubic {
  var a, b, c, d: Point

  init(a: Point, b: Point, c: Point, d: Point) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

  init(line a: Point, _ d: Point) {
    self.init(
      a: a, b: Point(a.x + (d.x - a.x) / 3, a.y + (d.y - a.y) / 3),
      c: Point(d.x - (d.x - a.x) / 3, d.y - (d.y - a.y) / 3), d: d)
  }

  init(quad a: Point, _ control: Point, _ d: Point) {
    self.init(
      a: a, b: Point(a.x + (control.x - a.x) * 2 / 3, a.y + (control.y - a.y) * 2 / 3),
      c: Point(d.x + (control.x - d.x) * 2 / 3, d.y + (control.y - d.y) * 2 / 3), d: d)
  }

  func point(_ t: Double) -> Point {
    let s = 1 - t
    let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      i * a.x + j * b.x + k * c.x + l * d.x, i * a.y + j * b.y + k * c.y + l * d.y)
  }

  func direction(_ t: Double) -> Point {
    let s = 1 - t
    let (i, j, k) = (3 * s * s, 6 * s * t, 3 * t * t)
    return Point(
      i * (b.x - a.x) + j * (c.x - b.x) + k * (d.x - c.x),
      i * (b.y - a.y) + j * (c.y - b.y) + k * (d.y - c.y))
  }
}

/// A subpath as straight pieces of positive length, for stroking; coordinates in pixels.
struct Polyline {
  /// The distance in pixels below which points are merged.
  static let leastLength = 1e-4
  /// The largest distance of a stroke's outline from the exact one, in pixels.
  static let tolerance = 0.05

  private(set) var points: [Point] = []
  /// Whether each point is inside a curve, where pieces meet smoothly.
  private(set) var isSmooth: [Bool] = []
  var isClosed = false
  /// Whether there was any segment, even of length 0.
  private(set) var hasSegment = false

  mutating func start(_ p: Point) {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    isClosed = false
    hasSegment = false
    points.append(p)
    isSmooth.append(false)
  }

  mutating func line(to p: Point, smooth: Bool = false) {
    hasSegment = true
    guard let last = points.last else { return start(p) }
    let d = p - last
    if d.x * d.x + d.y * d.y > Polyline.leastLength * Polyline.leastLength {
      points.append(p)
      isSmooth.append(smooth)
    } else if !smooth {
      isSmooth[isSmooth.count - 1] = false
    }
  }

  mutating func cubic(_ b: Point, _ c: Point, _ d: Point, half: Double) {
    guard let a = points.last else { return }
    let pieces = CubicPieces(
      a, b, c, d, tolerance: Polyline.tolerance, turns: Polyline.turns(a, b, c, d, half))
    var left = pieces.count
    pieces.forEachPoint {
      left -= 1
      line(to: $0, smooth: left > 0)
    }
  }

  /// Returns the number of pieces that keep the outline at distance `half` within tolerance: a turn by θ
  /// moves a mitred outline h·θ²/8 outside the arc. Half as many again, because pieces do not turn evenly.
  private static func turns(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ half: Double)
    -> Double
  {
    func angle(_ u: Point, _ v: Point) -> Double {
      Trig.atan2(u.cross(v).magnitude, u.dot(v))
    }
    let turn = angle(b - a, c - b) + angle(c - b, d - c)
    return 1.5 * turn / (8 * tolerance / Swift.max(half, tolerance)).squareRoot()
  }

  /// Closes the subpath; the last point is removed if it repeats the first.
  mutating func close() {
    guard let first = points.first else { return }
    hasSegment = true
    isClosed = true
    while points.count > 1, let last = points.last {
      let d = last - first
      if d.x * d.x + d.y * d.y > Polyline.leastLength * Polyline.leastLength { break }
      points.removeLast()
      isSmooth.removeLast()
    }
  }
}

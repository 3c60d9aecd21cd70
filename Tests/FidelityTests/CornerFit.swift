import VitrineGraphics

/// The top left corner of a drawn outline against the published continuous corner.
struct CornerFit {
  /// Where the outline crosses rows: distance of the row's middle below the top edge and of the
  /// crossing from the left edge, in pixels. The other half of the corner mirrors it.
  let crossings: [(row: Double, x: Double)]
  let scale: Double

  /// The seven constants of the corner as Apple draws it, over the radius.
  static let constants = [
    1.52866483, 1.08849323, 0.86840689, 0.63149399, 0.074911, 0.37282392, 0.16906013,
  ]

  /// - Parameters:
  ///   - corner: the outline's own corner, in points.
  ///   - inside: what full coverage looks like; a stroke's own colour where `isStroke`.
  init(
    _ drawn: Drawn, corner: Point, radius: Double, inside: Level, outside: Level,
    isStroke: Bool = false
  ) {
    scale = drawn.scale
    let x0 = Int((corner.x * scale).rounded()) - (isStroke ? 3 : 0)
    let y0 = Int((corner.y * scale).rounded())
    let width = Int(1.7 * radius * scale)
    var found: [(Double, Double)] = []
    for row in 0..<Int(1.55 * radius * scale) {
      let coverage = (0..<width).map {
        drawn[x0 + $0, y0 + row].share(from: outside, to: inside)
      }
      let x = isStroke ? Self.centroid(coverage) : Self.edge(coverage)
      guard let x else { continue }
      found.append(
        (Double(row) + 0.5 + Double(y0) - corner.y * scale, x + Double(x0) - corner.x * scale))
    }
    crossings = found
  }

  /// The outline's distance by the area that the row leaves before its first full pixel.
  private static func edge(_ coverage: [Double]) -> Double? {
    guard let full = coverage.firstIndex(where: { $0 >= 0.985 }) else { return nil }
    return Double(full) - coverage[..<full].reduce(0, +)
  }

  /// The middle of the first band of ink.
  private static func centroid(_ coverage: [Double]) -> Double? {
    guard let start = coverage.firstIndex(where: { $0 > 0.01 }) else { return nil }
    let band = coverage[start...].prefix { $0 > 0.01 }
    let area = band.reduce(0, +)
    let moment = band.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element }
    return area > 0 ? Double(start) + moment / area : nil
  }

  /// Root mean square distance along the outline's normal, in pixels, over the steep half.
  func rms(radius: Double) -> Double {
    let r = radius * scale
    let curve = Self.curve(r)
    var sum = 0.0
    var count = 0
    for (row, x) in crossings where row > 0.2929 * r && row < 1.5 * r {
      let (wanted, slope) = Self.mean(curve, row)
      let off = (x - wanted) / (1 + slope * slope).squareRoot()
      sum += off * off
      count += 1
    }
    return count > 5 ? (sum / Double(count)).squareRoot() : .nan
  }

  /// The radius in points that fits best, within 2 of a nominal one.
  func bestRadius(near nominal: Double) -> Double {
    let tries = (0...400).map { nominal - 2 + Double($0) / 100 }
    return tries.min { rms(radius: $0) < rms(radius: $1) } ?? .nan
  }

  /// The curve's mean distance from the left edge over a row of pixels, and its slope there.
  private static func mean(_ curve: [Point], _ row: Double) -> (Double, Double) {
    let places = (0..<8).map { row - 0.5 + (Double($0) + 0.5) / 8 }
    let xs = places.map { interpolate(curve, $0) }
    return (xs.reduce(0, +) / 8, (xs[7] - xs[0]) / (places[7] - places[0]))
  }

  /// `curve` descends from the top; x where it is `y` below it.
  private static func interpolate(_ curve: [Point], _ y: Double) -> Double {
    var low = 0
    var high = curve.count - 1
    guard curve[low].y < y else { return curve[low].x }
    guard curve[high].y > y else { return curve[high].x }
    while high - low > 1 {
      let mid = (low + high) / 2
      if curve[mid].y < y { low = mid } else { high = mid }
    }
    let a = curve[low]
    let b = curve[high]
    return a.x + (b.x - a.x) * (y - a.y) / max(b.y - a.y, 1e-12)
  }

  /// The corner from the top edge to the left one as a fine line, y down.
  private static func curve(_ r: Double) -> [Point] {
    let c = constants.map { $0 * r }
    let ends = [
      [Point(c[0], 0), Point(c[1], 0), Point(c[2], 0), Point(c[3], c[4])],
      [Point(c[3], c[4]), Point(c[5], c[6]), Point(c[6], c[5]), Point(c[4], c[3])],
      [Point(c[4], c[3]), Point(0, c[2]), Point(0, c[1]), Point(0, c[0])],
    ]
    return ends.flatMap { p in
      (0...200).map { k in
        let t = Double(k) / 200
        let u = 1 - t
        return p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3]
          * (t * t * t)
      }
    }
  }
}

import CRasterKernels
import VitrineGraphics

/// A radial or angular gradient: locations are computed per pixel, colours come from a table.
struct LookupSource {
  /// The steps of the table between location 0 and 1: a ramp over a sixteenth of the gradient is still
  /// accurate to half a level.
  private static let steps = 4096

  private let geometry: Gradient.Geometry
  private let table: [UInt32]
  let isOpaque: Bool
  let setUpCost: Int

  var isAngular: Bool { if case .angular = geometry { true } else { false } }

  init(_ geometry: Gradient.Geometry, _ stops: ColorStops, _ kernels: RasterKernelTable) {
    self.geometry = geometry
    // A pixel that no circle passes is clear.
    if case .conical = geometry { isOpaque = false } else { isOpaque = stops.isOpaque }
    let count = LookupSource.steps + 1
    setUpCost = count * RasterCost.tableColor + stops.stops.count * RasterCost.stop
    table = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress {
        unsafe stops.write(
          count, from: 0, by: 1 / Double(LookupSource.steps), into: base, kernels)
      }
      filled = count
    }
  }

  private func color(_ t: Double) -> UInt32 {
    let steps = Double(LookupSource.steps)
    let i = t * steps + 0.5
    return table[i >= 0 ? (i < steps ? Int(i) : LookupSource.steps) : 0]
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, into dst: UnsafeMutablePointer<UInt32>) {
    switch geometry {
    case .radial(let center, let inner, let outer, let map):
      unsafe fetchRadial(x, y, n, center, inner, outer, map, dst)
    case .angular(let center, let start, let end):
      let angles = AngleSpan(start, end)
      for i in 0..<n {
        let dx = Double(x + i) + 0.5 - center.x
        let dy = Double(y) + 0.5 - center.y
        unsafe dst[i] = color(angles.location(Trig.atan2(dy, dx)))
      }
    case .conical(let start, let startRadius, let end, let endRadius, let map):
      let circles = CircleLocations(start, startRadius, end, endRadius)
      let p = map.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
      for i in 0..<n {
        let at = Point(p.x + Double(i) * map.a, p.y + Double(i) * map.b)
        unsafe dst[i] = circles.location(at).map { color($0) } ?? 0
      }
    case .linear, .mesh:
      unsafe dst.update(repeating: table[LookupSource.steps], count: n)
    }
  }

  private func fetchRadial(
    _ x: Int, _ y: Int, _ n: Int, _ center: Point, _ inner: Double, _ outer: Double,
    _ map: Affine, _ dst: UnsafeMutablePointer<UInt32>
  ) {
    let p = map.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) - center
    // Without a ring between the circles, everything beyond the inner one has the last colour.
    let scale = outer == inner ? 1e9 : 1 / (outer - inner)
    for i in 0..<n {
      let dx = p.x + Double(i) * map.a
      let dy = p.y + Double(i) * map.b
      unsafe dst[i] = color(((dx * dx + dy * dy).squareRoot() - inner) * scale)
    }
  }
}

/// Maps angles to locations: 0 at `start`, 1 at `end`.
///
/// Less than a full turn leaves a gap, which shows the nearer end's colour. Of more than a full turn the
/// last one is visible.
struct AngleSpan {
  private static let turn = 2 * Double.pi
  private let start: Double
  private let span: Double
  /// The angle at which the visible turn begins, from `start` in the direction of the span.
  private let first: Double

  init(_ start: Double, _ end: Double) {
    let from = start.isFinite ? start : 0
    let to = end.isFinite ? end : 0
    self.start = from
    span = to - from
    first = abs(span) > AngleSpan.turn ? abs(span) - AngleSpan.turn : 0
  }

  func location(_ angle: Double) -> Double {
    if span == 0 { return 1 }
    let length = abs(span)
    var a = span > 0 ? angle - start : start - angle
    a -= first
    a -= (a / AngleSpan.turn).rounded(.down) * AngleSpan.turn
    a += first
    if a <= length { return a / length }
    return a - length < (AngleSpan.turn - length) / 2 ? 1 : 0
  }
}

import VitrineGraphics

/// The locations of a gradient between two circles (HTML's canvas, 4.12.5.1.11, which SVG 2 follows): at location t the
/// circle has its centre at start + t · way and the radius r₀ + t · growth.
struct CircleLocations {
  private let start: Point
  private let radius: Double
  private let way: Point
  private let growth: Double
  /// The square of the way less that of the growth: 0 where the circles touch inside.
  private let excess: Double

  init(_ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double) {
    self.start = start
    radius = startRadius
    way = end - start
    growth = endRadius - startRadius
    let square = way.x * way.x + way.y * way.y
    let difference = square - growth * growth
    excess = difference.magnitude > 1e-9 * (square + growth * growth) ? difference : 0
  }

  /// The largest location whose circle has a radius of at least 0 and passes a point; nil where there is none.
  func location(_ point: Point) -> Double? {
    // |p − t · way|² = (r₀ + t · growth)², as excess · t² − 2 · half · t + rest = 0.
    let p = point - start
    let half = p.x * way.x + p.y * way.y + radius * growth
    let rest = p.x * p.x + p.y * p.y - radius * radius
    if excess == 0 { return half == 0 ? nil : real(rest / (2 * half)) }
    let square = half * half - excess * rest
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    let (a, b) = ((half + root) / excess, (half - root) / excess)
    return real(max(a, b)) ?? real(min(a, b))
  }

  private func real(_ t: Double) -> Double? { radius + t * growth >= 0 ? t : nil }
}

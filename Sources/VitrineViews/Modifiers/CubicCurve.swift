/// A cubic curve from (0, 0) to (1, 1) as a function of x, whose control points have x in 0…1.
nonisolated struct CubicCurve {
  // The polynomials a·t³ + b·t² + c·t of both coordinates.
  private let (ax, bx, cx): (Double, Double, Double)
  private let (ay, by, cy): (Double, Double, Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (ax, bx, cx) = Self.coefficients(x1, x2)
    (ay, by, cy) = Self.coefficients(y1, y2)
  }

  private static func coefficients(_ p1: Double, _ p2: Double) -> (Double, Double, Double) {
    let c = p1 * 3
    let b = (p2 - p1) * 3 - c
    return (1 - c - b, b, c)
  }

  /// The step of results, and the accuracy of the search for t: 2⁻²⁰, as in SwiftUI.
  private static let step = 1.0 / 1_048_576

  private static func rounded(_ v: Double) -> Double { (v / step).rounded() * step }

  func value(at x: Double) -> Double {
    let t = parameter(at: x)
    return Self.rounded(((ay * t + by) * t + cy) * t)
  }

  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = cx + (2 * bx + 3 * ax * t) * t
    let dy = cy + (2 * by + 3 * ay * t) * t
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return Self.rounded(dy / dx)
  }

  /// Returns the t whose x this is: by Newton's method, or by halving where the slope is too flat for it.
  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < Self.step { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < Self.step { break }
      t -= error / slope
    }
    return halved(x)
  }

  private func halved(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      if ((ax * t + bx) * t + cx) * t < x { low = t } else { high = t }
    }
    return (low + high) / 2
  }
}

import VitrineGraphics

/// Decides whether a pixel changed by no more than antialiased edges do that move by a quarter of a pixel, or
/// that another rasterizer draws.
///
/// Each channel may change by `reach` of the contrast around the pixel. Besides, the surroundings must hold the
/// same ink: either their darkest and lightest values stay, as beside the edge of a field or in a stem of
/// several pixels, or what one pixel loses another gains, as in a hairline that moved. So neither a dot that
/// comes or goes nor another colour is excused.
struct EdgeJitter {
  let a: Pixmap
  let b: Pixmap
  let width: Int
  let height: Int

  /// A quarter of a pixel, across a diagonal edge: 0.25 · √2 of the contrast.
  static let reach = 0.36
  /// The least contrast of an edge in levels.
  static let leastContrast = 24
  /// The change of the extremes, and of the sum, that counts as none: of the contrast and of the sum of all
  /// changes (estimated: rasterizers differ by up to 8 % in the ink of a stem).
  static let (slack, loss) = (0.08, 0.25)
  /// The pixels on each side that make up the surroundings of an edge.
  private static let (near, far) = (1, 2)

  init(_ a: Pixmap, _ b: Pixmap, _ width: Int, _ height: Int) {
    (self.a, self.b, self.width, self.height) = (a, b, width, height)
  }

  func excuses(_ x: Int, _ y: Int) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] where !excuses(x, y, shift) { return false }
    return true
  }

  private func excuses(_ x: Int, _ y: Int, _ shift: UInt32) -> Bool {
    let change = abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255))
    if change == 0 { return true }
    let close = surroundings(x, y, Self.near, shift)
    let contrast = max(close.a.high, close.b.high) - min(close.a.low, close.b.low)
    guard contrast >= Self.leastContrast,
      Double(change) <= Self.reach * Double(contrast) + 0.5
    else { return false }
    let wide = surroundings(x, y, Self.far, shift)
    let limit = Self.slack * Double(contrast) + 0.5
    let keepsExtremes =
      Double(abs(wide.a.low - wide.b.low)) <= limit
      && Double(abs(wide.a.high - wide.b.high)) <= limit
    return keepsExtremes || Double(abs(wide.sum)) <= Self.loss * Double(wide.total)
  }

  private struct Extremes {
    var low = 255
    var high = 0

    mutating func add(_ value: Int) {
      low = min(low, value)
      high = max(high, value)
    }
  }

  /// Returns the extremes of a channel in both pictures, and the sums of its changes with and without sign.
  private func surroundings(
    _ x: Int, _ y: Int, _ reach: Int, _ shift: UInt32
  ) -> (a: Extremes, b: Extremes, sum: Int, total: Int) {
    var (old, new) = (Extremes(), Extremes())
    var (sum, total) = (0, 0)
    for ny in max(y - reach, 0)...min(y + reach, height - 1) {
      for nx in max(x - reach, 0)...min(x + reach, width - 1) {
        let (p, q) = (Int(a[nx, ny] >> shift & 255), Int(b[nx, ny] >> shift & 255))
        old.add(p)
        new.add(q)
        sum += q - p
        total += abs(q - p)
      }
    }
    return (old, new, sum, total)
  }
}

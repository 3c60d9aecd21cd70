import VitrineGraphics

/// Marks the windows of two pictures whose structure differs: the structural similarity of Wang, Bovik,
/// Sheikh and Simoncelli (2004) over windows of 8×8 pixels at every fourth one, separately for each
/// channel, so that neither a change of hue nor one of alpha alone is missed.
struct StructuralMap {
  private let columns: Int
  private let isBroken: [Bool]

  private static let side = 8
  private static let step = 4

  init(_ a: Pixmap, _ b: Pixmap, minimum: Double) {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    columns = (width + Self.step - 1) / Self.step
    let rows = (height + Self.step - 1) / Self.step
    var isBroken = [Bool](repeating: false, count: columns * rows)
    for row in 0..<rows {
      let band = PixelBounds(
        x: 0, y: Self.start(row, height), width: width, height: min(Self.side, height))
      // Most of a picture did not change: a band is compared as a whole before its windows.
      guard Self.differs(a, b, band) else { continue }
      for column in 0..<columns {
        let window = PixelBounds(
          x: Self.start(column, width), y: band.y, width: min(Self.side, width),
          height: band.height)
        if Self.differs(a, b, window), Self.similarity(a, b, window) < minimum {
          isBroken[row * columns + column] = true
        }
      }
    }
    self.isBroken = isBroken
  }

  /// The first pixel of a window: those at the end of a side begin earlier, so that every window is whole. In
  /// a rest of a few pixels a single level would change the similarity.
  private static func start(_ index: Int, _ length: Int) -> Int {
    max(min(index * step, length - side), 0)
  }

  /// Whether a window around the pixel is below the limit.
  func isBroken(_ x: Int, _ y: Int) -> Bool {
    let (column, row) = (x / Self.step, y / Self.step)
    for r in max(row - 1, 0)...row {
      for c in max(column - 1, 0)...column where isBroken[r * columns + c] { return true }
    }
    return false
  }

  private static func differs(_ a: Pixmap, _ b: Pixmap, _ window: PixelBounds) -> Bool {
    let columns = window.x..<window.x + window.width
    for y in window.y..<window.y + window.height {
      let p = a.pixels.span.extracting(
        y * a.width + columns.lowerBound..<y * a.width + columns.upperBound)
      let q = b.pixels.span.extracting(
        y * b.width + columns.lowerBound..<y * b.width + columns.upperBound)
      var bits: UInt32 = 0
      for x in p.indices { bits |= p[x] ^ q[x] }
      if bits != 0 { return true }
    }
    return false
  }

  /// Returns the similarity of the least similar channel; sums are integers, so the order of addition does
  /// not matter.
  private static func similarity(_ a: Pixmap, _ b: Pixmap, _ window: PixelBounds) -> Double {
    var least = 1.0
    for shift: UInt32 in [0, 8, 16, 24] {
      var sums = Sums()
      for y in window.y..<window.y + window.height {
        for x in window.x..<window.x + window.width {
          sums.add(Int(a[x, y] >> shift & 255), Int(b[x, y] >> shift & 255))
        }
      }
      least = min(least, sums.similarity)
    }
    return least
  }

  private struct Sums {
    var count = 0
    var (a, b, aa, bb, ab) = (0, 0, 0, 0, 0)

    mutating func add(_ p: Int, _ q: Int) {
      count += 1
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }

    var similarity: Double {
      // (0.03·255)², as published.
      let c2 = 58.5225
      let n = Double(count)
      let (meanA, meanB) = (Double(a) / n, Double(b) / n)
      let varianceA = Double(aa) / n - meanA * meanA
      let varianceB = Double(bb) / n - meanB * meanB
      let covariance = Double(ab) / n - meanA * meanB
      return lightness(meanA, meanB) * (2 * covariance + c2) / (varianceA + varianceB + c2)
    }

    /// The term of the means. Near 0 the published term treats a single level as a change, at the other end
    /// a dozen as none; the larger of the terms for both ends is used, because in interface pictures a
    /// channel at 0 is as common as one at 255.
    private func lightness(_ p: Double, _ q: Double) -> Double {
      // (0.01·255)², as published.
      let c1 = 6.5025
      func term(_ p: Double, _ q: Double) -> Double { (2 * p * q + c1) / (p * p + q * q + c1) }
      return max(term(p, q), term(255 - p, 255 - q))
    }
  }
}

import VitrineGraphics

/// How a PNG row is written: as it is, or as differences (PNG specification, 9.2). The raw value is the
/// byte that stands before each row.
package enum RowFilter: UInt8, Hashable, Sendable, CaseIterable {
  case none = 0
  /// Each byte less the one a pixel to the left.
  case sub = 1
  /// Each byte less the one above.
  case up = 2
}

extension RowFilter {
  /// The one filter for a whole picture.
  ///
  /// Flat pictures repeat whole pixels, and differences only hide that from the compressor. Photographs
  /// and blurs repeat nothing, and there small differences are what compresses. So the question is how
  /// many pixels of some sampled rows equal no neighbour.
  static func suiting(_ pixmap: Pixmap) -> RowFilter {
    let (w, h) = (pixmap.width, pixmap.height)
    guard w > 1, h > 1 else { return .none }
    let rows = Swift.min(h - 1, sampledRows)
    var seen = NeighbourCount()
    let pixels = pixmap.pixels.span
    for i in 0..<rows {
      // Rows at the middle of equal bands.
      let y = 1 + (2 * i + 1) * (h - 1) / (2 * rows)
      seen.add(pixels.extracting(y * w..<y * w + w), above: pixels.extracting((y - 1) * w..<y * w))
    }
    return seen.filter
  }

  /// Enough that a card, its text and its background are all met; the estimate costs under 0.05 ms.
  private static let sampledRows = 24
}

/// What the sampled rows say.
private struct NeighbourCount {
  var pixels = 0
  /// Pixels that equal neither the left nor the upper neighbour.
  var novel = 0
  /// Sums of absolute differences over all channels, to the left and to the pixel above.
  var left = 0
  var above = 0

  mutating func add(_ row: Span<UInt32>, above upper: Span<UInt32>) {
    pixels += row.count - 1
    for x in 1..<row.count {
      let (p, l, u) = (row[x], row[x - 1], upper[x])
      if p == l || p == u { continue }
      novel += 1
      left += distance(p, l)
      above += distance(p, u)
    }
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255))
    }
    return sum
  }

  /// A fifth of novel pixels separates interface pictures (below 0.1) from photographs (above 0.5).
  var filter: RowFilter {
    if novel * 5 < pixels { return .none }
    return above <= left ? .up : .sub
  }
}

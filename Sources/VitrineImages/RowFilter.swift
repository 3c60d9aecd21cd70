import VitrineGraphics

/// How a PNG row is written: as it is, or as differences (PNG specification, 9.2). The raw value is the
/// byte that stands before each row.
package enum RowFilter: UInt8, Hashable, Sendable, CaseIterable {
  case none = 0
  /// Each byte less the one a pixel to the left.
  case sub = 1
  /// Each byte less the one above.
  case up = 2
  /// Each byte less the mean of the one to the left and the one above, rounded down.
  case average = 3
  /// Each byte less that of the left, the upper and the upper left one that is nearest to left + upper −
  /// upper left.
  case paeth = 4
}

extension RowFilter {
  /// The one filter for a whole picture.
  ///
  /// Flat pictures repeat whole pixels, and differences only hide that from the compressor. Photographs
  /// and blurs repeat nothing, and there small differences are what compresses. So the question is how
  /// many pixels of some sampled rows equal no neighbour, and then what leaves the smallest differences.
  static func suiting(_ pixmap: Pixmap) -> RowFilter {
    guard pixmap.width > 1, pixmap.height > 1 else { return .none }
    let pixels = pixmap.pixels.span
    let rows = sampledRows(pixmap)
    var novel = 0
    for y in rows { novel += novelPixels(pixels, row: y, width: pixmap.width) }
    // A fifth of novel pixels separates interface pictures (below 0.1) from photographs (above 0.5).
    if novel * 5 < rows.count * (pixmap.width - 1) { return .none }
    var sums = DifferenceSums()
    for y in rows { sums.add(pixels, row: y, width: pixmap.width) }
    return sums.smallest
  }

  /// Rows at the middle of equal bands: enough that a card, its text and its background are all met, and
  /// for an interface picture under 0.05 ms.
  private static func sampledRows(_ pixmap: Pixmap) -> [Int] {
    let count = Swift.min(pixmap.height - 1, 24)
    return (0..<count).map { 1 + (2 * $0 + 1) * (pixmap.height - 1) / (2 * count) }
  }

  /// How many pixels of a row equal neither the left nor the upper neighbour.
  private static func novelPixels(_ pixels: Span<UInt32>, row y: Int, width: Int) -> Int {
    let row = pixels.extracting(y * width..<(y + 1) * width)
    let upper = pixels.extracting((y - 1) * width..<y * width)
    var novel = 0
    for x in 1..<width where row[x] != row[x - 1] && row[x] != upper[x] { novel += 1 }
    return novel
  }
}

/// Sums of the absolute differences that each filter leaves, over all channels.
private struct DifferenceSums {
  var left = 0
  var above = 0
  var mean = 0
  var paeths = 0

  mutating func add(_ pixels: Span<UInt32>, row y: Int, width: Int) {
    let row = pixels.extracting(y * width..<(y + 1) * width)
    let upper = pixels.extracting((y - 1) * width..<y * width)
    for x in 1..<width {
      for shift: UInt32 in [0, 8, 16, 24] {
        func channel(_ p: UInt32) -> Int16 { Int16(truncatingIfNeeded: p >> shift & 255) }
        add(
          channel(row[x]), channel(row[x - 1]), channel(upper[x]), channel(upper[x - 1]))
      }
    }
  }

  @inline(__always)
  private mutating func add(_ value: Int16, _ l: Int16, _ u: Int16, _ corner: Int16) {
    left += Int(abs(value - l))
    above += Int(abs(value - u))
    mean += Int(abs(value - (l + u) >> 1))
    paeths += Int(abs(value - paeth(l, u, corner)))
  }

  /// Of equals the one that is quickest to undo.
  var smallest: RowFilter {
    let least = min(left, above, mean, paeths)
    return above == least ? .up : left == least ? .sub : mean == least ? .average : .paeth
  }
}

/// Paeth's choice among three neighbours (PNG specification, 9.4): ties go to the left, then to the upper.
@inline(__always)
func paeth(_ left: Int16, _ above: Int16, _ corner: Int16) -> Int16 {
  let toLeft = abs(above &- corner)
  let toAbove = abs(left &- corner)
  let toCorner = abs(left &+ above &- corner &- corner)
  let upper = toAbove <= toCorner ? above : corner
  return toLeft <= toAbove && toLeft <= toCorner ? left : upper
}

import VitrineGraphics

/// The filter of a PNG row: none, or differences (PNG specification, 9.2). The raw value is the byte before
/// each row.
package enum RowFilter: UInt8, Hashable, Sendable, CaseIterable {
  case none = 0
  /// Each byte minus the one a pixel to the left.
  case sub = 1
  /// Each byte minus the one above.
  case up = 2
  /// Each byte minus the mean of the left and the upper one, rounded down.
  case average = 3
  /// Each byte minus the one among left, upper and upper left that is nearest to left + upper − upper left.
  case paeth = 4
}

extension RowFilter {
  /// Returns the one filter for a whole picture.
  ///
  /// Flat pictures repeat whole pixels, which differences would hide from the compressor. Photographs and
  /// blurs repeat nothing; there small differences compress well. So some rows are sampled for the number
  /// of pixels that equal no neighbour, and then for the filter with the smallest differences.
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

  /// Returns the middle rows of equal bands: enough to include a card, its text and its background, and
  /// under 0.05 ms for an interface picture.
  private static func sampledRows(_ pixmap: Pixmap) -> [Int] {
    let count = Swift.min(pixmap.height - 1, 24)
    return (0..<count).map { 1 + (2 * $0 + 1) * (pixmap.height - 1) / (2 * count) }
  }

  /// Counts the pixels of a row that equal neither the left nor the upper neighbour.
  private static func novelPixels(_ pixels: Span<UInt32>, row y: Int, width: Int) -> Int {
    let row = pixels.extracting(y * width..<(y + 1) * width)
    let upper = pixels.extracting((y - 1) * width..<y * width)
    var novel = 0
    for x in 1..<width where row[x] != row[x - 1] && row[x] != upper[x] { novel += 1 }
    return novel
  }
}

/// The sums of the absolute differences of each filter, over all channels.
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

  /// The filter with the smallest sum; of equal ones the one fastest to decode.
  var smallest: RowFilter {
    let least = min(left, above, mean, paeths)
    return above == least ? .up : left == least ? .sub : mean == least ? .average : .paeth
  }
}

/// Returns Paeth's choice among three neighbours (PNG specification, 9.4): ties go to the left, then to the
/// upper.
@inline(__always)
func paeth(_ left: Int16, _ above: Int16, _ corner: Int16) -> Int16 {
  let toLeft = abs(above &- corner)
  let toAbove = abs(left &- corner)
  let toCorner = abs(left &+ above &- corner &- corner)
  let upper = toAbove <= toCorner ? above : corner
  return toLeft <= toAbove && toLeft <= toCorner ? left : upper
}

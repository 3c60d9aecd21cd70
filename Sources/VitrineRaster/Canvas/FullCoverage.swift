/// Looks for full coverage in a row of a mask.
package enum FullCoverage {
  /// Returns the first of the longest runs of 255 in a row; an empty range at its start if there are none.
  package static func longestRun(in row: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    guard let bytes = unsafe UnsafeRawPointer(row.baseAddress) else { return 0..<0 }
    var best = 0..<0
    var x = 0
    while x < row.count {
      let from = x
      // Rows are mostly full, so that eight columns at a time are worth a try.
      while x + 8 <= row.count,
        unsafe bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self) == .max
      { x += 8 }
      while unsafe x < row.count && row[x] == 255 { x += 1 }
      if x - from > best.count { best = from..<x }
      x += 1
    }
    return best
  }
}

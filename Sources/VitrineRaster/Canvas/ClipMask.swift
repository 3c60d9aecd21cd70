/// The coverage of a clip outline over a box of pixels; nothing outside the box is inside the clip.
final class ClipMask {
  let box: PixelRect
  private let coverage: Buffer<UInt8>
  /// For each row the device columns `start` up to `end` with full coverage.
  private var solid: [(start: Int32, end: Int32)]
  private let owner: ScratchStorage

  /// Creates a mask of zeros.
  init(_ box: PixelRect, _ owner: ScratchStorage) {
    self.box = box
    self.owner = owner
    coverage = owner.takeMask()
    unsafe coverage.take(box.width * box.height).update(repeating: 0, count: box.width * box.height)
    solid = Array(repeating: (0, 0), count: box.height)
  }

  deinit { owner.give(coverage) }

  /// Returns the coverage from device column `x` of device row `y` on.
  @inline(__always)
  func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe coverage.take(0) + ((y - box.y0) * box.width + (x - box.x0))
  }

  /// Finds the longest run of full coverage in every row; call it after the coverage is complete.
  func measure() {
    for y in box.y0..<box.y1 { solid[y - box.y0] = measureRow(y) }
  }

  private func measureRow(_ y: Int) -> (start: Int32, end: Int32) {
    let row = unsafe UnsafeBufferPointer(start: self.row(box.x0, y), count: box.width)
    let best = unsafe FullCoverage.longestRun(in: row)
    return (Int32(best.lowerBound + box.x0), Int32(best.upperBound + box.x0))
  }

  /// Returns the device columns of a row with full coverage; an empty range at the row's start if there are
  /// none.
  func solidColumns(_ y: Int) -> Range<Int> {
    let s = solid[y - box.y0]
    return Int(s.start)..<Int(s.end)
  }

  /// Whether coverage is full everywhere in `r`, which is inside the box.
  func isSolid(over r: PixelRect) -> Bool {
    for y in r.y0..<r.y1 {
      let s = solid[y - box.y0]
      if s.start > r.x0 || s.end < r.x1 { return false }
    }
    return true
  }
}

import CRasterKernels

/// Collects a row of coverage, weights it by the clip mask, and blends any source by it.
@safe
struct RowSink: CoverageSink {
  private let canvas: Canvas
  private let box: PixelRect
  private let source: PixelSource
  private let clipMask: ClipMask?
  private let mask: UnsafeMutablePointer<UInt8>
  private var y = 0
  /// The columns of `mask` with coverage of this row.
  private var start = 0
  private var end = 0

  init(_ canvas: Canvas, _ box: PixelRect, _ source: PixelSource, _ clipMask: ClipMask?) {
    self.canvas = canvas
    self.box = box
    self.source = source
    self.clipMask = clipMask
    unsafe mask = canvas.scratch.maskRow.take(box.width)
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    self.y = y
    start = -1
  }

  /// Sets the mask between the last coverage and column `x` to zero.
  @inline(__always)
  private mutating func advance(to x: Int) {
    if start < 0 {
      start = x
    } else if x > end {
      unsafe (mask + end).update(repeating: 0, count: x - end)
    }
  }

  @inline(__always)
  mutating func cell(_ x: Int, _ coverage: UInt32) {
    advance(to: x)
    unsafe mask[x] = UInt8(truncatingIfNeeded: coverage)
    end = x &+ 1
  }

  @inline(__always)
  mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
    advance(to: x)
    unsafe (mask + x).update(repeating: UInt8(truncatingIfNeeded: coverage), count: count)
    end = x &+ count
  }

  mutating func endRow() {
    if start < 0 { return }
    let x = box.x0 + start
    let n = end - start
    let row = unsafe mask + start
    if let clipMask { unsafe canvas.kernels.scaleMask(row, clipMask.row(x, y), n) }
    unsafe canvas.blendRow(x, y, n, row, source)
  }
}

import CRasterKernels

/// Blends one colour by coverage, without a clip mask.
@safe
struct SolidSink: CoverageSink {
  /// The number of rows to prefetch: rows are a page apart, so the processor does not predict the next one.
  private static let rowsAhead = 6

  private let canvas: Canvas
  private let x0: Int
  private let y1: Int
  private let width: Int
  private let color: UInt32
  private let isOpaque: Bool
  private var row: UnsafeMutablePointer<UInt32>

  init(_ canvas: Canvas, _ box: PixelRect, _ color: UInt32) {
    self.canvas = canvas
    self.color = color
    x0 = box.x0
    y1 = box.y1
    width = box.width
    isOpaque = color >> 24 == 255
    unsafe row = canvas.surface.pixel(box.x0, box.y0)
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    unsafe row = canvas.surface.pixel(x0, y)
    if y + SolidSink.rowsAhead < y1 {
      unsafe rasterPrefetch(row + (SolidSink.rowsAhead * canvas.surface.stride), width)
    }
  }

  @inline(__always)
  mutating func cell(_ x: Int, _ coverage: UInt32) {
    unsafe row[x] = PixelMath.over(row[x], PixelMath.scale(color, coverage))
  }

  @inline(__always)
  mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
    let c = coverage == 255 ? color : PixelMath.scale(color, coverage)
    if count < 4 {
      var i = x
      while i < x &+ count {
        unsafe row[i] = PixelMath.over(row[i], c)
        i &+= 1
      }
    } else if isOpaque && coverage == 255 {
      unsafe canvas.kernels.fill(row + x, count, count, 1, c)
    } else {
      unsafe canvas.kernels.over(row + x, count, count, 1, c)
    }
  }

  @inline(__always)
  mutating func endRow() {}
}

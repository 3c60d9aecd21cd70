import CRasterKernels

/// Blends one colour where there is coverage and no clip mask.
@safe
struct SolidSink: CoverageSink {
  private let canvas: Canvas
  private let x0: Int
  private let color: UInt32
  private let isOpaque: Bool
  private var row: UnsafeMutablePointer<UInt32>

  init(_ canvas: Canvas, _ box: PixelRect, _ color: UInt32) {
    self.canvas = canvas
    self.color = color
    x0 = box.x0
    isOpaque = color >> 24 == 255
    unsafe row = canvas.surface.pixel(box.x0, box.y0)
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { unsafe row = canvas.surface.pixel(x0, y) }

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

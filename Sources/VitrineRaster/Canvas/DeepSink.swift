import CRasterKernels

/// Blends colours that are not rounded by coverage into rows of components.
@safe
struct DeepSink: CoverageSink {
  typealias Color = SIMD4<Float>

  private let base: UnsafeMutablePointer<Color>
  private let colors: UnsafeMutablePointer<Color>
  private let box: PixelRect
  private let source: DeepSource
  private let kernels: RasterKernelTable
  private var y = 0
  private var row: UnsafeMutablePointer<Color>

  /// Creates a sink over `base`, which holds the pixels of `box`; `colors` has space for a row of them.
  init(
    _ base: UnsafeMutablePointer<Color>, _ colors: UnsafeMutablePointer<Color>, _ box: PixelRect,
    _ source: DeepSource, _ kernels: RasterKernelTable
  ) {
    unsafe self.base = base
    unsafe self.colors = colors
    unsafe row = base
    self.box = box
    self.source = source
    self.kernels = kernels
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    self.y = y
    unsafe row = base + (y - box.y0) * box.width
  }

  @inline(__always)
  mutating func cell(_ x: Int, _ coverage: UInt32) { run(x, 1, coverage) }

  mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
    let part = Float(coverage) * (1 / 255)
    if let color = source.color(ofRow: y) {
      return unsafe kernels.deepOver(row + x, color * part, count)
    }
    unsafe source.fetch(box.x0 + x, y, count, into: colors)
    unsafe kernels.deepOverRow(row + x, colors, count, part)
  }

  @inline(__always)
  mutating func endRow() {}
}

import VitrineGraphics

/// The pieces of a `RasterScratch`, shared by the parts of one drawing.
final class ScratchStorage {
  let cells = Buffer<Int64>()
  let bits = Buffer<UInt64>()
  let maskRow = Buffer<UInt8>()
  let colorRow = Buffer<UInt32>()
  let blurInput = Buffer<UInt16>()
  let blurMiddle = Buffer<UInt16>()
  let blurWide = Buffer<UInt8>()
  let backdropCells = Buffer<UInt16>()
  // Few pictures need these, and the first buffer of a new type takes time.
  lazy var deepRow = Buffer<SIMD4<Float>>()
  lazy var deepBand = Buffer<SIMD4<Float>>()
  let glyphs = GlyphCache()
  let stroke = StrokeOutline()
  /// The pixels painted, filtered and composited since the drawing began, each as often as it costs that of a fill with
  /// a colour (`RasterCost`).
  var paintedPixels = 0
  /// The bytes of the currently open layers.
  var openBytes = 0
  private var freePixels: [Buffer<UInt32>] = []
  private var freeMasks: [Buffer<UInt8>] = []

  func takePixels() -> Buffer<UInt32> { freePixels.popLast() ?? Buffer() }
  func give(_ b: Buffer<UInt32>) { freePixels.append(b) }
  func takeMask() -> Buffer<UInt8> { freeMasks.popLast() ?? Buffer() }
  func give(_ b: Buffer<UInt8>) { freeMasks.append(b) }
}

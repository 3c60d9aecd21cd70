import CRasterKernels
import VitrineGraphics

/// The last step for a row of a backdrop: tint, stand-in colour where nothing is behind, opacity.
struct BackdropFinish {
  private let tint: UInt32
  private let tintColor: SIMD4<Float>
  private let standIn: BackdropStandIn
  private let opacity: UInt32
  private let kernels: RasterKernelTable

  init(_ backdrop: Backdrop, _ tone: BackdropTone?, _ opacity: Float, _ kernels: RasterKernelTable)
  {
    tint = backdrop.tint.premultiplied
    tintColor = BlendRow.unpack(tint)
    standIn = BackdropStandIn(tone, tint: tintColor)
    self.opacity = opacity > 0 ? UInt32(Swift.min(opacity, 1) * 255 + 0.5) : 0
    self.kernels = kernels
  }

  /// Finishes a row: `row` holds `n` filtered pixels, `behind` the picture where they will be drawn.
  func apply(
    _ row: UnsafeMutablePointer<UInt32>, behind: UnsafePointer<UInt32>, _ n: Int
  ) {
    if unsafe PixelMath.isOpaque(behind, n) && PixelMath.isOpaque(row, n) {
      if tint >> 24 > 0 { unsafe kernels.over(row, n, n, 1, tint) }
    } else {
      for x in 0..<n { unsafe row[x] = finished(row[x], behind[x] >> 24) }
    }
    if opacity < 255 { unsafe kernels.scaleRow(row, n, opacity) }
  }

  /// Returns the blurred colour with the opacity of the picture behind; the stand-in fills the rest.
  private func finished(_ p: UInt32, _ coverage: UInt32) -> UInt32 {
    let alpha = Float(coverage) / 255
    var c = BlendRow.unpack(p)
    guard c.w > 0 else { return BlendRow.pack(standIn.color) }
    c *= 1 / c.w
    c = c * (1 - tintColor.w) + tintColor
    c.w = 1
    return BlendRow.pack(c * alpha + standIn.color * (1 - alpha))
  }
}

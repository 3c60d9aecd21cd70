import CRasterKernels
import VitrineGraphics

/// What drawing changes: the pixels, and where they may be touched.
///
/// Coordinates are device pixels; every draw is source-over.
@safe
struct Canvas {
  var surface: Surface
  var clip: Clip
  let kernels: RasterKernelTable
  let scratch: ScratchStorage

  /// The pixels of `r` that drawing can reach.
  func reachable(_ r: PixelRect) -> PixelRect { r.intersection(clip.box) }

  /// Blends `n` pixels of `source` from device (x, y) on, weighted by `mask`; everything is inside
  /// the clip's box.
  func blendRow(
    _ x: Int, _ y: Int, _ n: Int, _ mask: UnsafePointer<UInt8>, _ source: PixelSource
  ) {
    let dst = unsafe surface.pixel(x, y)
    if case .solid(let color) = source {
      return unsafe kernels.overMask(dst, n, mask, n, n, 1, color)
    }
    let colors = unsafe scratch.colorRow.take(n)
    unsafe source.fetch(x, y, n, into: colors, kernels)
    unsafe kernels.overRowMask(dst, colors, mask, n)
  }
}

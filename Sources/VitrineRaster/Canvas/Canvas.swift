import CRasterKernels
import VitrineGraphics

/// The pixels to draw into, and the current clip.
///
/// Coordinates are device pixels; every draw is source-over.
@safe
struct Canvas {
  var surface: Surface
  var clip: Clip
  let kernels: RasterKernelTable
  let scratch: ScratchStorage

  /// Returns the pixels of `r` inside the clip's box.
  func reachable(_ r: PixelRect) -> PixelRect { r.intersection(clip.box) }

  /// Blends `n` pixels of `source` from device (x, y) on, weighted by `mask`; all are inside the clip's box.
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

import VitrineGraphics

/// Draws a display list: the same bytes on every run, machine and choice of kernels.
///
/// Total for any list: indices outside their table and unmatched pops draw nothing, geometry and
/// sizes are held to `Limits`.
package func rasterize(
  _ list: DisplayList, scratch: inout RasterScratch, kernels: Kernels = .best
) -> Pixmap {
  let width = Swift.min(Swift.max(list.width, 0), Limits.largestSide)
  let height = Swift.min(
    Swift.max(list.height, 0),
    Swift.min(Limits.largestSide, Limits.largestArea / Swift.max(width, 1)))
  var pixmap = Pixmap(width: width, height: height)
  play(list, into: &pixmap, &scratch, kernels, isClear: true)
  return pixmap
}

/// Draws a display list over a picture that may hold something already; what lies outside the
/// picture is cut off.
package func rasterize(
  _ list: DisplayList, into pixmap: inout Pixmap, scratch: inout RasterScratch,
  kernels: Kernels = .best
) {
  play(list, into: &pixmap, &scratch, kernels, isClear: false)
}

private func play(
  _ list: DisplayList, into pixmap: inout Pixmap, _ scratch: inout RasterScratch,
  _ kernels: Kernels, isClear: Bool
) {
  let box = PixelRect(x0: 0, y0: 0, x1: pixmap.width, y1: pixmap.height)
  let storage = scratch.storage
  unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
    guard let base = pixels.baseAddress, !box.isEmpty else { return }
    let canvas = unsafe Canvas(
      surface: Surface(base: base, box: box), clip: Clip(box: box, mask: nil),
      kernels: kernels.table, scratch: storage)
    var player = DisplayListPlayer(list, canvas, isClear: isClear)
    player.play()
  }
}

import VitrineGraphics

/// The grid of pixels, in points.
struct PixelGrid {
  let scale: Double
  /// The tolerance in pixels for halves, which round down the page and to the right: sums of thirds of a
  /// point miss a half only by rounding errors.
  private static let slack = 1e-4

  init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  func nearest(_ position: Double) -> Double {
    (position * scale + 0.5 + PixelGrid.slack).rounded(.down) / scale
  }

  /// Moves every edge to its nearest grid line, so that adjacent frames stay adjacent. A side of at least
  /// half a pixel keeps at least one pixel.
  func nearest(_ r: Rect) -> Rect {
    let x0 = nearest(r.minX)
    let y0 = nearest(r.minY)
    return Rect(
      x: x0, y: y0, width: side(nearest(r.maxX) - x0, r.width),
      height: side(nearest(r.maxY) - y0, r.height))
  }

  private func side(_ snapped: Double, _ own: Double) -> Double {
    // Differences of multiples of a third are exact multiples only after rounding.
    let pixels = (snapped * scale).rounded()
    return (pixels == 0 && own * scale >= 0.5 ? 1 : pixels) / scale
  }
}

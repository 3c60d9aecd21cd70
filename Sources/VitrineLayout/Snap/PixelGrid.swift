import VitrineGraphics

/// The grid of whole pixels, in points.
struct PixelGrid {
  let scale: Double
  /// Halves of pixels go down the page and to the right. Sums of thirds of a point miss a half by
  /// rounding errors only, so what is this close to one, in pixels, counts as one.
  private static let slack = 1e-4

  init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  func nearest(_ position: Double) -> Double {
    (position * scale + 0.5 + PixelGrid.slack).rounded(.down) / scale
  }

  /// Every edge on its nearest line, so that frames that touch still do. What is half a pixel thick
  /// or more keeps one.
  func nearest(_ r: Rect) -> Rect {
    let x0 = nearest(r.minX)
    let y0 = nearest(r.minY)
    return Rect(
      x: x0, y: y0, width: side(nearest(r.maxX) - x0, r.width),
      height: side(nearest(r.maxY) - y0, r.height))
  }

  private func side(_ snapped: Double, _ own: Double) -> Double {
    // Differences of multiples of a third are multiples again only after rounding.
    let pixels = (snapped * scale).rounded()
    return (pixels == 0 && own * scale >= 0.5 ? 1 : pixels) / scale
  }
}

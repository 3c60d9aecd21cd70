import VitrineGraphics

extension Canvas {
  /// Blends a box of pixels with one coverage, 1…255.
  func block(_ r: PixelRect, _ coverage: UInt32, _ source: PixelSource) {
    let box = reachable(r)
    if box.isEmpty || coverage == 0 { return }
    scratch.paintedPixels += box.area * RasterCost.fetch(source)
    if let mask = clip.mask(over: box) { return maskedBlock(box, coverage, source, mask) }
    guard case .solid(let full) = source else { return sourceBlock(box, coverage, source) }
    let color = PixelMath.scale(full, coverage)
    let dst = unsafe surface.pixel(box.x0, box.y0)
    if color >> 24 == 255 {
      unsafe kernels.fill(dst, surface.stride, box.width, box.height, color)
    } else if color != 0 {
      unsafe kernels.over(dst, surface.stride, box.width, box.height, color)
    }
  }

  private func sourceBlock(_ box: PixelRect, _ coverage: UInt32, _ source: PixelSource) {
    let copies = source.isOpaque && coverage == 255
    let colors = unsafe scratch.colorRow.take(box.width)
    for y in box.y0..<box.y1 {
      let dst = unsafe surface.pixel(box.x0, y)
      if copies {
        unsafe source.fetch(box.x0, y, box.width, into: dst, kernels)
        continue
      }
      unsafe source.fetch(box.x0, y, box.width, into: colors, kernels)
      if coverage < 255 { unsafe kernels.scaleRow(colors, box.width, coverage) }
      unsafe kernels.overRow(dst, colors, box.width)
    }
  }

  private func maskedBlock(
    _ box: PixelRect, _ coverage: UInt32, _ source: PixelSource, _ mask: ClipMask
  ) {
    let row = unsafe scratch.maskRow.take(box.width)
    for y in box.y0..<box.y1 {
      unsafe row.update(repeating: UInt8(coverage), count: box.width)
      unsafe kernels.scaleMask(row, mask.row(box.x0, y), box.width)
      unsafe blendRow(box.x0, y, box.width, row, source)
    }
  }

  /// Fills a rectangle; pixels at fractional edges are covered by exact area.
  func fillRect(_ r: Rect, _ source: PixelSource) {
    let xs = FixedSpan(r.minX, r.maxX)
    let ys = FixedSpan(r.minY, r.maxY)
    ys.forEachPart { y0, y1, height in
      xs.forEachPart { x0, x1, width in
        let area = width * height * 2
        block(
          PixelRect(x0: x0, y0: y0, x1: x1, y1: y1), CellGrid.coverage(area, .nonZero), source)
      }
    }
  }
}

/// An interval in 1/256 px, split where it starts or ends inside a pixel.
struct FixedSpan {
  let start: Int
  let end: Int

  init(_ from: Double, _ to: Double) {
    start = Int((OutlineLimits.coordinate(from) * 256).rounded(.toNearestOrEven))
    end = Int((OutlineLimits.coordinate(to) * 256).rounded(.toNearestOrEven))
  }

  /// Calls `body` with each run of pixels and the covered fraction of each, in 1/256.
  func forEachPart(_ body: (Int, Int, Int) -> Void) {
    guard end > start else { return }
    let first = start >> 8
    let last = end >> 8
    if first == last { return body(first, first + 1, end - start) }
    let inner = (start + 255) >> 8
    if inner > first { body(first, inner, inner << 8 - start) }
    if last > inner { body(inner, last, 256) }
    if end & 255 != 0 { body(last, last + 1, end & 255) }
  }
}

import VitrineGraphics

extension Canvas {
  /// Draws the glyphs of a run; origins are rounded to quarter pixels in both directions, whether their
  /// masks are cached or not.
  func drawGlyphs(_ run: GlyphRun, _ outlines: [GlyphOutline], _ source: PixelSource) {
    let em = OutlineLimits.coordinate(run.emSize)
    let map = Affine(
      a: OutlineLimits.coordinate(run.map.a * em), b: OutlineLimits.coordinate(run.map.b * em),
      c: OutlineLimits.coordinate(run.map.c * em), d: OutlineLimits.coordinate(run.map.d * em),
      tx: 0, ty: 0)
    for i in 0..<Swift.min(run.outlines.count, run.positions.count) {
      guard let outline = outlines.at(run.outlines[i]), !outline.path.isEmpty else { continue }
      drawGlyph(outline, map, run.map.apply(run.positions[i]), source)
    }
  }

  private func drawGlyph(
    _ outline: GlyphOutline, _ map: Affine, _ origin: Point, _ source: PixelSource
  ) {
    scratch.paintedPixels += RasterCost.glyph
    let x = QuarterPixel(origin.x)
    let y = QuarterPixel(origin.y)
    let key = GlyphKey(
      outline: outline.key, bold: outline.bold, a: map.a, b: map.b, c: map.c, d: map.d,
      phase: x.phase | y.phase << 2)
    if let mask = scratch.glyphs.mask(key, of: outline.path) {
      return draw(mask, x.pixel, y.pixel, source)
    }
    var placed = map
    placed.tx = Double(x.phase) / 4
    placed.ty = Double(y.phase) / 4
    let shape = GlyphShape(outline, placed, scratch.stroke)
    if shape.box.width * shape.box.height > Limits.glyphMaskBytes {
      return drawLarge(shape, x.pixel, y.pixel, source)
    }
    let mask = GlyphMask(shape.box, of: outline.path)
    rasterize(shape, into: mask)
    scratch.glyphs.keep(mask, for: key)
    draw(mask, x.pixel, y.pixel, source)
  }

  private func rasterize(_ shape: GlyphShape, into mask: GlyphMask) {
    if mask.box.isEmpty { return }
    unsafe mask.coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for part in shape.parts {
        scratch.paintedPixels += mask.box.area + RasterCost.edges(part.points, in: mask.box)
        forEachBand(mask.box) { grid in
          var edges = EdgeBuilder(grid)
          edges.add(part)
          let start = unsafe base + (grid.box.y0 - mask.box.y0) * mask.box.width
          var sink = unsafe MaskSink(start, stride: mask.box.width, y0: grid.box.y0)
          grid.sweep(.nonZero, &sink)
        }
      }
    }
  }

  private func draw(_ mask: GlyphMask, _ x: Int, _ y: Int, _ source: PixelSource) {
    let box = reachable(mask.box.offset(x, y))
    if box.isEmpty { return }
    scratch.paintedPixels += box.area * RasterCost.fetch(source)
    let stride = mask.box.width
    let skip = (box.y0 - mask.box.y0 - y) * stride + box.x0 - mask.box.x0 - x
    unsafe mask.coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe draw(base + skip, stride, box, source)
    }
  }

  /// Blends a box of `source`, weighted by bytes of coverage and the clip.
  func draw(
    _ coverage: UnsafePointer<UInt8>, _ stride: Int, _ box: PixelRect, _ source: PixelSource
  ) {
    let clipMask = clip.mask(over: box)
    if clipMask == nil, case .solid(let color) = source {
      let dst = unsafe surface.pixel(box.x0, box.y0)
      return unsafe kernels.overMask(
        dst, surface.stride, coverage, stride, box.width, box.height, color)
    }
    let row = unsafe scratch.maskRow.take(box.width)
    for y in box.y0..<box.y1 {
      unsafe row.update(from: coverage + (y - box.y0) * stride, count: box.width)
      if let clipMask { unsafe kernels.scaleMask(row, clipMask.row(box.x0, y), box.width) }
      unsafe blendRow(box.x0, y, box.width, row, source)
    }
  }

  /// Draws a glyph too large for a mask as a path.
  private func drawLarge(_ shape: GlyphShape, _ x: Int, _ y: Int, _ source: PixelSource) {
    let map = Affine.translation(Double(x), Double(y))
    for part in shape.parts { fillPath(part.transformed(by: map), .nonZero, source) }
  }
}

/// A coordinate as a whole pixel and quarters of a pixel.
struct QuarterPixel {
  let pixel: Int
  let phase: UInt8

  init(_ v: Double) {
    let quarters = Int((OutlineLimits.coordinate(v) * 4).rounded(.toNearestOrAwayFromZero))
    pixel = quarters >> 2
    phase = UInt8(quarters & 3)
  }
}

/// The outline of a glyph in pixels, including emboldening.
struct GlyphShape {
  let parts: [Path]
  let box: PixelRect

  init(_ outline: GlyphOutline, _ map: Affine, _ stroke: StrokeOutline) {
    let path = outline.path.transformed(by: map)
    let widening = OutlineLimits.coordinate(outline.bold) * map.determinant.magnitude.squareRoot()
    guard widening > 0, stroke.trace(path, StrokeStyle(width: 2 * widening, join: .round)) else {
      parts = [path]
      box = PixelRect(around: path.controlBounds)
      return
    }
    parts = [path, stroke.path]
    box = stroke.bounds.union(PixelRect(around: path.controlBounds))
  }
}

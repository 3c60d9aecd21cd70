import VitrineGraphics

extension Canvas {
  /// Returns the current clip intersected with a path; a pixel-aligned rectangle costs nothing, any other
  /// outline becomes a mask.
  func clip(to path: Path, _ rule: FillRule) -> Clip {
    let box = reachable(PixelRect(around: path.controlBounds))
    if box.isEmpty { return Clip(box: .empty, mask: nil) }
    if path.isPixelAlignedRect { return Clip(box: box, mask: clip.mask) }
    scratch.paintedPixels += box.area * RasterCost.clip + RasterCost.edges(path.points, in: box)
    let mask = ClipMask(box, scratch)
    forEachBand(box) { grid in
      var edges = EdgeBuilder(grid)
      edges.add(path)
      var sink = unsafe MaskSink(
        mask.row(box.x0, grid.box.y0), stride: box.width, y0: grid.box.y0)
      grid.sweep(rule, &sink)
    }
    if let outer = clip.mask(over: box) {
      for y in box.y0..<box.y1 {
        unsafe kernels.scaleMask(mask.row(box.x0, y), outer.row(box.x0, y), box.width)
      }
    }
    mask.measure()
    return Clip(box: box, mask: mask)
  }
}

extension Path {
  /// Whether this is a single rectangle with all edges on integers.
  var isPixelAlignedRect: Bool {
    guard verbs.count >= 4, verbs.count <= 6, points.count == 4 || points.count == 5 else {
      return false
    }
    for (i, verb) in verbs.enumerated() {
      let expected: Path.Verb = i == 0 ? .move : (i < points.count ? .line : .close)
      if verb != expected { return false }
    }
    if points.count == 5 && points[4] != points[0] { return false }
    let p = points
    for q in p where q.x != q.x.rounded() || q.y != q.y.rounded() { return false }
    return (p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x)
      || (p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y)
  }
}

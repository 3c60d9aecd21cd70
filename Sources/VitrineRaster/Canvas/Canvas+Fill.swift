import VitrineGraphics

extension Canvas {
  /// Fills an outline that `edges` adds to a grid. `bounds` contains all its points; drawing outside is
  /// clipped. `edges` is called once per band of rows.
  func fill(
    _ bounds: PixelRect, _ rule: FillRule, _ source: PixelSource,
    _ edges: (inout EdgeBuilder) -> Void
  ) {
    let box = reachable(bounds)
    if box.isEmpty { return }
    scratch.paintedPixels += box.area * RasterCost.fetch(source)
    let mask = clip.mask(over: box)
    forEachBand(box) { grid in
      var builder = EdgeBuilder(grid)
      edges(&builder)
      if mask == nil, case .solid(let color) = source {
        var sink = SolidSink(self, grid.box, color)
        grid.sweep(rule, &sink)
      } else {
        var sink = RowSink(self, grid.box, source, mask)
        grid.sweep(rule, &sink)
      }
    }
  }

  func forEachBand(_ box: PixelRect, _ body: (CellGrid) -> Void) {
    let rows = Swift.max(1, Limits.coverageCells / (box.width + 1))
    var y = box.y0
    while y < box.y1 {
      let end = Swift.min(y + rows, box.y1)
      body(
        CellGrid(
          box: PixelRect(x0: box.x0, y0: y, x1: box.x1, y1: end), cells: scratch.cells,
          bits: scratch.bits))
      y = end
    }
  }

  func fillPath(_ path: Path, _ rule: FillRule, _ source: PixelSource) {
    let bounds = PixelRect(around: path.controlBounds)
    scratch.paintedPixels += RasterCost.edges(path.points, in: reachable(bounds))
    fill(bounds, rule, source) { $0.add(path) }
  }
}

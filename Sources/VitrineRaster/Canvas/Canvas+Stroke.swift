import VitrineGraphics

extension Canvas {
  func strokePath(_ path: Path, _ style: StrokeStyle, _ source: PixelSource) {
    let outline = scratch.stroke
    guard outline.trace(path, style) else { return }
    let bounds = outline.bounds
    scratch.paintedPixels += RasterCost.edges(outline.points, in: reachable(bounds))
    fill(bounds, .nonZero, source) { outline.add(to: &$0) }
  }
}

extension StrokeOutline {
  /// The pixels that the outline can touch.
  var bounds: PixelRect { points.isEmpty ? .empty : PixelRect(around: Rect(around: points)) }

  func add(to edges: inout EdgeBuilder) {
    forEachContour { contour in
      edges.move(to: contour[contour.startIndex])
      for p in contour.dropFirst() { edges.line(to: p) }
      edges.close()
    }
  }
}

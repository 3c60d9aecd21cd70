import VitrineGraphics

extension Canvas {
  /// Fills a rounded rectangle; rows between its corners are drawn as blocks.
  func fillRoundedRect(
    _ r: Rect, _ radii: CornerRadii, _ curve: CornerCurve, _ source: PixelSource
  ) {
    if r.isEmpty { return }
    let c = radii.limited(to: r.size)
    let outline = RoundedRectOutline(r, c, CornerShapes(radii: c, size: r.size, curve: curve))
    let box = PixelRect(around: r)
    let top = Int(OutlineLimits.coordinate(outline.topEnd).rounded(.up))
    let bottom = Int(OutlineLimits.coordinate(outline.bottomStart).rounded(.down))
    guard bottom > top else { return fill(box, .nonZero, source) { outline.addAll(to: &$0) } }
    fill(PixelRect(x0: box.x0, y0: box.y0, x1: box.x1, y1: top), .nonZero, source) {
      outline.addTop(to: &$0, until: Double(top))
    }
    FixedSpan(r.minX, r.maxX).forEachPart { x0, x1, width in
      block(
        PixelRect(x0: x0, y0: top, x1: x1, y1: bottom), CellGrid.coverage(width * 512, .nonZero),
        source)
    }
    fill(PixelRect(x0: box.x0, y0: bottom, x1: box.x1, y1: box.y1), .nonZero, source) {
      outline.addBottom(to: &$0, from: Double(bottom))
    }
  }
}

/// Adds the edges of a rounded rectangle, whole or by halves, without building a path.
struct RoundedRectOutline {
  private let r: Rect
  private let radii: CornerRadii
  private let shapes: CornerShapes

  init(_ r: Rect, _ radii: CornerRadii, _ shapes: CornerShapes) {
    self.r = r
    self.radii = radii
    self.shapes = shapes
  }

  /// The y coordinate at which both top corners have ended.
  var topEnd: Double {
    r.minY
      + Swift.max(
        shapes.topLeft.startExtent * radii.topLeft, shapes.topRight.endExtent * radii.topRight)
  }

  var bottomStart: Double {
    r.maxY
      - Swift.max(
        shapes.bottomLeft.endExtent * radii.bottomLeft,
        shapes.bottomRight.startExtent * radii.bottomRight)
  }

  func addAll(to edges: inout EdgeBuilder) {
    let end = shapes.bottomLeft.endPoint * radii.bottomLeft
    edges.move(to: Point(r.minX + end.y, r.maxY - end.x))
    addTopCorners(to: &edges)
    addBottomCorners(to: &edges)
    edges.close()
  }

  func addTop(to edges: inout EdgeBuilder, until y: Double) {
    edges.move(to: Point(r.minX, y))
    addTopCorners(to: &edges)
    edges.line(to: Point(r.maxX, y))
    edges.close()
  }

  func addBottom(to edges: inout EdgeBuilder, from y: Double) {
    edges.move(to: Point(r.maxX, y))
    addBottomCorners(to: &edges)
    edges.line(to: Point(r.minX, y))
    edges.close()
  }

  private func addTopCorners(to edges: inout EdgeBuilder) {
    add(shapes.topLeft, radii.topLeft, to: &edges) { Point(r.minX + $0.x, r.minY + $0.y) }
    add(shapes.topRight, radii.topRight, to: &edges) { Point(r.maxX - $0.y, r.minY + $0.x) }
  }

  private func addBottomCorners(to edges: inout EdgeBuilder) {
    add(shapes.bottomRight, radii.bottomRight, to: &edges) { Point(r.maxX - $0.x, r.maxY - $0.y) }
    add(shapes.bottomLeft, radii.bottomLeft, to: &edges) { Point(r.minX + $0.y, r.maxY - $0.x) }
  }

  @inline(__always)
  private func add(
    _ shape: CornerShape, _ radius: Double, to edges: inout EdgeBuilder, place: (Point) -> Point
  ) {
    edges.line(to: place(shape.startPoint * radius))
    if radius > 0 {
      shape.forEachCubic { c1, c2, p in
        edges.cubic(to: place(p * radius), place(c1 * radius), place(c2 * radius))
      }
    }
  }
}

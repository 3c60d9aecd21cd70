import CRasterKernels
import VitrineGraphics

extension Canvas {
  /// The rows that are projected at a time.
  private static let projectedRows = 16

  /// Composites a finished layer as its projection shows it, or as much of it as may be painted.
  func composite(
    _ content: Surface, through projection: LayerProjection, _ layer: Layer, mostPainted: Int
  ) {
    let box = reachable(projection.target)
    if box.isEmpty || content.box.isEmpty { return }
    // Half a pixel around the layer fades out.
    let outline = projection.map.corners(of: content.box.outset(1).rect)
    let memory = scratch.takePixels()
    var y = box.y0
    while y < box.y1, scratch.paintedPixels <= mostPainted {
      let rows = y..<Swift.min(y + Canvas.projectedRows, box.y1)
      let band = PixelRect(x0: box.x0, y0: rows.lowerBound, x1: box.x1, y1: rows.upperBound)
        .intersection(PixelRect(around: outline.bounds(inRowsFrom: y - 1, to: rows.upperBound + 1)))
      if !band.isEmpty {
        let out = unsafe Surface(base: memory.take(band.area), box: band)
        project(content, projection.inverse, into: out)
        composite(out, layer)
      }
      y = rows.upperBound
    }
    scratch.give(memory)
  }

  /// Overwrites pixels by those of another surface.
  ///
  /// - Parameter inverse: the map from the pixels of `out` to those of `source`.
  func project(_ source: Surface, _ inverse: Projection, into out: Surface) {
    let box = out.box
    var samples = 0
    let map = inverse.then(.translation(-Double(source.box.x0), -Double(source.box.y0)))
    let right = RasterRay(u: map.m11, v: map.m12, q: map.m13)
    let down = RasterRay(u: map.m21, v: map.m22, q: map.m23)
    let x = Double(box.x0) + 0.5
    for row in box.y0..<box.y1 {
      let y = Double(row) + 0.5
      let start = RasterRay(
        u: x * right.u + y * down.u + map.m31, v: x * right.v + y * down.v + map.m32,
        q: x * right.q + y * down.q + map.m33)
      samples += unsafe kernels.warp(
        out.pixel(box.x0, row), box.width, source.base, source.stride, source.box.width,
        source.box.height, start, right, down)
    }
    scratch.paintedPixels +=
      box.area * RasterCost.projected + samples * RasterCost.projectedSample
  }
}

extension PixelRect {
  /// The same box in numbers of the plane.
  var rect: Rect {
    Rect(x: Double(x0), y: Double(y0), width: Double(width), height: Double(height))
  }
}

extension [Point] {
  /// Returns the box around the part of a convex polygon between two rows.
  fileprivate func bounds(inRowsFrom top: Int, to bottom: Int) -> Rect {
    let (top, bottom) = (Double(top), Double(bottom))
    let below = cut { $0.y - top }
    return Rect(around: below.cut { bottom - $0.y })
  }

  /// Returns the part of a polygon in which a linear function is not negative.
  private func cut(_ side: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (i, p) in enumerated() {
      let q = self[(i + 1) % count]
      let (v, w) = (side(p), side(q))
      if v >= 0 { result.append(p) }
      if (v > 0 && w < 0) || (v < 0 && w > 0) { result.append(p + (q - p) * (v / (v - w))) }
    }
    return result
  }
}

import CRasterKernels
import VitrineGraphics

extension Canvas {
  /// Bends and lights the filtered picture behind a glass.
  ///
  /// - Parameters:
  ///   - path: the outline of the glass; `light` its edge.
  ///   - body: the filtered picture; it contains `out`'s box and what is bent into it.
  func draw(
    _ path: Path, _ rule: FillRule, _ light: GlassLight, _ body: Surface, opacity: Float,
    into out: Surface
  ) {
    let box = out.box
    let distances = OutlineDistances(path, box, reach: light.reach)
    var whole = self
    whole.clip = Clip(box: box, mask: nil)
    let inside = whole.clip(to: path, rule)
    let scale = opacity > 0 ? UInt32(Swift.min(opacity, 1) * 255 + 0.5) : 0
    for y in box.y0..<box.y1 {
      let row = unsafe out.pixel(box.x0, y)
      unsafe row.update(from: body.pixel(box.x0, y), count: box.width)
      for x in box.x0..<box.x1 {
        guard let (direction, distance) = distances.nearest(x, y) else { continue }
        // Half covered pixels have their centre on either side of the outline.
        let side: Float = inside.holds(x, y) ? 1 : -1
        let normal = direction * side
        let depth = distance * side
        var pixel = unsafe row[x - box.x0]
        if light.bends, depth < Float(light.edge.depth) {
          let shift = light.shift(at: depth)
          let from = SIMD2(Float(x), Float(y)) + normal * shift
          pixel = Canvas.mixed(pixel, body.sample(from), light.edge.strength)
        }
        let rim = light.rim(at: depth, normal: normal)
        unsafe row[x - box.x0] = rim > 0 ? GlassLight.lit(pixel, rim) : pixel
      }
      if scale < 255 { unsafe kernels.scaleRow(row, box.width, scale) }
    }
  }

  private static func mixed(_ a: UInt32, _ b: SIMD4<Float>, _ part: Float) -> UInt32 {
    if part >= 1 { return BlendRow.pack(b) }
    let c = BlendRow.unpack(a)
    return BlendRow.pack(c + (b - c) * part)
  }
}

extension Clip {
  /// Whether at least half of a pixel is inside.
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
    guard x >= box.x0, x < box.x1, y >= box.y0, y < box.y1 else { return false }
    guard let mask else { return true }
    return unsafe mask.row(x, y).pointee >= 128
  }
}

extension Surface {
  /// Returns the colour between four pixels; the edges of the surface repeat.
  ///
  /// - Parameter at: a point at which whole numbers are the middles of pixels.
  fileprivate func sample(_ at: SIMD2<Float>) -> SIMD4<Float> {
    let low = SIMD2(at.x.rounded(.down), at.y.rounded(.down))
    let part = at - low
    func color(_ dx: Int, _ dy: Int) -> SIMD4<Float> {
      let x = Swift.min(Swift.max(Int(low.x) + dx, box.x0), box.x1 - 1)
      let y = Swift.min(Swift.max(Int(low.y) + dy, box.y0), box.y1 - 1)
      return unsafe BlendRow.unpack(pixel(x, y).pointee)
    }
    let top = color(0, 0) * (1 - part.x) + color(1, 0) * part.x
    let bottom = color(0, 1) * (1 - part.x) + color(1, 1) * part.x
    return top * (1 - part.y) + bottom * part.y
  }
}

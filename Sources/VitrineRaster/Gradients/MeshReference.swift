import VitrineGraphics

/// The colours of a mesh found pixel by pixel, by Newton's steps from the nearest of some samples: the plain twin of
/// `MeshSource`, which cuts patches into triangles.
package enum MeshReference {
  private static let samples = 16
  private static let steps = 12
  private static let tolerance = 1e-9

  /// The colour at a place in device pixels, as premultiplied components of 0…255; nil outside of all patches. Of patches
  /// that overlap the last one counts.
  package static func color(
    _ gradient: Gradient, at place: Point, opacity: Float = 1
  ) -> SIMD4<Double>? {
    guard case .mesh(let grid) = gradient.geometry else { return nil }
    let colors = ColorStops(unordered: gradient.stops, opacity: opacity).stops.map(\.color)
    guard colors.count == grid.vertices.count else { return nil }
    var result: SIMD4<Double>?
    for row in 0..<grid.height - 1 {
      for column in 0..<grid.width - 1 {
        let patch = MeshPatch(grid, colors, column: column, row: row)
        if let uv = parameters(patch, SIMD2(place.x, place.y)) {
          result = patch.color(uv.x, uv.y)
        }
      }
    }
    return result
  }

  private static func parameters(
    _ patch: MeshPatch, _ target: SIMD2<Double>
  ) -> SIMD2<Double>? {
    var best = SIMD2<Double>(0, 0)
    var least = Double.infinity
    for i in 0...samples {
      for j in 0...samples {
        let uv = SIMD2(Double(i), Double(j)) / Double(samples)
        let miss = patch.position(uv.x, uv.y) - target
        let distance = (miss * miss).sum()
        if distance < least { (least, best) = (distance, uv) }
      }
    }
    let d = 1e-6
    for _ in 0..<steps {
      let miss = patch.position(best.x, best.y) - target
      let du = (patch.position(best.x + d, best.y) - patch.position(best.x - d, best.y)) / (2 * d)
      let dv = (patch.position(best.x, best.y + d) - patch.position(best.x, best.y - d)) / (2 * d)
      let area = du.x * dv.y - du.y * dv.x
      guard area != 0 else { return nil }
      best.x -= (miss.x * dv.y - miss.y * dv.x) / area
      best.y -= (du.x * miss.y - du.y * miss.x) / area
    }
    let miss = patch.position(best.x, best.y) - target
    guard (miss * miss).sum() < tolerance else { return nil }
    let isInside =
      best.x >= -tolerance && best.x <= 1 + tolerance && best.y >= -tolerance
      && best.y <= 1 + tolerance
    return isInside ? best : nil
  }
}

extension Path {
  /// The pieces into which a curve is cut: an outline is projected to find what taps and clips reach, not to be drawn.
  private static let projectedPieces = 16

  /// Returns the image of the area that the path fills, as closed polygons; what lies behind the eye is cut off.
  package func projected(by map: Projection) -> Path {
    var result = Path()
    var polygon: [Point] = []
    func finish() {
      let image = map.image(of: polygon)
      guard let first = image.first else { return }
      result.move(to: first)
      for p in image.dropFirst() { result.line(to: p) }
      result.close()
    }
    forEachSegment { verb, points in
      let p = Array(points)
      switch verb {
      case .move:
        finish()
        polygon = [p[0]]
      case .line: polygon.append(p[0])
      case .quad:
        let start = polygon.last ?? p[0]
        let (b, c) = (start + (p[0] - start) * (2 / 3), p[1] + (p[0] - p[1]) * (2 / 3))
        CubicPieces(start, b, c, p[1], count: Self.projectedPieces)
          .forEachPoint { polygon.append($0) }
      case .cubic:
        CubicPieces(polygon.last ?? p[0], p[0], p[1], p[2], count: Self.projectedPieces)
          .forEachPoint { polygon.append($0) }
      // Each polygon ends where it began.
      case .close: break
      }
    }
    finish()
    return result
  }
}

import VitrineGraphics

/// One patch of a mesh: four vertices with the curves between them, and a colour at each place.
///
/// Positions are a bicubic Hermite surface through the four curves, without twist; colours are one through the vertices'
/// colours, with the slopes of Catmull and Rom's curves, or bilinear.
struct MeshPatch {
  /// Points at u and v of 0…1 by powers: `position[i][j]` is the factor of u to the i and v to the j.
  private let position: [[SIMD2<Double>]]
  private let color: [[SIMD4<Double>]]

  init(_ grid: MeshGrid, _ colors: [SIMD4<Double>], column: Int, row: Int) {
    func vertex(_ x: Int, _ y: Int) -> MeshGrid.Vertex { grid.vertices[y * grid.width + x] }
    var corners: [[SIMD2<Double>]] = Array(repeating: Array(repeating: .zero, count: 4), count: 4)
    var tints: [[SIMD4<Double>]] = Array(repeating: Array(repeating: .zero, count: 4), count: 4)
    for (i, x) in [column, column + 1].enumerated() {
      for (j, y) in [row, row + 1].enumerated() {
        let v = vertex(x, y)
        corners[i][j] = SIMD2(v.position)
        // A Bézier curve's slope at its end is three times the way to the control point.
        corners[i + 2][j] =
          (i == 0 ? SIMD2(v.trailing) - SIMD2(v.position) : SIMD2(v.position) - SIMD2(v.leading))
          * 3
        corners[i][j + 2] =
          (j == 0 ? SIMD2(v.bottom) - SIMD2(v.position) : SIMD2(v.position) - SIMD2(v.top)) * 3
        let at = { (x: Int, y: Int) in
          colors[
            Swift.min(Swift.max(y, 0), grid.height - 1) * grid.width
              + Swift.min(Swift.max(x, 0), grid.width - 1)]
        }
        tints[i][j] = at(x, y)
        if grid.smoothsColors {
          tints[i + 2][j] = (at(x + 1, y) - at(x - 1, y)) * Self.slope(x, grid.width)
          tints[i][j + 2] = (at(x, y + 1) - at(x, y - 1)) * Self.slope(y, grid.height)
        } else {
          tints[i + 2][j] = at(column + 1, y) - at(column, y)
          tints[i][j + 2] = at(x, row + 1) - at(x, row)
        }
      }
    }
    if !grid.smoothsColors {
      let twist = tints[1][1] - tints[0][1] - tints[1][0] + tints[0][0]
      for i in 2...3 { for j in 2...3 { tints[i][j] = twist } }
    }
    position = Self.powers(corners)
    color = Self.powers(tints)
  }

  /// Half the difference of the neighbours inside, and all of it at the edge, which has one.
  private static func slope(_ index: Int, _ count: Int) -> Double {
    index > 0 && index < count - 1 ? 0.5 : 1
  }

  /// The powers of Hermite's four functions: value at 0, at 1, slope at 0, at 1.
  private static let hermite: [[Double]] = [
    [1, 0, -3, 2], [0, 0, 3, -2], [0, 1, -2, 1], [0, 0, -1, 1],
  ]

  private static func powers<V: SIMD>(_ values: [[V]]) -> [[V]] where V.Scalar == Double {
    (0..<4).map { p in
      (0..<4).map { q in
        var sum = V.zero
        for i in 0..<4 {
          for j in 0..<4 { sum += values[i][j] * (hermite[i][p] * hermite[j][q]) }
        }
        return sum
      }
    }
  }

  func position(_ u: Double, _ v: Double) -> SIMD2<Double> { Self.value(position, u, v) }

  /// Premultiplied components of 0…255, which curves do not leave.
  func color(_ u: Double, _ v: Double) -> SIMD4<Double> {
    let value = Self.value(color, u, v).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return value.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: value.w))
  }

  private static func value<V: SIMD>(_ powers: [[V]], _ u: Double, _ v: Double) -> V
  where V.Scalar == Double {
    var sum = V.zero
    for p in stride(from: 3, through: 0, by: -1) {
      let row = powers[p]
      sum = sum * u + (((row[3] * v + row[2]) * v + row[1]) * v + row[0])
    }
    return sum
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: Point) { self.init(point.x, point.y) }
}

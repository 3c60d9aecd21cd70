import VitrineGraphics

/// The discs at the lower right corner of symbols, in em.
nonisolated enum SymbolBadge: String {
  case plus, minus, checkmark, xmark, exclamationmark

  static let radius = 0.29
  /// The gap between the disc and the symbol behind it.
  static let gap = 0.07
  /// The distance of the disc's middle inside the ink's corner.
  static let overlap = 0.1
  private static let arm = 0.15
  private static let half = 0.035

  /// A disc, clockwise.
  static func disc(_ center: Point, _ radius: Double) -> GraphicsPath {
    GraphicsPath(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The sign on the disc, clockwise, around the middle.
  var glyph: GraphicsPath {
    let (arm, half) = (Self.arm, Self.half)
    switch self {
    case .minus:
      return GraphicsPath(rect: Rect(x: -arm, y: -half, width: 2 * arm, height: 2 * half))
    case .plus: return Self.cross
    case .xmark:
      let turn = 0.7071067811865476
      return Self.cross.transformed(by: Affine(a: turn, b: turn, c: -turn, d: turn, tx: 0, ty: 0))
    case .checkmark:
      return Self.polygon([
        (-0.15, 0.01), (-0.1, -0.04), (-0.045, 0.03), (0.1, -0.14), (0.15, -0.095), (-0.04, 0.135),
      ])
    case .exclamationmark:
      var path = GraphicsPath(rect: Rect(x: -half, y: -0.17, width: 2 * half, height: 0.2))
      path.append(Self.disc(Point(0, 0.12), half * 1.3))
      return path
    }
  }

  private static var cross: GraphicsPath {
    polygon([
      (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half),
      (half, arm), (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half),
    ])
  }

  private static func polygon(_ corners: [(Double, Double)]) -> GraphicsPath {
    var path = GraphicsPath()
    for (k, corner) in corners.enumerated() {
      let p = Point(corner.0, corner.1)
      if k == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    path.close()
    return path.oriented(.nonZero)
  }
}

import Testing
import VitrineGraphics

/// The ends of capsules, and short sides of rounded rectangles, whose corners meet in the middle of a side.
struct CapsuleEndTests {
  private static let curves = [CornerCurve.continuous, .screen]

  private func outline(
    _ width: Double, _ height: Double, radius: Double, _ curve: CornerCurve
  ) -> Path {
    Path(
      roundedRect: Rect(x: 0, y: 0, width: width, height: height), radii: CornerRadii(radius),
      curve: curve)
  }

  /// The greatest angle, in degrees, between two pieces that meet near the middle of the left side.
  private func kink(_ path: Path, height: Double) -> Double {
    var (last, most): (Point?, Double) = (nil, 0)
    let isNear = { (p: Point) in
      p.x < 0.02 * height && (p.y - height / 2).magnitude < 0.04 * height
    }
    path.forEachPiece { piece, _ in
      switch piece {
      case .line(let a, let b):
        let along = b - a
        if along.x * along.x + along.y * along.y > 1e-18 { last = along }
      case .cubic(let a, let c1, let c2, let b):
        if let last, isNear(a) { most = max(most, angle(last, c1 - a)) }
        last = b - c2
      }
    }
    return most
  }

  /// The sine of the angle between two directions, as degrees of a small angle.
  private func angle(_ a: Point, _ b: Point) -> Double {
    let lengths = ((a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)).squareRoot()
    return (a.x * b.y - a.y * b.x).magnitude / lengths * 180 / .pi
  }

  @Test(arguments: curves) func capsulesEndWithoutAnAngle(_ curve: CornerCurve) {
    let path = outline(358, 48, radius: 24, curve)
    #expect(kink(path, height: 48) < 0.01)
    // A tenth of a point is lost at most.
    let bounds = path.controlBounds
    #expect(bounds.minX >= 0 && bounds.minX < 0.1 && bounds.minY == 0 && bounds.maxY == 48)
    #expect((bounds.minX + bounds.maxX - 358).magnitude < 1e-9)
    // A radius that does not fit, and one that fits exactly, are the capsule's.
    for radius in [24.0, 30, 500] { #expect(outline(358, 48, radius: radius, curve) == path) }
  }

  /// The expanded island of a 402-point phone at its heights, and rectangles with a little more room than a capsule. The
  /// corner of screens meets an edge with room at an angle of its own, which a picture showed: 1.3°.
  @Test(arguments: curves) func shortSidesHaveNoAngle(_ curve: CornerCurve) {
    for height in stride(from: 84.0, through: 145, by: 4) {
      let island = kink(outline(374, height, radius: 48, curve), height: height)
      #expect(island < (curve == .screen ? 1.4 : 0.2), "\(height): \(island)")
    }
    let nearly = kink(outline(358, 48, radius: 23, curve), height: 48)
    #expect(nearly < 0.2)
  }

  /// Corners with room for their extent keep the three cubics that were measured.
  @Test(arguments: curves) func cornersWithRoomHaveThreeCurves(_ curve: CornerCurve) {
    let count = { (path: Path) in path.verbs.count { $0 == .cubic } }
    #expect(count(outline(200, 74, radius: 24, curve)) == 12)
    #expect(count(outline(200, 48, radius: 24, curve)) == 16)
    #expect(count(outline(48, 48, radius: 24, curve)) == 4)
  }
}

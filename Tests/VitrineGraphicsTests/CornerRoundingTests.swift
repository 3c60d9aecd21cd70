import Testing
import VitrineGraphics

/// Round ends and corners of outlines that are filled by the non-zero rule.
struct CornerRoundingTests {
  private static let rule = CornerRounding(radius: 10, longestEnd: 32, overshoot: 0)

  private func polygon(_ corners: [(Double, Double)]) -> Path {
    var path = Path()
    for (k, corner) in corners.enumerated() {
      let p = Point(corner.0, corner.1)
      if k == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    path.close()
    return path
  }

  /// A box that runs clockwise on screen, as outer contours do.
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  private func area(_ path: Path) -> Double {
    path.contours.reduce(0) { $0 + Polygon($1.corners(64)).doubleArea / 2 }
  }

  private static let circleGap = 1 - Double.pi / 4

  @Test func aCornerLosesWhatACircleLeaves() {
    let round = box(0, 0, 100, 100).rounded(Self.rule)
    #expect(abs(area(round) - (10_000 - 4 * Self.circleGap * 100)) < 0.5)
    #expect(round.controlBounds == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func anEndBecomesHalfACircle() {
    let stem = box(0, 0, 20, 200).rounded(Self.rule)
    #expect(abs(area(stem) - (180 * 20 + Double.pi * 100)) < 0.5)
    // Ends thinner than twice the radius, and wider ones.
    let thin = box(0, 0, 8, 200).rounded(Self.rule)
    #expect(abs(area(thin) - (192 * 8 + Double.pi * 16)) < 0.3)
    let wide = box(0, 0, 30, 200).rounded(Self.rule)
    #expect(abs(area(wide) - (170 * 30 + Double.pi * 225)) < 1)
  }

  @Test func aSlantedEndTouchesItsSidesAndItsEdge() {
    let slanted = polygon([(0, 0), (24, 0), (84, 120), (60, 120)]).rounded(Self.rule)
    let bounds = slanted.controlBounds
    #expect(abs(bounds.minY) < 0.01 && abs(bounds.maxY - 120) < 0.01)
    // The circle in it has the radius 24 · 2/√5 / 2.
    let radius = 24 / 5.0.squareRoot()
    #expect(slanted.contains(Point(6 + radius, radius)))
    #expect(!slanted.contains(Point(1, 0.5)))
  }

  @Test func endsStandOutByTheOvershoot() {
    var rule = Self.rule
    rule.overshoot = 3
    let stem = box(0, 0, 20, 200).rounded(rule)
    #expect(abs(stem.controlBounds.minY + 3) < 1e-9)
    #expect(abs(stem.controlBounds.maxY - 203) < 1e-9)
    #expect(box(0, 0, 100, 100).rounded(rule).controlBounds.maxY == 100)
  }

  @Test func innerCornersStay() {
    let ell = polygon([(0, 0), (100, 0), (100, 100), (200, 100), (200, 200), (0, 200)])
    let round = ell.rounded(Self.rule)
    // Five of the six corners are outer ones; a notch keeps its point.
    #expect(abs(area(round) - (30_000 - 5 * Self.circleGap * 100)) < 1)
    #expect(round.points.contains(Point(100, 100)))
  }

  @Test func holesKeepTheirCorners() {
    var path = box(0, 0, 200, 200)
    path.append(polygon([(50, 50), (50, 150), (150, 150), (150, 50)]))
    #expect(abs(area(path.rounded(Self.rule)) - (30_000 - 4 * Self.circleGap * 100)) < 1)
  }

  /// A bar whose ends lie inside two stems.
  @Test func cornersInsideOtherContoursStay() {
    var path = box(0, 0, 20, 200)
    path.append(box(80, 0, 20, 200))
    path.append(box(10, 90, 80, 20))
    let bar = path.rounded(Self.rule).contours[2]
    #expect(bar == box(10, 90, 80, 20))
  }

  /// A stem whose top lies flush with that of a bowl: only the corner at the left can be seen.
  @Test func cornersOnTheEdgeOfAnotherContourStay() {
    var path = box(0, 0, 30, 200)
    path.append(box(20, 0, 100, 200))
    let round = path.rounded(Self.rule)
    #expect(round.contains(Point(29.9, 0.1)) && round.contains(Point(20.1, 0.1)))
    #expect(!round.contains(Point(0.5, 0.5)) && !round.contains(Point(119.5, 0.5)))
  }

  /// A contour that crosses itself: a loop whose corner lies inside its own stroke.
  @Test func contoursMayOverlapThemselves() {
    let loop = polygon([
      (0, 0), (120, 0), (120, 120), (40, 120), (40, -20), (60, -20), (60, 100), (100, 100),
      (100, 20), (0, 20),
    ])
    let round = loop.rounded(Self.rule)
    #expect(!round.contains(Point(119.5, 0.5)))
    #expect(round.contains(Point(45, 10)))
  }

  @Test func curvesAreCutAlongTheirLength() {
    var path = Path()
    path.move(to: Point(0, 100))
    path.cubic(to: Point(100, 0), Point(0, 45), Point(45, 0))
    path.line(to: Point(100, 20))
    path.cubic(to: Point(20, 100), Point(56, 20), Point(20, 56))
    path.close()
    let round = path.rounded(Self.rule)
    #expect(!round.contains(Point(99, 1)) && !round.contains(Point(1, 99)))
    #expect(area(round) < area(path) && area(round) > 0.94 * area(path))
  }

  @Test func oddOutlinesComeBack() {
    #expect(Path().rounded(Self.rule).isEmpty)
    var dot = Path()
    dot.move(to: Point(1, 1))
    dot.close()
    #expect(dot.rounded(Self.rule) == dot)
    let plain = box(0, 0, 100, 100)
    #expect(plain.rounded(CornerRounding(radius: 0, longestEnd: 9, overshoot: 1)) == plain)
    var many = Path()
    for k in 0..<600 { many.append(box(Double(k) * 3, 0, 2, 9)) }
    #expect(many.rounded(Self.rule) == many)
  }
}

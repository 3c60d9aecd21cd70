import Testing
import VitrineGraphics
import VitrineLayout

/// Content on a circle: its place, and the maps that bend it.
@Suite struct TextArcTests {
  private func arc(_ degrees: Double, clockwise: Bool) -> TextArc {
    TextArc(
      centre: Point(100, 80), radius: 50, angle: degrees * .pi / 180, isClockwise: clockwise)
  }

  private func distance(_ point: Point) -> Double {
    let (x, y) = (point.x - 100, point.y - 80)
    return (x * x + y * y).squareRoot()
  }

  @Test(arguments: [(0.0, true), (34, true), (-34, true), (146, false), (-146, false), (90, false)])
  func baselinesLieOnTheCircle(degrees: Double, clockwise: Bool) {
    let arc = arc(degrees, clockwise: clockwise)
    let middle = arc.middle
    #expect(abs(distance(middle) - 50) < 1e-9)
    for along in stride(from: -40.0, through: 40, by: 8) {
      let point = Point(middle.x + along, middle.y)
      let map = arc.bend(at: point.x).then(arc.turn)
      #expect(abs(distance(map.apply(point)) - 50) < 1e-9)
      // What is above the baseline is outside of the circle, or inside where letters read the other way.
      let above = map.apply(Point(point.x, point.y - 10))
      #expect(abs(distance(above) - (clockwise ? 60 : 40)) < 1e-9)
    }
  }

  @Test func contentReadsClockwiseAboveTheCentre() {
    let upper = arc(0, clockwise: true)
    let right = upper.bend(at: 120).then(upper.turn).apply(Point(120, 30))
    #expect(right.x > 110 && right.y > 30)
    let lower = arc(180, clockwise: false)
    #expect(lower.turn.apply(Point(0, 0)).x.magnitude < 1e-9)
    let other = lower.bend(at: 120).then(lower.turn).apply(Point(120, 130))
    #expect(other.x > 110 && other.y < 130)
  }

  /// A bar becomes a ring's part, whose edges stay at their distances.
  @Test(arguments: [true, false]) func pathsAreBent(clockwise: Bool) {
    let arc = arc(clockwise ? 0 : 180, clockwise: clockwise)
    let middle = arc.middle
    let bar = Path(rect: Rect(x: middle.x - 40, y: middle.y - 8, width: 80, height: 6))
    let bent = arc.bent(bar).transformed(by: arc.turn)
    let radii = bent.points.indices.filter { _ in true }.map { distance(bent.points[$0]) }
    let (inner, outer) = clockwise ? (52.0, 58.0) : (42.0, 48.0)
    #expect(radii.allSatisfy { $0 > inner - 0.1 && $0 < outer + 0.1 })
    #expect(radii.contains { abs($0 - inner) < 1e-6 } && radii.contains { abs($0 - outer) < 1e-6 })
    #expect(arc.bent(Path()).isEmpty)
  }

  @Test func numbersThatAreNoneAreTaken() {
    let arc = TextArc(centre: .zero, radius: .nan, angle: .infinity, isClockwise: true)
    #expect(arc.radius == 1 && arc.angle == 0)
    #expect(TextArc(centre: .zero, radius: -4, angle: 0, isClockwise: true).radius == 1)
  }

  @Test func circlesMoveWithTheirNodes() {
    let moved = arc(34, clockwise: true).offset(by: Point(7, -3))
    #expect(moved.centre == Point(107, 77) && moved.radius == 50)
  }
}

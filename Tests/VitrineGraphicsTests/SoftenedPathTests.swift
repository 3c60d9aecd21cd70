import Testing
import VitrineGraphics

/// Outlines with soft corners.
@Suite struct SoftenedPathTests {
  private let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))

  /// The area that an outline encloses.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    path.forEachChord(64, closing: true) { a, b in sum += a.x * b.y - b.x * a.y }
    return (sum / 2).magnitude
  }

  @Test func squareCornersBecomeQuarterCircles() {
    let soft = square.softened(by: 2)
    #expect(abs(area(soft) - (100 - (4 - .pi) * 4)) < 0.01)
    #expect(soft.controlBounds == square.controlBounds)
  }

  @Test func shortEdgesKeepAPart() {
    // The arcs of a bar of 1 take 0.45 of its ends.
    let bar = Path(rect: Rect(x: 0, y: 0, width: 10, height: 1)).softened(by: 5)
    #expect(abs(area(bar) - (10 - (4 - .pi) * 0.45 * 0.45)) < 0.001)
  }

  @Test func smoothOutlinesStay() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 6))
    let soft = circle.softened(by: 2)
    #expect(abs(area(soft) - area(circle)) < 1e-9)
    #expect(soft.points.count == circle.points.count)
  }

  @Test func cornersOfCurvesAreRoundedToo() {
    var leaf = Path()
    leaf.move(to: Point(0, 0))
    leaf.cubic(to: Point(10, 10), Point(6, 0), Point(10, 4))
    leaf.cubic(to: Point(0, 0), Point(4, 10), Point(0, 6))
    leaf.close()
    let soft = leaf.softened(by: 1)
    #expect(area(soft) < area(leaf) - 0.2 && area(soft) > area(leaf) - 3)
  }

  @Test func holesAreContoursOfTheirOwn() {
    var ring = square
    ring.append(Path(rect: Rect(x: 3, y: 3, width: 4, height: 4)))
    let soft = ring.softened(by: 1)
    #expect(soft.verbs.count { $0 == .move } == 2)
    #expect(soft.verbs.count { $0 == .close } == 2)
  }

  @Test func nothingIsTakenWithoutARadius() {
    for radius in [0, -1, .nan, .infinity] { #expect(square.softened(by: radius) == square) }
    #expect(Path().softened(by: 3).isEmpty)
  }

  @Test func softeningIsTotal() {
    let odd = [Double.nan, .infinity, 1e300, 0]
    for v in odd {
      var path = Path()
      path.move(to: Point(v, 0))
      path.line(to: Point(1, v))
      path.cubic(to: Point(v, v), Point(v, 1), Point(0, v))
      _ = path.softened(by: 1)
    }
  }
}

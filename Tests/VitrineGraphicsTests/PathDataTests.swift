import Testing
import VitrineGraphics

@Suite struct PathDataTests {
  /// Each letter and each repetition of one is a command, a letter that closes a figure too.
  @Test(arguments: ["M0 0ZZZ", "M0 0 1 1 2 2 3 3", "M0 0L1 1Z m1 1"])
  func commandsHaveALimit(text: String) {
    #expect(PathData.outline(text, limit: 3) == nil)
  }

  @Test func commandsUpToTheLimitAreRead() {
    #expect(PathData.outline("M0 0L1 1Z", limit: 3)?.verbs.count == 3)
  }

  @Test func lettersRepeatAndNumbersTouch() throws {
    let path = try #require(PathData.outline("M1 2h3v4H1z m1-1 .5.5-1 0c1 0 1 1 2 1S3 4 5 5"))
    #expect(
      path.verbs == [.move, .line, .line, .line, .close, .move, .line, .line, .cubic, .cubic])
    #expect(path.points[1] == Point(4, 2))
    #expect(path.points[4] == Point(2, 1))
  }

  @Test func aHalfTurnIsOneArc() throws {
    let path = try #require(PathData.outline("M0 0a5 5 0 1110 0"))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y) < 1e-9)
    #expect(path.controlBounds.minY < -4.9)
  }

  /// An arc is its curves alone, from the pen to the very point that is written.
  @Test(arguments: [
    ("M0 0a5 5 0 1110 0", [Path.Verb.move, .cubic, .cubic], Point(10, 0)),
    ("M.1 .2A3 7 30 0 1 .7 .9", [.move, .cubic], Point(0.7, 0.9)),
    ("M20 40L140 40A20 20 0 0 1 160 60L160 140", [.move, .line, .cubic, .line], Point(160, 140)),
    ("M20 40A20 20 0 0 1 40 20A20 20 0 0 1 60 40", [.move, .cubic, .cubic], Point(60, 40)),
    ("M1 1l0 0a3 3 0 0 0 1.3 1.7", [.move, .line, .cubic], Point(1 + 1.3, 1 + 1.7)),
    (
      "M0 5a5 5 0 1110 0A5 5 0 1 1 0 5z", [.move, .cubic, .cubic, .cubic, .cubic, .close],
      Point(0, 5)
    ),
  ]) func arcsAddNoCorner(text: String, verbs: [Path.Verb], end: Point) throws {
    let path = try #require(PathData.outline(text))
    #expect(path.verbs == verbs)
    #expect(path.currentPoint == end)
  }

  @Test func anArcWithoutRadiusIsALine() {
    #expect(PathData.outline("M0 0a0 0 0 0 0 1 1")?.verbs == [.move, .line])
  }

  @Test func arcsAreRead() throws {
    // A circle of radius 5 as two arcs; flags may stand without spaces.
    let path = try #require(PathData.outline("M0 5a5 5 0 1110 0A5 5 0 1 1 0 5z"))
    let bounds = try #require(path.bounds)
    for (found, wanted) in [
      (bounds.x, 0.0), (bounds.y, 0), (bounds.width, 10), (bounds.height, 10),
    ] {
      #expect(abs(found - wanted) < 0.003)
    }
  }

  @Test(arguments: [
    "", "  ", "L1 1", "M1", "M0 0 L 1", "M0 0 R 1 1", "M0 0 A1 1 0 2 0 1 1", "M1e999 0",
  ])
  func whatIsNoPathDataIsRefused(text: String) {
    #expect(PathData.outline(text) == nil)
  }
}

extension PathDataTests {
  /// A smooth form reflects the control point of its own kind alone (SVG 2, 9.3.6 and 9.3.7).
  @Test(arguments: [
    ("M0 0Q5 5 10 0S20 5 30 0", Point(10, 0)), ("M0 0C0 5 5 5 10 0T30 0", Point(10, 0)),
    ("M0 0T5 5S20 5 30 0", Point(5, 5)), ("M0 0C0 5 5 5 10 0S20 5 30 0", Point(15, -5)),
    ("M0 0Q5 5 10 0T30 0", Point(15, -5)), ("M0 0q5 5 10 0s10 5 20 0", Point(10, 0)),
    ("M0 0C0 5 5 5 10 0L10 0S20 5 30 0", Point(10, 0)),
  ]) func smoothFormsReflectTheirOwnKind(text: String, control: Point) throws {
    let path = try #require(PathData.outline(text))
    let count = path.verbs.last == .cubic ? 3 : 2
    #expect(path.points[path.points.count - count] == control)
  }

  @Test(arguments: [
    ("M0 0L5 5L", 2, false), ("M0 0L5 5", 2, true), ("M0 0L5 5x1", 2, false), ("L1 1", 0, false),
    ("M0 0C1 1 2 2", 1, false), ("M0 0a1 1 0 2 0 5 5L9 9", 1, false),
  ]) func whatStandsBeforeAnErrorIsRead(text: String, segments: Int, isWhole: Bool) {
    let (path, whole) = PathData.beginning(text, limit: 100)
    #expect(path.verbs.count == segments && whole == isWhole)
  }
}

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

import Testing
import VitrineGraphics

@Suite struct PathSegmentsTests {
  /// Two subpaths of every kind of segment, the first closed.
  private var sample: Path {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(3, 4))
    path.quad(to: Point(5, 6), control: Point(4, 9))
    path.close()
    path.cubic(to: Point(9, 9), Point(7, 1), Point(8, 2))
    return path
  }

  @Test func verbsAndPointsMakeThePathAgain() {
    for path in [sample, Path(), Path(ellipseIn: Rect(x: 1, y: 2, width: 30, height: 4))] {
      #expect(Path(verbs: path.verbs, points: path.points) == path)
    }
  }

  @Test func whatBreaksTheOrderIsRefused() {
    let (a, b) = (Point(1, 1), Point(2, 2))
    #expect(Path(verbs: [.line], points: [a]) == nil)
    #expect(Path(verbs: [.move, .line], points: [a]) == nil)
    #expect(Path(verbs: [.move], points: [a, b]) == nil)
    #expect(Path(verbs: [.move, .close, .close], points: [a]) == nil)
    #expect(Path(verbs: [.move, .close, .line], points: [a, b]) == nil)
    #expect(Path(verbs: [.close], points: []) == nil)
    #expect(Path(verbs: [.move, .line, .close], points: [a, b]) != nil)
  }

  @Test func contoursAreTheSubpaths() {
    let contours = sample.contours
    #expect(contours.map(\.verbs) == [[.move, .line, .quad, .close], [.move, .cubic]])
    #expect(contours.flatMap(\.points) == sample.points)
  }

  @Test func reversedRunsBackwardsAndCloses() {
    let back = sample.reversed
    #expect(back.verbs == [.move, .quad, .line, .close, .move, .cubic, .close])
    #expect(
      back.points == [
        Point(5, 6), Point(4, 9), Point(3, 4), Point(1, 2),
        Point(9, 9), Point(8, 2), Point(7, 1), Point(1, 2),
      ])
    #expect(back.reversed.points == sample.points)
  }
}

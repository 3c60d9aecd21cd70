import Testing
import VitrineGraphics

@Suite struct PathContainsTests {
  @Test func edgesBelongToTheSideOfARect() {
    let r = Rect(x: 10, y: 20, width: 30, height: 40)
    let path = VitrineGraphics.Path(rect: r)
    for x in [9.999, 10, 25, 39.999, 40] {
      for y in [19.999, 20, 50, 59.999, 60] {
        #expect(path.contains(Point(x, y)) == r.contains(Point(x, y)), "\(x), \(y)")
      }
    }
  }

  @Test func aCircleHoldsWhatIsNearerThanItsRadius() {
    let path = VitrineGraphics.Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    for (x, y) in [(50.0, 50.0), (85, 85), (99.9, 50.1), (15, 85), (50.1, 0.1)] {
      #expect(path.contains(Point(x, y)))
    }
    for (x, y) in [(86.0, 86.0), (100.1, 50), (14, 86), (0, 0), (100, 100)] {
      #expect(!path.contains(Point(x, y)))
    }
  }

  @Test func rulesDifferWhereOutlinesOverlap() {
    var path = VitrineGraphics.Path(rect: Rect(x: 0, y: 0, width: 30, height: 30))
    path.append(VitrineGraphics.Path(rect: Rect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(Point(15, 15), rule: .nonZero))
    #expect(!path.contains(Point(15, 15), rule: .evenOdd))
    #expect(path.contains(Point(5, 5), rule: .evenOdd))
  }

  @Test func openOutlinesCountAsClosedAndNumbersMayBeAnything() {
    var path = VitrineGraphics.Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(10, 0))
    path.line(to: Point(0, 10))
    #expect(path.contains(Point(2, 2)))
    #expect(!path.contains(Point(8, 8)))
    #expect(!path.contains(Point(.nan, 2)))
    #expect(!path.contains(Point(.infinity, 2)))
    #expect(!VitrineGraphics.Path().contains(.zero))
  }
}

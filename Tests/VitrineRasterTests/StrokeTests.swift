import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct StrokeTests {
  private func line(_ points: Point...) -> Path {
    var path = Path()
    for (i, p) in points.enumerated() { if i == 0 { path.move(to: p) } else { path.line(to: p) } }
    return path
  }

  @Test func centredStrokeOnAPixelEdgeCoversHalf() {
    let drawn = coverage(10, 6, line(Point(0, 3), Point(10, 3)), StrokeStyle(width: 1))
    for x in 0..<10 {
      #expect(abs(drawn[2 * 10 + x] - 0.5) < 0.003)
      #expect(abs(drawn[3 * 10 + x] - 0.5) < 0.003)
    }
  }

  @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.square, 36), (.round, 9 * Double.pi)])
  func capsHaveTheirArea(cap: StrokeStyle.Cap, extra: Double) {
    let style = StrokeStyle(width: 6, cap: cap)
    let drawn = coverage(40, 20, line(Point(10, 10), Point(22, 10)), style)
    #expect(abs(drawn.reduce(0, +) - 72 - extra) < 0.25)
  }

  @Test func joinsHaveTheirArea() {
    let corner = line(Point(5, 25), Point(25, 25), Point(25, 5))
    func area(_ join: StrokeStyle.Join, _ limit: Double = 10) -> Double {
      coverage(40, 40, corner, StrokeStyle(width: 8, join: join, miterLimit: limit)).reduce(0, +)
    }
    // Two arms of 20 × 8 overlap in 4 × 4 on the inner side; the join fills the outer corner.
    let arms = 2.0 * 20 * 8 - 16
    #expect(abs(area(.miter) - (arms + 16)) < 0.2)
    #expect(abs(area(.bevel) - (arms + 8)) < 0.2)
    #expect(abs(area(.round) - (arms + Double.pi * 4)) < 0.2)
    #expect(abs(area(.miter, 1.2) - area(.bevel)) < 1e-9)
  }

  @Test func closedStrokesHaveNoEnds() {
    let drawn = coverage(
      20, 20, Path(rect: Rect(x: 5, y: 5, width: 10, height: 10)), StrokeStyle(width: 2))
    let ring: Double = 80
    #expect(drawn.reduce(0, +) == ring)
    #expect(drawn[4 * 20 + 4] == 1)
    #expect(drawn[10 * 20 + 10] == 0)
  }

  @Test func strokedCircleIsARing() {
    let circle = Path(ellipseIn: Rect(x: 10, y: 10, width: 40, height: 40))
    let sum = coverage(60, 60, circle, StrokeStyle(width: 6)).reduce(0, +)
    let ring = Double.pi * Double(23 * 23 - 17 * 17)
    #expect(abs(sum / ring - 1) < 0.003)
  }

  @Test func tightCurvesStayFilled() {
    var path = Path()
    path.move(to: Point(10, 40))
    path.cubic(to: Point(30, 40), Point(12, 0), Point(28, 0))
    let drawn = coverage(40, 50, path, StrokeStyle(width: 16))
    #expect(drawn[20 * 40 + 20] == 1)
    #expect(drawn[25 * 40 + 17] == 1)
  }

  @Test func dashesCoverTheirShare() {
    let style = StrokeStyle(width: 2, dash: [3, 5], dashPhase: 1)
    let drawn = coverage(24, 4, line(Point(0, 2), Point(24, 2)), style)
    let row = drawn[24..<48].map { $0 }
    for x in 0..<24 { #expect(row[x] == ((x + 1) % 8 < 3 ? 1 : 0)) }
  }

  @Test func dashesOfNoLengthAreDots() {
    let style = StrokeStyle(width: 4, cap: .round, dash: [0, 10])
    let sum = coverage(40, 10, line(Point(5, 5), Point(34, 5)), style).reduce(0, +)
    let dots: Double = 12 * Double.pi
    #expect(abs(sum - dots) < 0.6)
  }

  /// The dash that ends where a closed line begins goes on there: no seam, no caps, and a join at a corner.
  @Test(arguments: [StrokeStyle.Cap.butt, .round]) func dashesGoOnAtTheStartOfClosedLines(
    cap: StrokeStyle.Cap
  ) {
    // Around 80 pixels: the first dash goes 5 to the right of the corner, the last comes 4 down to it.
    let square = Path(rect: Rect(x: 10, y: 10, width: 20, height: 20))
    let style = StrokeStyle(width: 2, cap: cap, dash: [10, 6], dashPhase: 5)
    let drawn = coverage(40, 40, square, style)
    func at(_ x: Int, _ y: Int) -> Double { drawn[y * 40 + x] }
    // The outer corner is mitred, which butt ends would leave open, and round ones round.
    #expect(at(9, 9) == 1 && at(10, 9) == 1 && at(9, 10) == 1)
    #expect((11...14).allSatisfy { at($0, 9) == 1 && at(9, $0) == 1 })
    #expect(at(18, 9) == 0 && at(9, 18) == 0)
    // Where the line begins within a side, no seam is seen.
    var wide = line(Point(20.5, 10), Point(30, 10), Point(30, 30), Point(10, 30), Point(10, 10))
    wide.close()
    let seamless = coverage(40, 40, wide, style)
    #expect((17...24).allSatisfy { seamless[9 * 40 + $0] == 1 && seamless[10 * 40 + $0] == 1 })
  }

  @Test func aDashLongerThanAClosedLineHasNoEnds() {
    let square = Path(rect: Rect(x: 5, y: 5, width: 10, height: 10))
    let whole = coverage(20, 20, square, StrokeStyle(width: 2))
    #expect(coverage(20, 20, square, StrokeStyle(width: 2, dash: [100, 5])) == whole)
    // One that ends with the line is followed by a gap, and stays apart.
    let parts = coverage(20, 20, square, StrokeStyle(width: 2, dash: [40, 5]))
    #expect(parts[4 * 20 + 4] < 1)
  }

  @Test func pointsWithoutLengthShowCapsOnly() {
    let dot = line(Point(5, 5), Point(5, 5))
    #expect(coverage(10, 10, dot, StrokeStyle(width: 4)).reduce(0, +) == 0)
    #expect(coverage(10, 10, dot, StrokeStyle(width: 4, cap: .square)).reduce(0, +) == 16)
    let round = coverage(10, 10, dot, StrokeStyle(width: 4, cap: .round)).reduce(0, +)
    #expect(abs(round - Double.pi * 4) < 0.3)
    var move = Path()
    move.move(to: Point(5, 5))
    #expect(coverage(10, 10, move, StrokeStyle(width: 4, cap: .round)).reduce(0, +) == 0)
  }

  @Test func uselessWidthsAndPatternsAreHarmless() {
    let path = line(Point(0, 5), Point(10, 5))
    #expect(coverage(10, 10, path, StrokeStyle(width: 0)).reduce(0, +) == 0)
    #expect(coverage(10, 10, path, StrokeStyle(width: .nan)).reduce(0, +) == 0)
    let dashes: [[Double]] = [[0, 0], [-1, 2], [.nan], [.infinity], [1e-9]]
    for dash in dashes {
      #expect(coverage(10, 10, path, StrokeStyle(width: 2, dash: dash)).reduce(0, +) == 20)
    }
  }

  /// 100,000 dashes with round ends of 14,000 points each would take 20 GB.
  @Test func roundEndsOfManyDashesAreBounded() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(99_000, 0))
    let outline = StrokeOutline()
    let wide = StrokeStyle(
      width: OutlineLimits.largestCoordinate, cap: .round, join: .round, dash: [1, 1])
    #expect(outline.trace(path, wide))
    #expect(outline.points.count < OutlineLimits.strokePoints + 100_000 * 8)
    // Usual ones keep all their points.
    #expect(outline.trace(path, StrokeStyle(width: 16, cap: .round, dash: [1, 1])))
    #expect(outline.points.count < OutlineLimits.strokePoints)
  }
}

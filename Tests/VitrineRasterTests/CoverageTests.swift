import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct CoverageTests {
  /// A bit more than half a level of 255, plus the 1/256 px grid of vertices.
  static let tolerance = 0.015

  @Test func halfCoveredRowIsExactlyHalf() {
    let r = Rect(x: 0, y: 0.5, width: 4, height: 1.5)
    let picture = draw(4, 3, [.fillRect(r, .color(.white))])
    #expect(picture[1, 0] == 0x8080_8080)
    #expect(picture[1, 1] == 0xffff_ffff)
    #expect(picture[1, 2] == 0)
  }

  @Test func rectAndPathOfItAgree() {
    var random = Seeded(3)
    for _ in 0..<50 {
      let r = Rect(
        x: random.between(-2, 10), y: random.between(-2, 10), width: random.between(0, 12),
        height: random.between(0, 12))
      let direct = draw(16, 16, [.fillRect(r, .color(.black))])
      let path = coverage(16, 16, Path(rect: r))
      for (a, b) in zip(direct.pixels, path) {
        #expect(abs(Double(a >> 24) / 255 - b) < Self.tolerance)
      }
    }
  }

  @Test func trianglesHaveTheirExactArea() {
    var random = Seeded(1)
    for _ in 0..<60 {
      let points = (0..<3).map { _ in Point(random.between(-8, 32), random.between(-8, 32)) }
      let drawn = coverage(24, 24, polygon(points))
      for (a, b) in zip(drawn, exactArea(points, 24, 24)) { #expect(abs(a - b) < Self.tolerance) }
    }
  }

  @Test func circlesHaveTheirExactArea() {
    for r in [3.0, 9.7, 20] {
      let box = Rect(x: 25.3 - r, y: 24.8 - r, width: 2 * r, height: 2 * r)
      let ring = (0..<4000).map { i in
        let a = Double(i) / 2000 * Double.pi
        return Point(25.3 + r * Trig.cos(a), 24.8 + r * Trig.sin(a))
      }
      let drawn = coverage(50, 50, Path(ellipseIn: box))
      for (a, b) in zip(drawn, exactArea(ring, 50, 50)) { #expect(abs(a - b) < 0.025) }
      // Pieces run inside the circle by 0.025 px at most, and by two thirds of that on average.
      let area: Double = Double.pi * r * r
      #expect(abs(drawn.reduce(0, +) - area) < 2 * Double.pi * r * 0.02)
    }
  }

  @Test func directionDoesNotMatter() {
    let points = [Point(2.2, 1.1), Point(9.7, 3.3), Point(5.5, 9.9)]
    #expect(coverage(12, 12, polygon(points)) == coverage(12, 12, polygon(points.reversed())))
  }

  @Test func shapesLeftOfThePictureStillDecideWhatIsInside() {
    let drawn = coverage(
      4, 4, polygon([Point(-50, -50), Point(2, -50), Point(2, 50), Point(-50, 50)]))
    for y in 0..<4 { #expect(drawn[y * 4..<y * 4 + 4].map { $0 } == [1, 1, 0, 0]) }
  }

  @Test func windingRules() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 6, height: 6))
    path.append(Path(rect: Rect(x: 2, y: 2, width: 2, height: 2)))
    #expect(coverage(6, 6, path, .nonZero)[3 * 6 + 3] == 1)
    #expect(coverage(6, 6, path, .evenOdd)[3 * 6 + 3] == 0)
    #expect(coverage(6, 6, path, .evenOdd)[1 * 6 + 1] == 1)
  }

  @Test func openSubpathsAreClosed() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.line(to: Point(5, 1))
    path.line(to: Point(5, 5))
    path.line(to: Point(1, 5))
    #expect(coverage(6, 6, path).reduce(0, +) == 16)
  }

  @Test func tallShapesInBandsMatchTheirRows() {
    let wide = coverage(3000, 800, Path(ellipseIn: Rect(x: 0, y: 0, width: 3000, height: 800)))
    let area: Double = Double.pi * 1500 * 400
    #expect(abs(wide.reduce(0, +) / area - 1) < 5e-4)
    #expect(wide[400 * 3000 + 1500] == 1)
    #expect(wide[360 * 3000 + 1500] == 1)
  }
}

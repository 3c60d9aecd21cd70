import Testing
import VitrineGraphics

@Suite struct ProjectionTests {
  /// The right edge of a square of 100 is twice as far away as the left one.
  private let receding = Projection(1, 0, 0.01, 0, 1, 0, 0, 0, 1)

  private func isClose(_ a: Point?, _ b: Point) -> Bool {
    guard let a else { return false }
    return (a - b).norm < 1e-9
  }

  @Test func pointsAreDividedByTheirDistance() {
    #expect(receding.apply(Point(100, 40)) == Point(50, 20))
    #expect(receding.apply(Point(0, 40)) == Point(0, 40))
    #expect(receding.apply(Point(-100, 40)) == nil && receding.apply(Point(-150, 40)) == nil)
    #expect(receding.lengthFactor(at: .zero) == 1)
    #expect(abs(receding.lengthFactor(at: Point(100, 0)) - (1.0 / 8).squareRoot()) < 1e-12)
    #expect(receding.lengthFactor(at: Point(-100, 0)) == 0)
  }

  @Test func sequencesAndInverses() throws {
    let turned = receding.then(.rotation(sine: 0.6, cosine: 0.8)).then(.translation(3, -4))
    let p = Point(20, 70)
    let image = try #require(receding.apply(p))
    #expect(
      isClose(turned.apply(p), Affine.rotation(sine: 0.6, cosine: 0.8).apply(image) + Point(3, -4)))
    let back = try #require(turned.inverse)
    #expect(isClose(try back.apply(#require(turned.apply(p))), p))
    #expect(abs(back.divisor(at: turned.apply(p) ?? .zero) - 1 / turned.divisor(at: p)) < 1e-12)
    #expect(Projection(0, 0, 0, 0, 1, 0, 0, 0, 1).inverse == nil)
    #expect(Projection(.nan, 0, 0, 0, 1, 0, 0, 0, 1).inverse == nil)
    let moved = receding.moved(by: Point(5, 6))
    #expect(isClose(moved.apply(Point(105, 46)), Point(55, 26)))
  }

  @Test func affineMapsAreKnown() {
    let map = Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Projection(map).affine == map)
    #expect(receding.affine == nil)
    #expect(Projection(2, 0, 0, 0, 2, 0, 4, 6, 2).affine == .translation(2, 3))
    // Everything is behind the eye.
    #expect(Projection(2, 0, 0, 0, 2, 0, 4, 6, -2).affine == nil)
    #expect(
      Projection(2, 0, 0, 0, 2, 0, 4, 6, -2).corners(of: Rect(x: 0, y: 0, width: 1, height: 1))
        == [])
  }

  @Test func whatIsBehindTheEyeIsCutOff() {
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(receding.corners(of: square).map(\.y) == [0, 0, 50, 100])
    #expect(receding.bounds(of: square) == Rect(x: 0, y: 0, width: 50, height: 100))
    let passing = receding.corners(of: Rect(x: -200, y: 10, width: 300, height: 90))
    #expect(passing.count == 4)
    #expect(passing.filter { $0.x > -1 }.count == 2)
    #expect((passing.map(\.x).min() ?? 0) < -1e6)
    #expect(receding.bounds(of: Rect(x: -300, y: 0, width: 100, height: 9)) == .zero)
  }

  @Test func outlinesAreProjectedAsPolygons() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100)).projected(by: receding)
    let bounds = circle.controlBounds
    #expect(bounds.minX == 0 && abs(bounds.maxX - 50) < 1e-9)
    #expect(circle.contains(Point(10, 25), rule: .nonZero))
    #expect(!circle.contains(Point(10, 13), rule: .nonZero))
    #expect(!circle.contains(Point(48, 10), rule: .nonZero))
    let square = Path(rect: Rect(x: 0, y: 0, width: 100, height: 100)).projected(by: receding)
    #expect(square.points == [Point(0, 0), Point(50, 0), Point(50, 50), Point(0, 100)])
    #expect(Path(rect: Rect(x: -200, y: 0, width: 50, height: 9)).projected(by: receding).isEmpty)
  }
}

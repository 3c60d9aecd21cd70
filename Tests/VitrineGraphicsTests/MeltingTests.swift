import Testing
import VitrineGraphics

/// Shapes that flow into each other.
@Suite struct MeltingTests {
  private func disc(_ x: Double) -> Path {
    Path(ellipseIn: Rect(x: x, y: 0, width: 60, height: 60))
  }

  private func loops(_ path: Path) -> Int { path.verbs.filter { $0 == .close }.count }

  @Test func oneShapeKeepsItsOutline() {
    let path = Path(melting: [disc(0)], smoothness: 12)
    #expect(loops(path) == 1)
    for point in path.points {
      let d = point - Point(30, 30)
      #expect(abs((d.x * d.x + d.y * d.y).squareRoot() - 30) < 0.05)
    }
  }

  @Test func shapesMeetWithinHalfTheSmoothness() {
    #expect(loops(Path(melting: [disc(0), disc(64)], smoothness: 12)) == 1)
    #expect(loops(Path(melting: [disc(0), disc(68)], smoothness: 12)) == 2)
  }

  @Test func farEdgesStay() {
    let path = Path(melting: [disc(0), disc(62)], smoothness: 12)
    let box = path.controlBounds
    #expect(abs(box.minX) < 0.05 && abs(box.maxX - 122) < 0.05)
    #expect(abs(box.minY) < 0.05 && abs(box.maxY - 60) < 0.05)
  }

  @Test func aRingKeepsItsHole() {
    var ring = Path(rect: Rect(x: 0, y: 0, width: 80, height: 80))
    var hole = Path()
    hole.move(to: Point(20, 20))
    hole.line(to: Point(20, 60))
    hole.line(to: Point(60, 60))
    hole.line(to: Point(60, 20))
    hole.close()
    ring.append(hole)
    #expect(loops(Path(melting: [ring], smoothness: 8)) == 2)
  }

  @Test func nothingAndTheImmenseAreTotal() {
    #expect(Path(melting: [], smoothness: 12).isEmpty)
    #expect(Path(melting: [Path()], smoothness: 12).isEmpty)
    let immense = Path(rect: Rect(x: 0, y: 0, width: 1e9, height: 1e9))
    _ = Path(melting: [immense, disc(0)], smoothness: 12)
    _ = Path(melting: [Path(rect: Rect(x: .nan, y: 0, width: .infinity, height: 5))], smoothness: 1)
  }
}

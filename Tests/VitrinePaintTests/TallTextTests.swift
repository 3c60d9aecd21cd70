import Testing
import VitrineGraphics

/// Figures made taller.
@Suite struct TallTextTests {
  /// A figure like an E without its lower arm: a stem with two bars of 0.1, from −0.7 to 0.
  private var figure: Path {
    var path = Path()
    let points = [
      Point(0, 0), Point(0, -0.7), Point(0.4, -0.7), Point(0.4, -0.6), Point(0.1, -0.6),
      Point(0.1, -0.4), Point(0.4, -0.4), Point(0.4, -0.3), Point(0.1, -0.3), Point(0.1, 0),
    ]
    for (i, p) in points.enumerated() { if i == 0 { path.move(to: p) } else { path.line(to: p) } }
    path.close()
    return path
  }

  private func tall(_ factor: Double) -> Path {
    figure.stretched(by: factor, height: 0.7, strokes: 0.05...0.16)
  }

  @Test func theHeightGrowsAndTheBaselineStays() {
    let box = tall(2).controlBounds
    #expect(abs(box.minY + 1.4) < 1e-9 && abs(box.maxY) < 1e-9)
    #expect(box.width == figure.controlBounds.width)
  }

  @Test func strokesKeepTheirThickness() {
    let p = tall(2).points
    #expect(abs((p[3].y - p[2].y) - 0.1) < 1e-9)
    #expect(abs((p[7].y - p[6].y) - 0.1) < 1e-9)
  }

  @Test func countersGrowAlthoughTheyAreAsThinAsStrokes() {
    // Two bars of 0.1 with a gap of 0.1 between them.
    var path = Path(rect: Rect(x: 0, y: -0.7, width: 0.4, height: 0.1))
    path.append(Path(rect: Rect(x: 0, y: -0.5, width: 0.4, height: 0.1)))
    let p = path.stretched(by: 2, height: 0.7, strokes: 0.05...0.16).points
    let (upper, lower) = (p.prefix(4).map(\.y), p.dropFirst(4).prefix(4).map(\.y))
    #expect(abs((upper.max() ?? 0) - (upper.min() ?? 0) - 0.1) < 1e-9)
    #expect((lower.min() ?? 0) - (upper.max() ?? 0) > 0.2)
  }

  @Test func withoutAFactorNothingChanges() {
    for factor in [1, 0.5, -3, .nan, .infinity, 100] { #expect(tall(factor) == figure) }
  }
}

import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct RoundedRectTests {
  /// Depth of the top edge in each column, from the sums of coverage.
  private func contour(_ picture: Pixmap, _ columns: Range<Int>, _ rows: Int) -> [Double] {
    columns.map { x in
      Double(rows) - (0..<rows).map { Double(picture[x, $0] >> 24) / 255 }.reduce(0, +)
    }
  }

  /// Mean height above each column of the published corner: `radius` large, top left at 0, 0.
  private func published(_ radius: Double, _ columns: Range<Int>) -> [Double] {
    let (a, b, c, d) = (1.52866483, 1.08849323, 0.86840689, 0.63149399)
    let (e, f, g) = (0.074911, 0.37282392, 0.16906013)
    let curves = [
      [Point(0, a), Point(0, b), Point(0, c), Point(e, d)],
      [Point(e, d), Point(g, f), Point(f, g), Point(d, e)],
      [Point(d, e), Point(c, 0), Point(b, 0), Point(a, 0)],
    ]
    var outline: [Point] = []
    for k in curves {
      for i in 0..<4000 {
        let t = Double(i) / 4000
        let s = 1 - t
        let p = k[0] * (s * s * s) + k[1] * (3 * s * s * t) + k[2] * (3 * s * t * t)
        outline.append((p + k[3] * (t * t * t)) * radius)
      }
    }
    return columns.map { x in
      let near = outline.filter { $0.x >= Double(x) && $0.x < Double(x + 1) }
      return near.map(\.y).reduce(0, +) / Double(near.count)
    }
  }

  @Test(arguments: [36.0, 42, 66, 120])
  func continuousCornersFollowTheConstants(radius: Double) {
    let side = Int(radius * 4)
    let rect = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let picture = draw(
      side, side, [.fillRoundedRect(rect, CornerRadii(radius), .continuous, .color(.black))])
    // Columns where the outline runs flatter than 45°, away from its nearly vertical start.
    let columns = Int(radius * 0.32)..<Int(radius * 1.5)
    let drawn = contour(picture, columns, side / 2)
    let expected = published(radius, columns)
    var sum = 0.0
    for (a, b) in zip(drawn, expected) { sum += (a - b) * (a - b) }
    #expect((sum / Double(columns.count)).squareRoot() <= 0.02)
  }

  @Test func circularCornersFollowTheCircle() {
    let r = 40.0
    let rect = Rect(x: 0, y: 0, width: 160, height: 160)
    let picture = draw(
      160, 160, [.fillRoundedRect(rect, CornerRadii(r), .circular, .color(.black))])
    let columns = 12..<39
    var sum = 0.0
    for (x, drawn) in zip(columns, contour(picture, columns, 80)) {
      var exact = 0.0
      for i in 0..<64 {
        let u = r - (Double(x) + (Double(i) + 0.5) / 64)
        exact += (r - (r * r - u * u).squareRoot()) / 64
      }
      sum += (drawn - exact) * (drawn - exact)
    }
    #expect((sum / Double(columns.count)).squareRoot() <= 0.02)
  }

  @Test func fastAndPathRoundedRectsAgree() {
    var random = SeededRandom(8)
    for _ in 0..<60 {
      let r = Rect(
        x: random.between(-10, 40), y: random.between(-10, 40), width: random.between(1, 60),
        height: random.between(1, 60))
      let radii = CornerRadii(
        topLeft: random.between(0, 30), topRight: random.between(0, 30),
        bottomRight: random.between(0, 30), bottomLeft: random.between(0, 30))
      let curve: CornerCurve = random.chance(0.5) ? .circular : .continuous
      let fast = draw(80, 80, [.fillRoundedRect(r, radii, curve, .color(.black))])
      let path = coverage(80, 80, Path(roundedRect: r, radii: radii, curve: curve))
      for (a, b) in zip(fast.pixels, path) { #expect(abs(Double(a >> 24) / 255 - b) <= 0.012) }
    }
  }

  @Test func capsuleEndsAreSemicircles() {
    let r = Rect(x: 0, y: 0, width: 200, height: 60)
    let continuous = Path(roundedRect: r, radii: CornerRadii(30), curve: .continuous)
    let circular = Path(roundedRect: r, radii: CornerRadii(30), curve: .circular)
    for (a, b) in zip(coverage(200, 60, continuous), coverage(200, 60, circular)) {
      #expect(abs(a - b) < 0.02)
    }
  }

  @Test func growingRadiusNeverJumps() {
    let r = Rect(x: 0, y: 0, width: 100, height: 60)
    var before: [Double]?
    for step in 0...200 {
      let radius = 15 + Double(step) * 0.1
      let now = coverage(
        100, 60, Path(roundedRect: r, radii: CornerRadii(radius), curve: .continuous))
      if let before { for (a, b) in zip(now, before) { #expect(abs(a - b) < 0.25) } }
      before = now
    }
  }

  @Test func radiiAreLimitedToTheSides() {
    let c = CornerRadii(topLeft: 90, topRight: 30, bottomRight: -4, bottomLeft: .nan)
      .limited(to: Size(60, 100))
    #expect(c == CornerRadii(topLeft: 45, topRight: 15, bottomRight: 0, bottomLeft: 0))
  }

  @Test func noRadiusIsARectangle() {
    let r = Rect(x: 2, y: 3, width: 8, height: 5)
    let rounded = coverage(12, 12, Path(roundedRect: r, radii: CornerRadii(0), curve: .continuous))
    #expect(rounded == coverage(12, 12, Path(rect: r)))
  }
}

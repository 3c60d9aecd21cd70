import SeededNumbers
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
    var random = Seeded(8)
    for _ in 0..<60 {
      let r = Rect(
        x: random.between(-10, 40), y: random.between(-10, 40), width: random.between(1, 60),
        height: random.between(1, 60))
      let radii = CornerRadii(
        topLeft: random.between(0, 30), topRight: random.between(0, 30),
        bottomRight: random.between(0, 30), bottomLeft: random.between(0, 30))
      let curve = random.pick([CornerCurve.circular, .continuous, .screen])
      let fast = draw(80, 80, [.fillRoundedRect(r, radii, curve, .color(.black))])
      let path = coverage(80, 80, Path(roundedRect: r, radii: radii, curve: curve))
      for (a, b) in zip(fast.pixels, path) { #expect(abs(Double(a >> 24) / 255 - b) <= 0.012) }
    }
  }

  /// Distance of the edge from the left end in pixels, so many pt below the top, of a `Capsule()` of 358 ×
  /// 48 pt at @3x that iOS 26 drew.
  private static let measuredCapsule: [(y: Double, x: Double)] = [
    (1, 55.38), (2, 44.22), (4, 32.27), (6, 24.24), (8, 18.19), (10, 13.42), (12, 9.69), (15, 5.57),
    (18, 3.02), (21, 1.53), (23, 0.43),
  ]

  /// How far the outline of a capsule stands from the left end at that height, all in pixels.
  private func capsuleEdge(_ radius: Double, at y: Double, _ curve: CornerCurve) -> Double {
    let r = Rect(x: 0, y: 0, width: radius * 6, height: radius * 2)
    let width = Int(radius * 3)
    let path = Path(roundedRect: r, radii: CornerRadii(radius), curve: curve)
    let rows = coverage(width, Int(radius * 2), path)
    let row = { (y: Int) in Double(width) - rows[y * width..<(y + 1) * width].reduce(0, +) }
    return (row(Int(y) - 1) + row(Int(y))) / 2
  }

  private func rms(_ differences: [Double]) -> Double {
    (differences.reduce(0) { $0 + $1 * $1 } / Double(differences.count)).squareRoot()
  }

  @Test func capsulesFollowTheMeasuredOne() {
    let rows = Self.measuredCapsule
    let drawn = rows.map { capsuleEdge(72, at: $0.y * 3, .continuous) - $0.x }
    #expect(rms(drawn) <= 0.16)
    let semicircle = rows.map { capsuleEdge(72, at: $0.y * 3, .circular) - $0.x }
    #expect(rms(semicircle) > 1.2)
  }

  /// One point above the middle of its end the measured capsule stands 0.43 px from the left end, a circle 0.06 px: no
  /// cusp, and no half circle.
  @Test(arguments: [CornerCurve.continuous, .screen])
  func capsulesEndWithoutACusp(_ curve: CornerCurve) {
    let circle = capsuleEdge(72, at: 69, .circular)
    let drawn = capsuleEdge(72, at: 69, curve)
    #expect(drawn - circle <= 0.5 && drawn - circle > 0.15, "\(drawn), \(circle)")
    #expect(abs(drawn - 0.43) < 0.15, "\(drawn)")
    // The last rows.
    #expect(capsuleEdge(72, at: 71, curve) < 0.4, "\(capsuleEdge(72, at: 71, curve))")
  }

  /// The outline is the same at every size.
  @Test(arguments: [24.0, 36, 120, 240]) func capsulesScale(radius: Double) {
    for row in Self.measuredCapsule.dropFirst(2).dropLast(2) {
      let y = (row.y / 24 * radius).rounded()
      let expected = capsuleEdge(720, at: y * 720 / radius, .continuous) * radius / 720
      #expect(abs(capsuleEdge(radius, at: y, .continuous) - expected) < 0.1)
    }
  }

  @Test func capsulesStandAsTheyLie() {
    let lying = Path(
      roundedRect: Rect(x: 0, y: 0, width: 90, height: 40), radii: CornerRadii(20),
      curve: .continuous)
    let standing = Path(
      roundedRect: Rect(x: 0, y: 0, width: 40, height: 90), radii: CornerRadii(20),
      curve: .continuous)
    let (a, b) = (coverage(90, 40, lying), coverage(40, 90, standing))
    for y in 0..<40 {
      for x in 0..<90 { #expect(abs(a[y * 90 + x] - b[x * 40 + y]) < 0.01) }
    }
  }

  @Test(arguments: [CornerCurve.continuous, .screen])
  func squaresOfTwiceTheRadiusAreCircles(_ curve: CornerCurve) {
    let r = Rect(x: 0, y: 0, width: 60, height: 60)
    #expect(
      Path(roundedRect: r, radii: CornerRadii(30), curve: curve)
        == Path(roundedRect: r, radii: CornerRadii(30), curve: .circular))
  }

  /// Neither the side nor the radius makes the outline jump, from a circle to a capsule and on.
  @Test(arguments: [CornerCurve.continuous, .screen])
  func growingSideNeverJumps(_ curve: CornerCurve) {
    var before: [Double]?
    for step in 0...240 {
      let r = Rect(x: 0, y: 0, width: 60 + Double(step) * 0.2, height: 60)
      let now = coverage(30, 60, Path(roundedRect: r, radii: CornerRadii(30), curve: curve))
      if let before { for (a, b) in zip(now, before) { #expect(abs(a - b) < 0.1) } }
      before = now
    }
  }

  @Test(arguments: [CornerCurve.continuous, .screen])
  func growingRadiusNeverJumps(_ curve: CornerCurve) {
    let r = Rect(x: 0, y: 0, width: 100, height: 60)
    var before: [Double]?
    for step in 0...200 {
      let radius = 15 + Double(step) * 0.1
      let now = coverage(
        100, 60, Path(roundedRect: r, radii: CornerRadii(radius), curve: curve))
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

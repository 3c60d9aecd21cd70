import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct RobustnessTests {
  private let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e6, -1e6, 0, -0.0, 5, 1e-300, 4_000_001,
  ]

  private func oddPath(_ random: inout Seeded) -> Path {
    func p(_ r: inout Seeded) -> Point { Point(r.pick(odd), r.pick(odd)) }
    var path = Path()
    for _ in 0..<random.int(1...8) {
      switch random.int(0...4) {
      case 0: path.move(to: p(&random))
      case 1: path.line(to: p(&random))
      case 2: path.quad(to: p(&random), control: p(&random))
      case 3: path.cubic(to: p(&random), p(&random), p(&random))
      default: path.close()
      }
    }
    return path
  }

  private func rect(_ random: inout Seeded) -> Rect {
    Rect(
      x: random.pick(odd), y: random.pick(odd), width: random.pick(odd), height: random.pick(odd))
  }

  @Test(.timeLimit(.minutes(60)), arguments: 0..<150)
  func oddNumbersNeverTrap(seed: Int) {
    var random = Seeded(UInt64(seed))
    var list = DisplayList(width: 20, height: 20)
    list.paths = (0..<4).map { _ in oddPath(&random) }
    let stops = [
      GradientStop(RGBA(.nan, .infinity, -1, 2), random.pick(odd)),
      GradientStop(.white, random.pick(odd)),
    ]
    let a = Point(random.pick(odd), random.pick(odd))
    let b = Point(random.pick(odd), random.pick(odd))
    list.gradients = [
      Gradient(.linear(start: a, end: b), stops: stops),
      Gradient(
        .radial(
          center: a, startRadius: random.pick(odd), endRadius: random.pick(odd),
          map: .scale(random.pick(odd), 1)), stops: stops),
      Gradient(
        .angular(center: a, startAngle: random.pick(odd), endAngle: random.pick(odd)),
        stops: stops),
    ]
    list.outlines = [GlyphOutline(key: UInt64(seed), path: list.paths[0], bold: random.pick(odd))]
    list.images = [DisplayImage(key: 1, pixmap: Pixmap(width: 3, height: 3))]
    let map = Affine(
      a: random.pick(odd), b: random.pick([0, random.pick(odd)]), c: 0, d: random.pick(odd),
      tx: random.pick(odd), ty: random.pick(odd))
    let style = StrokeStyle(
      width: random.pick(odd), cap: .round, join: .round, miterLimit: random.pick(odd),
      dash: [random.pick(odd), 2], dashPhase: random.pick(odd))
    let paint = Paint.gradient(Int32(seed % 4), opacity: random.pick([1, .nan, -3]))
    let filters: [LayerFilter] = [
      .blur(sigma: random.pick(odd), opaque: random.chance(0.5)),
      .shadow(.black, sigma: random.pick(odd), dx: random.pick(odd), dy: random.pick(odd)),
      .colorMatrix([.nan, .infinity]), .colorMatrix([Float](repeating: .infinity, count: 20)),
    ]
    list.commands = [
      .fillRect(rect(&random), paint),
      .fillRoundedRect(rect(&random), CornerRadii(random.pick(odd)), .continuous, .color(.black)),
      .fillPath(path: 0, rule: .nonZero, paint), .fillPath(path: 9, rule: .nonZero, paint),
      .strokePath(path: 1, style, paint), .strokePath(path: -1, style, paint),
      .drawGlyphs(
        GlyphRun(
          outlines: [0, 5], positions: [b], emSize: random.pick(odd), map: map,
          paint: .color(.black))),
      .drawImage(ImageDraw(image: 0, source: rect(&random), map: map)),
      .drawImage(
        ImageDraw(image: 0, source: Rect(x: 0, y: 0, width: 3, height: 3), map: map)),
      .pushClip(path: 2, rule: .evenOdd), .popLayer, .beginMask(.alpha),
      .pushLayer(Layer(bounds: rect(&random), opacity: .nan, filters: filters)),
      .pushLayer(
        Layer(bounds: Rect(x: 0, y: 0, width: 20, height: 20), opacity: 0.5, filters: filters)),
      .fillPath(path: 3, rule: .evenOdd, .color(.white)), .popLayer, .popClip, .popClip, .popLayer,
      .popLayer,
    ]
    let picture = draw(list)
    #expect(picture.pixels.count == 400)
    #expect(picture == draw(list, kernels: .reference))
  }

  @Test(.timeLimit(.minutes(60)))
  func hugeShapesTakeBoundedTime() {
    var path = Path()
    path.move(to: Point(-1e6, -1e6))
    var random = Seeded(2)
    for _ in 0..<200 {
      path.cubic(
        to: Point(random.between(-1e6, 1e6), random.between(-1e6, 1e6)),
        Point(random.between(-1e6, 1e6), random.between(-1e6, 1e6)),
        Point(random.between(-1e6, 1e6), random.between(-1e6, 1e6)))
    }
    let style = StrokeStyle(width: 3, dash: [0.001, 0.001])
    _ = draw(
      300, 300,
      [
        .fillPath(path: 0, rule: .evenOdd, .color(.black)),
        .strokePath(path: 0, style, .color(.black)),
      ], paths: [path])
  }

  @Test func impossibleSizesAreHeldToTheLimits() {
    #expect(draw(DisplayList(width: -5, height: 10)).pixels.isEmpty)
    #expect(draw(DisplayList(width: 0, height: 0)).pixels.isEmpty)
    #expect(draw(DisplayList(width: 1 << 40, height: 2)).width == Limits.largestSide)
  }

  @Test func manyEdgesInOnePixelDoNotTrap() {
    var path = Path()
    path.move(to: Point(2, 2))
    for i in 0..<40_000 { path.line(to: Point(2.5, i % 2 == 0 ? 2.9 : 2.1)) }
    _ = coverage(5, 5, path)
  }
}

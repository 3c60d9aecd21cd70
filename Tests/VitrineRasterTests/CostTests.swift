import Testing
import VitrineGraphics
import VitrineRaster

/// What each primitive counts against the budget of pixels, exactly: draws into a picture of 100 × 100.
///
/// The weights come from measurements, which `Tests/Long/costs` repeats; here a change of one is seen.
@Suite struct CostTests {
  /// A primitive: its commands, their tables, and what drawing it counts.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var cost: Int
    var commands: [DisplayCommand]
    var prepare: @Sendable (inout DisplayList) -> Void = { _ in }

    var testDescription: String { name }
  }

  private static let all = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let fill = DisplayCommand.fillRect(all, .color(.black))
  private static let shade = DisplayCommand.fillRect(all, .gradient(0, opacity: 1))

  /// A layer of two fills, so that none is drawn straight into what is behind it.
  private static func layer(
    _ mode: BlendMode = .normal, _ filters: [LayerFilter] = [], mask: [DisplayCommand] = []
  ) -> [DisplayCommand] {
    [.pushLayer(Layer(bounds: all, opacity: 0.5, blendMode: mode, filters: filters)), fill, fill]
      + mask + [.popLayer]
  }

  private static func gradient(
    _ name: String, _ cost: Int, _ geometry: Gradient.Geometry, stops: Int
  ) -> Row {
    Row(name: "\(name), \(stops) stops", cost: cost, commands: [shade]) { list in
      let stops = (0..<stops).map {
        GradientStop($0 % 2 == 0 ? .black : .white, Double($0) / Double(stops))
      }
      list.gradients = [Gradient(geometry, stops: stops)]
    }
  }

  private static func picture(_ name: String, _ cost: Int, _ map: Affine) -> Row {
    Row(
      name: name, cost: cost, commands: [.drawImage(ImageDraw(image: 0, source: all, map: map))]
    ) { $0.images = [DisplayImage(key: 1, pixmap: Pixmap(width: 100, height: 100))] }
  }

  private static func backdrop(_ name: String, _ cost: Int, _ backdrop: Backdrop) -> Row {
    Row(name: name, cost: cost, commands: [.fillRect(all, .backdrop(0, opacity: 1))]) {
      $0.backdrops = [backdrop]
    }
  }

  /// A thousand lines across the picture.
  private static let lines: Path = {
    var path = Path()
    path.move(to: .zero)
    for i in 0..<1000 { path.line(to: Point(Double(i % 2) * 100, Double(i % 7) * 15)) }
    return path
  }()

  private static let square = Path(rect: Rect(x: 10, y: 10, width: 50, height: 50.5))

  private static func glyphs(_ count: Int) -> DisplayCommand {
    .drawGlyphs(
      GlyphRun(
        outlines: [Int32](repeating: 0, count: count),
        positions: [Point](repeating: Point(20, 60), count: count), emSize: 20, map: .identity,
        paint: .color(.black)))
  }

  private static let letter: @Sendable (inout DisplayList) -> Void = { list in
    list.outlines = [
      GlyphOutline(key: 7, path: Path(rect: Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)))
    ]
  }

  private static let linear = Gradient.Geometry.linear(start: .zero, end: Point(100, 0))
  private static let down = Gradient.Geometry.linear(start: .zero, end: Point(0, 100))
  private static let radial = Gradient.Geometry.radial(
    center: Point(50, 50), startRadius: 0, endRadius: 50, map: .identity)
  private static let angular = Gradient.Geometry.angular(
    center: Point(50, 50), startAngle: 0, endAngle: 6)

  private static let rows: [Row] = [
    Row(name: "fill", cost: 10_512, commands: [fill]),
    Row(
      name: "rounded rectangle", cost: 10_512,
      commands: [
        .fillRoundedRect(all, CornerRadii(20), .continuous, .color(.black))
      ]),
    Row(
      name: "lines, filled", cost: 4_090_696,
      commands: [.fillPath(path: 0, rule: .nonZero, .color(.black))]
    ) { $0.paths = [lines] },
    Row(
      name: "lines, stroked", cost: 8_126_924,
      commands: [.strokePath(path: 0, StrokeStyle(width: 1), .color(.black))]
    ) { $0.paths = [lines] },
    Row(
      name: "lines, dashed", cost: 18_780_812,
      commands: [.strokePath(path: 0, StrokeStyle(width: 1, dash: [3, 2]), .color(.black))]
    ) { $0.paths = [lines] },
    gradient("linear", 40_768, linear, stops: 2),
    gradient("linear", 1_428_512, linear, stops: 1000),
    gradient("linear down", 148_512, down, stops: 1000),
    gradient("radial", 168_962, radial, stops: 2),
    gradient("angular", 1_288_962, angular, stops: 2),
    gradient("angular", 1_416_706, angular, stops: 1000),
    Row(name: "layer", cost: 42_048, commands: layer()),
    Row(name: "lighter", cost: 42_048, commands: layer(.plusLighter)),
    Row(name: "darker", cost: 672_048, commands: layer(.plusDarker)),
    Row(name: "source atop", cost: 672_048, commands: layer(.sourceAtop)),
    Row(name: "destination over", cost: 672_048, commands: layer(.destinationOver)),
    Row(name: "destination out", cost: 352_048, commands: layer(.destinationOut)),
    Row(name: "screen", cost: 1_312_048, commands: layer(.screen)),
    Row(name: "soft light", cost: 1_312_048, commands: layer(.softLight)),
    Row(name: "multiply", cost: 1_312_048, commands: layer(.multiply)),
    Row(name: "hue", cost: 1_312_048, commands: layer(.hue)),
    Row(name: "luminosity", cost: 1_312_048, commands: layer(.luminosity)),
    Row(name: "luminance", cost: 82_048, commands: layer(.normal, [.luminanceToAlpha])),
    Row(name: "matrix", cost: 82_048, commands: layer(.normal, [.colorMatrix([])])),
    Row(
      name: "blur of 1", cost: 402_836, commands: layer(.normal, [.blur(sigma: 1, opaque: true)])),
    Row(
      name: "blur of 20", cost: 467_648, commands: layer(.normal, [.blur(sigma: 20, opaque: true)])),
    Row(
      name: "shadow of 1", cost: 431_348,
      commands: layer(.normal, [.shadow(.black, sigma: 1, dx: 0, dy: 2)])),
    Row(
      name: "shadow of 20", cost: 885_040,
      commands: layer(.normal, [.shadow(.black, sigma: 20, dx: 0, dy: 2)])),
    Row(
      name: "mask of pixels", cost: 143_072, commands: layer(mask: [.beginMask(.luminance), fill])),
    Row(
      name: "mask of an outline", cost: 51_596,
      commands: layer(mask: [
        .beginMask(.alpha), .fillPath(path: 0, rule: .nonZero, .color(.black)),
      ])
    ) { $0.paths = [square] },
    Row(
      name: "layer in perspective", cost: 947_554,
      commands: [.pushLayer(Layer(bounds: all, projection: 0)), fill, .popLayer]
    ) { $0.projections = [Projection(0.6, 0, 0.004, 0, 0.8, 0, 10, 10, 1)] },
    Row(name: "clip", cost: 14_274, commands: [.pushClip(path: 0, rule: .nonZero), fill, .popClip])
    {
      $0.paths = [square]
    },
    picture("picture", 20_512, .identity), picture("picture, scaled", 485_537, .scale(0.99, 0.99)),
    picture("picture, turned", 2_326_208, .rotation(sine: 0.6, cosine: 0.8)),
    backdrop("material", 170_512, Backdrop(sigma: 10, saturation: 1.5)),
    Row(name: "glyph", cost: 2_056, commands: [glyphs(1)], prepare: letter),
    Row(name: "glyph, ten times", cost: 4_108, commands: [glyphs(10)], prepare: letter),
  ]

  private func cost(_ commands: [DisplayCommand], _ prepare: (inout DisplayList) -> Void) -> Int {
    var list = DisplayList(width: 100, height: 100)
    prepare(&list)
    list.commands = commands
    var scratch = RasterScratch()
    _ = rasterize(list, scratch: &scratch)
    return scratch.paintedPixels
  }

  @Test(arguments: rows) func primitivesCostWhatTheyDid(row: Row) {
    #expect(cost(row.commands, row.prepare) == row.cost)
  }

  /// A tall outline is covered in bands, each of which looks at all its points.
  @Test func tallOutlinesCountTheirPointsForEachBand() {
    func cost(height: Double) -> Int {
      var path = Path(rect: Rect(x: 0, y: 0, width: 1000, height: height))
      for _ in 0..<1000 { path.line(to: Point(1, 1)) }
      var list = DisplayList(width: 1000, height: 1000)
      (list.paths, list.commands) = ([path], [.fillPath(path: 0, rule: .nonZero, .color(.black))])
      var scratch = RasterScratch()
      _ = rasterize(list, scratch: &scratch)
      return scratch.paintedPixels - Int(height) * 1000 - Int(height) * 64
    }
    #expect(cost(height: 900) - cost(height: 100) == 6 * 32 * 1005)
  }
}

import Testing
import VitrineGraphics
import VitrineRaster

/// What the budget of pixels lasts for, by what it is spent on: the numbers of full-size draws into a picture of
/// 100 × 100 that fit.
@Suite struct CostTests {
  private static let budget = 40_000_000
  private static let side = 100.0
  private static let all = Rect(x: 0, y: 0, width: side, height: side)
  /// No picture draws as many.
  private static let most = 5000

  /// Returns how many times commands are drawn before the budget is used up.
  private func count(
    _ commands: [DisplayCommand], _ prepare: (inout DisplayList) -> Void = { _ in }
  ) -> Int {
    var list = DisplayList(width: Int(Self.side), height: Int(Self.side))
    prepare(&list)
    list.commands = Array(repeating: commands, count: Self.most).flatMap { $0 }
    var scratch = RasterScratch()
    var overrun: RasterBudgetExcess?
    _ = rasterize(
      list, scratch: &scratch, kernels: .best, budget: DrawingBudget(pixels: Self.budget),
      overrun: &overrun)
    return (overrun?.command ?? list.commands.count) / commands.count
  }

  private func layer(_ mode: BlendMode = .normal, _ filters: [LayerFilter] = []) -> [DisplayCommand]
  {
    // Two fills, so that none is drawn straight into what is behind it.
    [
      .pushLayer(Layer(bounds: Self.all, opacity: 0.5, blendMode: mode, filters: filters)),
      .fillRect(Self.all, .color(.black)), .fillRect(Self.all, .color(.black)), .popLayer,
    ]
  }

  @Test func fillsAndLayersAreTheUnit() {
    #expect(count([.fillRect(Self.all, .color(.black))]) == 4000)
    // Clear pixels, two fills, and the composite.
    #expect((980...1000).contains(count(layer())))
    #expect((980...1000).contains(count(layer(.plusLighter))))
  }

  @Test(arguments: [BlendMode.screen, .softLight, .hue, .luminosity, .multiply])
  func formulasOfColoursCostMore(mode: BlendMode) {
    #expect((29...31).contains(count(layer(mode))), "\(count(layer(mode)))")
  }

  @Test func filtersCostMore() {
    #expect(count(layer(.normal, [.luminanceToAlpha])) <= 400)
    #expect(count(layer(.normal, [.blur(sigma: 5, opaque: false)])) <= 115)
  }

  /// A shape that is filled by a gradient pays for each pixel, and for making the colours of its stops.
  @Test func gradientsCostWhatTheirsDo() {
    func fits(_ geometry: Gradient.Geometry, stops: Int) -> Int {
      count([.fillRect(Self.all, .gradient(0, opacity: 1))]) { list in
        let colors = (0..<stops).map {
          GradientStop($0 % 2 == 0 ? .black : .white, Double($0) / Double(stops))
        }
        list.gradients = [Gradient(geometry, stops: colors)]
      }
    }
    let linear = Gradient.Geometry.linear(start: .zero, end: Point(100, 100))
    let angular = Gradient.Geometry.angular(center: Point(50, 50), startAngle: 0, endAngle: 6)
    #expect((1900...2000).contains(fits(linear, stops: 2)))
    #expect(fits(linear, stops: 1000) <= 30)
    #expect((29...31).contains(fits(angular, stops: 2)))
    #expect(fits(angular, stops: 100_000) <= 3)
  }

  /// Edges count by their length inside the picture.
  @Test func outlinesCountTheirEdges() {
    var path = Path()
    path.move(to: .zero)
    for i in 0..<1000 { path.line(to: Point(Double(i % 2) * 100, Double(i % 7) * 15)) }
    let stroke = StrokeStyle(width: 1)
    let filled = count([.fillPath(path: 0, rule: .nonZero, .color(.black))]) { $0.paths = [path] }
    let stroked = count([.strokePath(path: 0, stroke, .color(.black))]) { $0.paths = [path] }
    #expect((4...20).contains(filled), "\(filled)")
    #expect((2...10).contains(stroked), "\(stroked)")
  }

  @Test func turnedPicturesCostMore() {
    func fits(_ map: Affine) -> Int {
      let picture = Pixmap(width: 100, height: 100)
      let draw = ImageDraw(image: 0, source: Self.all, map: map)
      return count([.drawImage(draw)]) { $0.images = [DisplayImage(key: 1, pixmap: picture)] }
    }
    #expect(fits(.identity) == 2000)
    #expect(fits(.scale(0.99, 0.99)) <= 130)
    #expect(fits(.rotation(sine: 0.6, cosine: 0.8)) <= 30)
  }
}

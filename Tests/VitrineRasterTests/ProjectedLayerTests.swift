import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

/// Layers that are seen in perspective, by the places and the coverage of their pixels.
@Suite struct ProjectedLayerTests {
  /// A map of a layer of 40 × 40 pixels whose right edge is twice as far away as its left one.
  private static let receding = Projection(1, 0, 0.025, 0, 1, 0, 0, 0, 1)

  private func scene(
    _ map: Projection, _ commands: [DisplayCommand], _ layer: Layer, size: Int = 40,
    below: [DisplayCommand] = []
  ) -> DisplayList {
    var list = DisplayList(width: size, height: size)
    var layer = layer
    layer.projection = 0
    list.projections = [map]
    list.commands = below + [.pushLayer(layer)] + commands + [.popLayer]
    return list
  }

  private func square(_ side: Double, at x: Double = 0, _ y: Double = 0) -> Rect {
    Rect(x: x, y: y, width: side, height: side)
  }

  private func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { most, pair in
      zip(bytes(pair.0), bytes(pair.1)).reduce(most) { max($0, abs($1.0 - $1.1)) }
    }
  }

  @Test(arguments: 0..<24) func theKernelEqualsItsPlainTwin(seed: Int) {
    var random = Seeded(UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var list = RandomScene.make(UInt64(seed), size: 40, commands: 5)
    let bounds = Rect(
      x: number(-20...20), y: number(-20...20), width: number(1...90), height: number(1...90))
    let scale = [0.1, 1, 5][seed % 3]
    let map = Projection(
      number(-1...1) * scale, number(-1...1), number(-0.03...0.03), number(-1...1),
      number(-1...1) * scale, number(-0.03...0.03), number(0...40), number(0...40), number(0.2...2))
    list.projections = [map]
    let layer = Layer(
      bounds: bounds, opacity: seed % 2 == 0 ? 1 : 0.6,
      blendMode: seed % 5 == 0 ? .multiply : .normal,
      filters: seed % 7 == 0 ? [.blur(sigma: 2, opaque: false)] : [], projection: 0)
    list.commands =
      [.fillRect(square(30, at: 3), .color(.white)), .pushLayer(layer)]
      + list.commands + [.popLayer]
    let fast = draw(list)
    #expect(draw(list, kernels: .reference) == fast)
    for p in fast.pixels {
      let b = bytes(p)
      #expect(b[0] <= b[3] && b[1] <= b[3] && b[2] <= b[3])
    }
  }

  @Test func theIdentityChangesNoPixel() {
    let commands: [DisplayCommand] = [
      .fillRect(Rect(x: 3.3, y: 4.6, width: 20.5, height: 9), .color(RGBA(1, 0.5, 0, 0.7))),
      .fillRoundedRect(square(18, at: 12.5, 14), CornerRadii(6), .circular, .color(.white)),
    ]
    let layer = Layer(bounds: square(31, at: 2, 1), opacity: 0.5)
    let plain = draw(40, 40, [.pushLayer(layer)] + commands + [.popLayer])
    #expect(draw(scene(.identity, commands, layer)) == plain)
    // The same at a finer scale is the mean of its pixels.
    let finer = Projection(Affine.scale(0.5, 0.5))
    let twice: [DisplayCommand] = [.fillRect(square(20, at: 6, 8), .color(.white))]
    #expect(
      draw(scene(finer, twice, Layer(bounds: square(60))))
        == draw(40, 40, [.fillRect(square(10, at: 3, 4), .color(.white))]))
  }

  /// The coverage of the image of a square is its exact area in each pixel, nearly: the layer's edge is as wide as one
  /// of its pixels.
  @Test(arguments: [
    (1.0, Projection(1, 0, 0.025, 0, 1, 0, 0, 0, 1), 0.13),
    (2.0, Projection(0.8, 0.1, 0.004, -0.1, 0.7, -0.003, 9, 4, 1), 0.13),
    (2.0, Projection(0.2, -0.05, 0.002, 0.3, 0.6, 0.004, 6, 8, 1), 0.13),
  ]) func edgesAreSmooth(scale: Double, map: Projection, tolerance: Double) {
    let side = 36.0
    let fine = Projection(.scale(1 / scale, 1 / scale)).then(map)
    let picture = draw(
      scene(
        fine, [.fillRect(square(side * scale), .color(.black))],
        Layer(bounds: square(side * scale))))
    let exact = exactArea(map.corners(of: square(side)), 40, 40)
    let worst = zip(picture.pixels, exact).map { abs(Double($0 >> 24) / 255 - $1) }.max() ?? 1
    #expect(worst < tolerance, "\(worst)")
    let total = picture.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    let area = exact.reduce(0, +)
    #expect(abs(total - area) < 0.01 * area + 1, "\(total) of \(area)")
  }

  /// Stripes that are far smaller than a pixel become their mean.
  @Test func whatIsFarAwayIsItsMean() {
    let stripes = (0..<100).map { i in
      DisplayCommand.fillRect(
        Rect(x: Double(2 * i), y: 0, width: 1, height: 200), .color(.black))
    }
    let far = Projection(0.12, 0, 0, 0, 0.12, 0.0008, 4, 4, 1)
    let picture = draw(scene(far, stripes, Layer(bounds: square(200))))
    for (x, y) in [(8, 8), (14, 12), (20, 17)] {
      #expect(abs(Int(picture[x, y] >> 24) - 128) < 12, "\(x) \(y): \(picture[x, y] >> 24)")
    }
  }

  @Test func whatIsBehindTheEyeIsNotDrawn() {
    let fill = [DisplayCommand.fillRect(square(400, at: -200, -200), .color(.black))]
    let layer = Layer(bounds: square(400, at: -200, -200))
    // The eye stands at x = −40 and looks to the right: everything it sees is to the left of 40.
    let picture = draw(scene(Self.receding, fill, layer))
    #expect(picture[5, 20] >> 24 == 255 && picture[39, 20] == 0)
    let behind = Layer(bounds: square(60, at: -120, 0))
    #expect(draw(scene(Self.receding, fill, behind)).pixels.allSatisfy { $0 == 0 })
    let away = Projection(-1, 0, 0, 0, -1, 0, -20, -20, -1)
    #expect(draw(scene(away, fill, layer)).pixels.allSatisfy { $0 == 0 })
  }

  @Test func whatIsSeenFromItsEdgeOrFromNowhereIsNotDrawn() {
    let fill = [DisplayCommand.fillRect(square(40), .color(.black))]
    for map in [
      Projection(0.2, 0, 0.01, 0, 1, 0, 20, 0, 1), Projection(.nan, 0, 0, 0, 1, 0, 0, 0, 1),
      Projection(.infinity, 0, 0, 0, 1, 0, 0, 0, 1), Projection(0, 0, 0, 0, 0, 0, 0, 0, 0),
      Projection(0.2 + 1e-12, 0, 0.01, 0, 1, 0, 20, 0, 1),
    ] {
      let picture = draw(scene(map, fill, Layer(bounds: square(40))))
      #expect(picture.pixels.allSatisfy { $0 >> 24 < 2 }, "\(map)")
    }
    var lost = scene(.identity, fill, Layer(bounds: square(40)))
    lost.projections = []
    #expect(draw(lost).pixels.allSatisfy { $0 == 0 })
  }

  /// A material in a layer shows what lies behind the place where it is seen, in the layer's own pixels.
  @Test func backdropsAreSeenThroughTheLayer() {
    let halves: [DisplayCommand] = [
      .fillRect(Rect(x: 0, y: 0, width: 20, height: 40), .color(.white)),
      .fillRect(Rect(x: 20, y: 0, width: 20, height: 40), .color(.black)),
    ]
    let glass = [DisplayCommand.fillRect(square(40), .backdrop(0, opacity: 1))]
    var list = scene(Self.receding, glass, Layer(bounds: square(40)), below: halves)
    list.backdrops = [Backdrop(matrix: [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0])]
    let picture = draw(list)
    #expect(draw(list, kernels: .reference) == picture)
    // The image reaches from 0 to 20; it is white there, and halved.
    #expect(bytes(picture[10, 10]) == [128, 128, 128, 255])
    #expect(bytes(picture[30, 10]) == [0, 0, 0, 255])
    #expect(bytes(picture[10, 38]) == [255, 255, 255, 255])
    // Inside of a second one, moved on to the black half.
    list.commands =
      halves + [
        .pushLayer(Layer(bounds: square(60, at: -5, -5), projection: 1)),
        .fillRect(square(10), .color(.white)),
        .pushLayer(Layer(bounds: square(40), projection: 0)), glass[0], .popLayer, .popLayer,
      ]
    list.projections.append(Projection(.translation(18, 0)))
    let moved = draw(list)
    #expect(bytes(moved[23, 5]) == [128, 128, 128, 255] && bytes(moved[34, 15]) == [0, 0, 0, 255])
  }

  /// A layer takes memory for what of it can be seen, at its own scale.
  @Test func onlyWhatIsSeenTakesMemory() {
    let huge = square(1e6, at: -5e5, -5e5)
    let list = scene(
      Projection(0.5, 0, 0, 0, 0.5, 0, 0, 0.0, 1), [.fillRect(huge, .color(.black))],
      Layer(bounds: huge))
    var scratch = RasterScratch()
    var overrun: RasterBudgetExcess?
    let picture = rasterize(
      list, scratch: &scratch, kernels: .best, budget: DrawingBudget(bytes: 64 << 10),
      overrun: &overrun)
    #expect(overrun == nil && picture.pixels.allSatisfy { $0 >> 24 == 255 })
    _ = rasterize(
      list, scratch: &scratch, kernels: .best, budget: DrawingBudget(bytes: 20 << 10),
      overrun: &overrun)
    #expect(overrun?.excess == .bytes(limit: 20 << 10))
  }

  @Test func opacityClipsAndModesActOnTheImage() {
    let fill = [DisplayCommand.fillRect(square(40), .color(.black))]
    let layer = Layer(bounds: square(40), opacity: 0.5)
    var list = scene(Self.receding, fill, layer)
    #expect(draw(list)[10, 10] == 0x8000_0000)
    list.paths = [Path(rect: Rect(x: 0, y: 0, width: 8, height: 40))]
    list.commands = [.pushClip(path: 0, rule: .nonZero)] + list.commands + [.popClip]
    #expect(draw(list)[5, 10] == 0x8000_0000 && draw(list)[10, 10] == 0)
    let parts = draw(scene(Self.receding, fill, layer))
    var scratch = RasterScratch()
    let part = rasterize(
      scene(Self.receding, fill, layer), x: 7, y: 5, width: 20, height: 30, scratch: &scratch)
    for y in 0..<30 { for x in 0..<20 { #expect(part[x, y] == parts[x + 7, y + 5]) } }
  }
}

import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct BackdropTests {
  private let size = 120
  private var all: Rect { Rect(x: 0, y: 0, width: Double(size), height: Double(size)) }

  /// White brought to mid grey, black left: a tone that is easily seen to have acted once or twice.
  private let halving = Backdrop(matrix: [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0])

  private func draw(_ commands: [DisplayCommand], _ backdrops: [Backdrop], paths: [Path] = [])
    -> Pixmap
  {
    var list = DisplayList(width: size, height: size)
    list.commands = commands
    list.backdrops = backdrops
    list.paths = paths
    let fast = VitrineRasterTests.draw(list)
    #expect(VitrineRasterTests.draw(list, kernels: .reference) == fast)
    return fast
  }

  private func gray(_ p: Pixmap, _ x: Int, _ y: Int) -> Int {
    let b = bytes(p[x, y])
    #expect(b[0] == b[1] && b[1] == b[2])
    return b[0]
  }

  @Test func aBackdropWithoutStepsChangesNothing() {
    let scene: [DisplayCommand] = [
      .fillRect(all, .color(RGBA(0.2, 0.4, 0.6))),
      .fillRect(Rect(x: 10, y: 10, width: 50.5, height: 40), .color(RGBA(1, 0, 0, 0.5))),
    ]
    let shape = DisplayCommand.fillRoundedRect(
      Rect(x: 5, y: 5, width: 80, height: 70), CornerRadii(20), .continuous,
      .backdrop(0, opacity: 0.7))
    #expect(maximumDifference(draw(scene + [shape], [Backdrop()]), draw(scene, [])) <= 1)
  }

  private func maximumDifference(_ a: Pixmap, _ b: Pixmap) -> Int {
    var most = 0
    for (p, q) in zip(a.pixels, b.pixels) {
      for (x, y) in zip(bytes(p), bytes(q)) { most = max(most, abs(x - y)) }
    }
    return most
  }

  @Test func opacityMixesWithWhatIsBehind() {
    let p = draw(
      [.fillRect(all, .color(.white)), .fillRect(all, .backdrop(0, opacity: 0.5))], [halving])
    #expect(abs(gray(p, 60, 60) - 191) <= 1)
  }

  @Test func whatIsBehindIsTheCompositeOfAllOpenLayers() {
    // White, under a layer of half opacity that holds black: 128 behind; halved 64; the layer at
    // half opacity over white: (255 + 64) / 2.
    let p = draw(
      [
        .fillRect(all, .color(.white)), .pushLayer(Layer(bounds: all, opacity: 0.5)),
        .fillRect(all, .color(.black)), .pushLayer(Layer(bounds: all, opacity: 0.999)),
        .fillRect(Rect(x: 40, y: 40, width: 40, height: 40), .backdrop(0, opacity: 1)), .popLayer,
        .popLayer,
      ], [halving])
    #expect(abs(gray(p, 60, 60) - 160) <= 2)
    #expect(abs(gray(p, 20, 20) - 128) <= 1)
  }

  @Test func aLayerDrawnInPlaceIsBehindOnlyOnce() {
    let commands: [DisplayCommand] = [
      .pushLayer(Layer(bounds: all)), .fillRect(all, .color(RGBA(1, 1, 1, 0.5))),
      .fillRect(all, .backdrop(0, opacity: 1)), .beginMask(.alpha), .fillRect(all, .color(.white)),
      .popLayer,
    ]
    var list = DisplayList(width: size, height: size)
    list.commands = commands
    list.backdrops = [halving]
    var scratch = RasterScratch()
    // Into a picture that may hold something, the layer is not drawn in place.
    var apart = Pixmap(width: size, height: size)
    rasterize(list, into: &apart, scratch: &scratch)
    #expect(VitrineRasterTests.draw(list) == apart)
  }

  @Test func clipsAndMasksHoldBackdrops() {
    let clip = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
    let p = draw(
      [
        .fillRect(all, .color(.white)), .pushClip(path: 0, rule: .nonZero),
        .fillRect(all, .backdrop(0, opacity: 1)), .popClip,
        .pushLayer(Layer(bounds: all)), .fillRect(all, .backdrop(0, opacity: 1)),
        .beginMask(.alpha), .fillRect(Rect(x: 90, y: 0, width: 20, height: 20), .color(.white)),
        .popLayer,
      ], [halving], paths: [clip])
    #expect(gray(p, 50, 50) == 128)
    #expect(gray(p, 22, 22) == 255)
    #expect(gray(p, 100, 10) == 128)
    #expect(gray(p, 100, 60) == 255)
  }

  @Test func aLayerInsideAClipSeesWhatIsBehindIt() {
    let clip = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
    let p = draw(
      [
        .fillRect(all, .color(.white)), .pushClip(path: 0, rule: .nonZero),
        .pushLayer(Layer(bounds: all, opacity: 0.5)), .fillRect(all, .color(.black)),
        .fillRect(all, .backdrop(0, opacity: 1)), .popLayer, .popClip,
      ], [halving], paths: [clip])
    // Behind: half black over white = 128; halved 64; half of it over white 160.
    #expect(abs(gray(p, 50, 50) - 160) <= 2)
    #expect(gray(p, 22, 22) == 255)
  }

  @Test func stackedBackdropsActOneOnTheOther() {
    let p = draw(
      [
        .fillRect(all, .color(.white)), .fillRect(all, .backdrop(0, opacity: 1)),
        .fillRect(Rect(x: 30, y: 30, width: 50, height: 50), .backdrop(0, opacity: 1)),
      ], [halving])
    #expect(gray(p, 10, 10) == 128)
    #expect(gray(p, 50, 50) == 64)
  }

  @Test func flatBackdropsStayFlatUpToTheBorder() {
    for sigma in [0.0, 2, 7, 30, 90] {
      let p = draw(
        [.fillRect(all, .color(.white)), .fillRect(all, .backdrop(0, opacity: 1))],
        [Backdrop(sigma: sigma)])
      #expect(Set(p.pixels) == [0xffff_ffff], "sigma \(sigma)")
    }
  }

  @Test func sharpEdgesUnderTheRimLeaveNoTrace() {
    // Black left of the middle; the shape's rim lies on the edge. Inside the shape every row falls
    // smoothly: no step larger than the Gaussian's own steepest.
    let sigma = 12.0
    let half = Rect(x: 0, y: 0, width: 60, height: 120)
    let shape = Rect(x: 60, y: 20, width: 50, height: 80)
    let p = draw(
      [
        .fillRect(all, .color(.white)), .fillRect(half, .color(.black)),
        .fillRoundedRect(shape, CornerRadii(16), .continuous, .backdrop(0, opacity: 1)),
      ], [Backdrop(sigma: sigma)])
    let steepest = 255 / (sigma * 2.5066)
    for y in [40, 60, 80] {
      for x in 62..<109 {
        let step = gray(p, x, y) - gray(p, x - 1, y)
        #expect(step >= 0 && Double(step) <= steepest + 1)
      }
      #expect(abs(gray(p, 61, y) - 136) <= 4)
    }
    // What is beyond the shape has its part in the colour inside.
    #expect(gray(p, 61, 60) < 150)
  }

  @Test func thePlaceDoesNotDependOnTheShape() {
    let scene: [DisplayCommand] = [
      .fillRect(all, .color(.white)),
      .fillRect(Rect(x: 33, y: 21, width: 20, height: 50), .color(.black)),
    ]
    func shown(_ r: Rect) -> Pixmap {
      draw(scene + [.fillRect(r, .backdrop(0, opacity: 1))], [Backdrop(sigma: 9)])
    }
    let whole = shown(all)
    let part = shown(Rect(x: 41, y: 37, width: 30, height: 22))
    for y in 37..<59 {
      for x in 41..<71 { #expect(abs(gray(whole, x, y) - gray(part, x, y)) <= 1) }
    }
  }

  @Test func aFlatColourStandsInWhereNothingIsBehind() {
    let veil = Backdrop(sigma: 8, matrix: [0.4, 0, 0, 0.5, 0, 0.4, 0, 0.5, 0, 0, 0.4, 0.5])
    let p = draw([.fillRect(all, .backdrop(0, opacity: 1))], [veil])
    // Black comes to 0.5, white to 0.9: 0.6 of a grey of 0.83.
    #expect(p[60, 60] == 0x9980_8080)
    let half = Rect(x: 0, y: 0, width: 60, height: 120)
    let q = draw(
      [.fillRect(half, .color(.white)), .fillRect(all, .backdrop(0, opacity: 1))], [veil])
    // As opaque as what is behind, and not darkened by the nothing beside it.
    #expect(bytes(q[59, 60]) == [230, 230, 230, 255])
    #expect(q[110, 60] == 0x9980_8080)
  }

  @Test func strokesGlyphsAndTemplatesTakeBackdrops() {
    var list = DisplayList(width: size, height: size)
    list.backdrops = [halving]
    list.paths = [Path(rect: Rect(x: 20, y: 20, width: 30, height: 30))]
    let square = Path(rect: Rect(x: 0, y: -1, width: 1, height: 1))
    list.outlines = [GlyphOutline(key: 9, path: square)]
    list.images = [
      DisplayImage(key: 1, pixmap: Pixmap(width: 1, height: 1, pixels: [0xffff_ffff]))
    ]
    let paint = Paint.backdrop(0, opacity: 1)
    list.commands = [
      .fillRect(all, .color(.white)), .strokePath(path: 0, StrokeStyle(width: 4), paint),
      .drawGlyphs(
        GlyphRun(
          outlines: [0], positions: [Point(70, 50)], emSize: 20, map: .identity, paint: paint)),
      .drawImage(
        ImageDraw(
          image: 0, source: Rect(x: 0, y: 0, width: 1, height: 1),
          map: Affine(a: 10, b: 0, c: 0, d: 10, tx: 10, ty: 80), interpolation: .none,
          template: paint)),
    ]
    let p = VitrineRasterTests.draw(list)
    #expect(p == VitrineRasterTests.draw(list, kernels: .reference))
    #expect(gray(p, 20, 30) == 128 && gray(p, 30, 30) == 255)
    #expect(gray(p, 80, 40) == 128 && gray(p, 95, 40) == 255)
    #expect(gray(p, 15, 85) == 128)
  }

  @Test func hostileNumbersDrawSomething() {
    let nan = Float.nan
    let backdrops = [
      Backdrop(sigma: .nan), Backdrop(sigma: .infinity), Backdrop(sigma: -3),
      Backdrop(sigma: 1e300, saturation: nan, brightness: .infinity, ceiling: nan),
      Backdrop(sigma: 4, curve: LuminanceCurve(nan, 1, 2, .infinity, amount: 1)),
      Backdrop(matrix: [1, 2]), Backdrop(matrix: [Float](repeating: nan, count: 12)),
      Backdrop(averages: true, tint: RGBA(nan, nan, nan, nan)),
      Backdrop(saturation: 1e30, brightness: -1e30),
    ]
    for i in backdrops.indices {
      let p = draw(
        [
          .fillRect(all, .color(RGBA(0.2, 0.5, 0.9))),
          .fillRect(all, .backdrop(Int32(i), opacity: 1)),
        ], backdrops)
      #expect(p.pixels.allSatisfy { $0 >> 24 == 255 }, "\(backdrops[i])")
    }
    // An index beyond the table draws nothing.
    #expect(draw([.fillRect(all, .backdrop(7, opacity: 1))], []).pixels.allSatisfy { $0 == 0 })
  }
}

import Testing
import VitrineGraphics
import VitrineRaster

/// Layers inside each other take the memory of what can still show, and a picture that takes more than
/// its budget ends there.
@Suite struct LayerBudgetTests {
  private static let side = 120

  /// A square blurred `count` times, in layers as large as it spreads.
  private func nested(
    _ count: Int, sigma: Double, square: Rect, side: Int = side, at origin: Double = 0
  ) -> DisplayList {
    var list = DisplayList(width: side, height: side)
    let square = square.offset(by: Point(origin, origin))
    for depth in 0..<count {
      let spread = 3 * sigma * Double(count - 1 - depth)
      list.commands.append(
        .pushLayer(
          Layer(
            bounds: square.inset(by: -spread), filters: [.blur(sigma: sigma, opaque: false)])))
    }
    list.commands.append(.fillRect(square, .color(.black)))
    list.commands += Array(repeating: .popLayer, count: count)
    return list
  }

  private func overrun(_ list: DisplayList, _ budget: DrawingBudget) -> RasterBudgetExcess? {
    var scratch = RasterScratch()
    var overrun: RasterBudgetExcess?
    let picture = rasterize(
      list, scratch: &scratch, kernels: .best, budget: budget, overrun: &overrun)
    #expect((picture.pixels.isEmpty == false) || overrun != nil)
    return overrun
  }

  @Test func fortyNestedBlursNeedTheMemoryOfAFew() {
    let list = nested(40, sigma: 20, square: Rect(x: 40, y: 40, width: 40, height: 40))
    // Forty layers of the largest one's size would take 6.8 MB each.
    #expect(overrun(list, DrawingBudget(bytes: 16 << 20)) == nil)
    // Layers are made from the inside out, each as its content is put into it.
    let small = overrun(list, DrawingBudget(bytes: 1 << 20))
    #expect(small?.excess == .bytes(limit: 1 << 20) && (small?.command ?? 0) > 40)
  }

  @Test(arguments: [2, 3, 6])
  func whatLiesBeyondTheReachOfAllBlursHasNoPart(count: Int) {
    // A half plane that begins outside the picture; drawn with far more around, nothing may differ by
    // more than the rounding of each blur.
    let square = Rect(x: -4000, y: -4000, width: 4010, height: 8000)
    let cut = rasterized(nested(count, sigma: 12, square: square))
    let margin = 800
    let whole = rasterized(
      nested(
        count, sigma: 12, square: square, side: Self.side + 2 * margin, at: Double(margin)))
    var worst = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let a = Int(cut.pixels[y * Self.side + x] >> 24)
        let b = Int(whole.pixels[(y + margin) * whole.width + x + margin] >> 24)
        worst = max(worst, abs(a - b))
      }
    }
    #expect(worst <= count, "\(worst)")
  }

  @Test func aHundredLayersInsideEachOtherAllAct() {
    var list = DisplayList(width: 4, height: 4)
    let bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    list.commands = Array(repeating: .pushLayer(Layer(bounds: bounds, opacity: 0.99)), count: 100)
    // Two shapes, so that no layer may draw its content straight into what is behind it.
    list.commands += [.fillRect(bounds, .color(.black)), .fillRect(bounds, .color(.black))]
    list.commands += Array(repeating: .popLayer, count: 100)
    let alpha = Double(rasterized(list).pixels[0] >> 24)
    // 255 · 0.99¹⁰⁰ = 93.3, and each layer rounds once.
    #expect(abs(alpha - 93.3) < 40, "\(alpha)")
    #expect(alpha < 134, "\(alpha)")
  }

  private func rasterized(_ list: DisplayList) -> Pixmap {
    var scratch = RasterScratch()
    return rasterize(list, scratch: &scratch)
  }

  @Test func pixelsAreCounted() {
    var list = DisplayList(width: 100, height: 100)
    let all = Rect(x: 0, y: 0, width: 100, height: 100)
    list.commands = Array(repeating: .fillRect(all, .color(.black)), count: 10)
    // A fill of 10,000 pixels, and its command.
    let each = 10_512
    #expect(overrun(list, DrawingBudget(pixels: 10 * each)) == nil)
    #expect(
      overrun(list, DrawingBudget(pixels: 5 * each))
        == RasterBudgetExcess(excess: .pixels(limit: 5 * each), command: 5))
  }

  @Test func aPictureLargerThanItsBudgetIsNotMade() {
    let list = DisplayList(width: 100, height: 100)
    #expect(
      overrun(list, DrawingBudget(bytes: 39_999))
        == RasterBudgetExcess(excess: .bytes(limit: 39_999), command: 0))
    #expect(overrun(list, DrawingBudget(bytes: 40_000)) == nil)
  }

  @Test func aClockThatIsOverEndsThePicture() {
    var list = DisplayList(width: 4, height: 4)
    list.commands = [.fillRect(Rect(x: 0, y: 0, width: 4, height: 4), .color(.black))]
    #expect(
      overrun(list, DrawingBudget(isOver: { true }))
        == RasterBudgetExcess(excess: .time, command: 0))
  }

  /// Layers get their pixels when something is drawn: what is never drawn into stays out, and a mask
  /// without anything in it hides all.
  @Test func layersWithoutContent() {
    let all = Rect(x: 0, y: 0, width: 4, height: 4)
    let half = Layer(bounds: all, opacity: 0.5)
    func alpha(_ commands: [DisplayCommand]) -> UInt32 {
      draw(4, 4, [.fillRect(all, .color(.clear))] + commands).pixels[0] >> 24
    }
    let black = DisplayCommand.fillRect(all, .color(.black))
    #expect(alpha([.pushLayer(half), .popLayer]) == 0)
    #expect(alpha([.pushLayer(half), .pushLayer(half), black, .popLayer, .popLayer]) == 64)
    #expect(alpha([.pushLayer(half), black, .beginMask(.alpha), .popLayer]) == 0)
    #expect(alpha([.pushLayer(half), black, .beginMask(.inverseAlpha), .popLayer]) == 128)
    #expect(alpha([.pushLayer(half), .beginMask(.inverseAlpha), black, .popLayer]) == 0)
    // A matrix may add alpha where there was none.
    var matrix = [Float](repeating: 0, count: 20)
    matrix[19] = 1
    let opaque = Layer(bounds: all, filters: [.colorMatrix(matrix)])
    #expect(alpha([.pushLayer(opaque), .popLayer]) == 255)
  }
}

import Testing
import VitrineGraphics
import VitrineRaster

/// Layers that are composited in more than 8 bits.
@Suite struct DeepLayerTests {
  private let width = 300
  private let height = 120
  private var all: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// A slope under two faint lights, as in a wallpaper.
  private var gradients: [Gradient] {
    func light(_ x: Double, _ color: RGBA) -> Gradient {
      Gradient(
        .radial(
          center: Point(x, 60), startRadius: 0, endRadius: 260, map: .identity),
        stops: [GradientStop(color, 0), GradientStop(color.opacity(0), 1)])
    }
    return [
      Gradient(
        .linear(start: Point(0, 0), end: Point(300, 0)),
        stops: [GradientStop(RGBA(0.4, 0.5, 0.6), 0), GradientStop(RGBA(0.5, 0.6, 0.7), 1)]),
      light(20, RGBA(1, 0.9, 0.8, 0.3)), light(280, RGBA(0.2, 0.5, 1, 0.4)),
    ]
  }

  private func draw(_ commands: [DisplayCommand], kernels: Kernels = .best) -> Pixmap {
    var list = DisplayList(width: width, height: height)
    list.commands = commands
    list.gradients = gradients
    return VitrineRasterTests.draw(list, kernels: kernels)
  }

  private func fills(isDeep: Bool) -> [DisplayCommand] {
    [.pushLayer(Layer(bounds: all, isDeep: isDeep))]
      + (0..<3).map { .fillRect(all, .gradient(Int32($0), opacity: 1)) } + [.popLayer]
  }

  /// The composite in Double, not rounded: red at the middle row.
  private func exact(_ x: Int) -> Double {
    let at = Double(x) + 0.5
    var value = 0.4 + 0.1 * at / 300
    for (center, red, alpha) in [(20.0, 1.0, 0.3), (280, 0.2, 0.4)] {
      let dx = at - center
      let t = min((dx * dx + 0.25).squareRoot() / 260, 1)
      let a = alpha * (1 - t)
      value = red * a + value * (1 - a)
    }
    return value * 255
  }

  private func reds(_ p: Pixmap) -> [Int] { (0..<width).map { bytes(p[$0, 60])[0] } }

  @Test func layersAreRoundedOnce() {
    let deep = reds(draw(fills(isDeep: true)))
    for x in 0..<width { #expect(abs(Double(deep[x]) - exact(x)) < 0.53, "column \(x)") }
    // The usual way rounds three times.
    let usual = reds(draw(fills(isDeep: false)))
    #expect((0..<width).contains { abs(Double(usual[$0]) - exact($0)) > 0.6 })
  }

  @Test func levelsDoNotGoBackAndForth() {
    func turns(_ levels: [Int]) -> Int {
      let steps = zip(levels.dropFirst(), levels).map { $0 - $1 }.filter { $0 != 0 }
      return zip(steps.dropFirst(), steps).filter { $0 * $1 < 0 }.count
    }
    // Once down from the first light, once up to the slope's end at most.
    #expect(turns(reds(draw(fills(isDeep: true)))) <= 2)
  }

  @Test func kernelsAgree() {
    #expect(draw(fills(isDeep: true)) == draw(fills(isDeep: true), kernels: .reference))
  }

  @Test(arguments: 0..<40) func kernelsAgreeOnSeededFills(seed: Int) {
    let list = RandomScene.deep(UInt64(seed))
    let drawn = VitrineRasterTests.draw(list, kernels: .simd)
    #expect(drawn == VitrineRasterTests.draw(list, kernels: .reference))
    #expect(drawn.pixels.allSatisfy { p in bytes(p)[..<3].allSatisfy { $0 <= p >> 24 } })
  }

  @Test func otherContentIsDrawnAsInAnyLayer() {
    var other = fills(isDeep: true)
    other.insert(.pushLayer(Layer(bounds: all, opacity: 0.5)), at: 3)
    other.insert(.popLayer, at: 5)
    var same = fills(isDeep: false)
    same.insert(.pushLayer(Layer(bounds: all, opacity: 0.5)), at: 3)
    same.insert(.popLayer, at: 5)
    #expect(draw(other) == draw(same))
  }

  @Test func itCoversWhatIsBehindByItsAlpha() {
    let half: [DisplayCommand] = [
      .fillRect(all, .color(.white)), .pushLayer(Layer(bounds: all, isDeep: true)),
      .fillRect(Rect(x: 0, y: 0, width: 100.5, height: 120), .color(RGBA(0, 0, 0, 0.5))), .popLayer,
    ]
    let p = draw(half)
    #expect(bytes(p[50, 60])[0] == 127)
    #expect(bytes(p[100, 60])[0] == 191)
    #expect(bytes(p[101, 60])[0] == 255)
  }
}

import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct LayerTests {
  private let all = Rect(x: 0, y: 0, width: 8, height: 8)
  private func fill(_ r: Rect, _ c: RGBA) -> DisplayCommand { .fillRect(r, .color(c)) }

  @Test func groupOpacityActsOnceOnOverlaps() {
    let left = Rect(x: 0, y: 0, width: 6, height: 8)
    let right = Rect(x: 2, y: 0, width: 6, height: 8)
    let picture = draw(
      8, 8,
      [
        .pushLayer(Layer(bounds: all, opacity: 0.5)), fill(left, .white), fill(right, .white),
        .popLayer,
      ])
    #expect(Set(picture.pixels) == [0x8080_8080])
  }

  @Test func layersCutOffAtTheirBounds() {
    let bounds = Rect(x: 2, y: 2, width: 3, height: 3)
    for opacity: Float in [1, 0.5] {
      let picture = draw(
        8, 8, [.pushLayer(Layer(bounds: bounds, opacity: opacity)), fill(all, .white), .popLayer])
      #expect(picture.pixels.filter { $0 != 0 }.count == 9)
    }
  }

  @Test func masksWeighTheContent() {
    let left = Rect(x: 0, y: 0, width: 4, height: 8)
    func masked(_ mode: MaskMode, _ color: RGBA) -> Pixmap {
      draw(
        8, 8,
        [
          .pushLayer(Layer(bounds: all)), fill(all, .white), .beginMask(mode), fill(left, color),
          .popLayer,
        ])
    }
    let half = masked(.alpha, RGBA(0, 0, 0, 0.5))
    #expect(half[1, 1] >> 24 == 128)
    #expect(half[6, 1] == 0)
    #expect(masked(.inverseAlpha, .black)[1, 1] == 0)
    #expect(masked(.inverseAlpha, .black)[6, 1] >> 24 == 255)
    #expect(masked(.luminance, RGBA(0, 1, 0))[1, 1] >> 24 == 182)
    #expect(masked(.luminance, .black)[1, 1] == 0)
  }

  /// An outline as mask and a layer over nothing are drawn without memory of their own; commands
  /// that show nothing make them ordinary ones.
  @Test(arguments: [UInt64](1...40))
  func shortcutsChangeNoPixel(seed: UInt64) {
    var random = Seeded(seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let size = 40
    let canvas = Rect(x: 0, y: 0, width: Double(size), height: Double(size))
    let bounds = Rect(
      x: number(-9...9), y: number(-9...9), width: number(10...50), height: number(10...50))
    let outline = Path(
      ellipseIn: Rect(
        x: number(-9...20), y: number(-9...20), width: number(0...50), height: number(0...50)))
    let nothing = DisplayCommand.fillRect(canvas, .color(RGBA(1, 1, 1, 0)))
    func picture(_ first: [DisplayCommand], _ mask: [DisplayCommand]) -> Pixmap {
      draw(
        size, size,
        first + [
          .pushLayer(Layer(bounds: bounds)), fill(canvas, RGBA(0.2, 0.9, 0.4, 0.7)),
          .fillPath(path: 1, rule: .nonZero, .color(.black)), .beginMask(.alpha),
        ] + mask + [.fillPath(path: 0, rule: .evenOdd, .color(.white)), .popLayer],
        paths: [outline, Path(ellipseIn: canvas)])
    }
    let ordinary = picture([nothing], [nothing])
    #expect(picture([], []) == ordinary)
    #expect(picture([nothing], []) == ordinary)
    #expect(picture([], [nothing]) == ordinary)
  }

  @Test func layersBlendUnderTheOuterClip() {
    let circle = Path(ellipseIn: all)
    let picture = draw(
      8, 8,
      [
        .pushClip(path: 0, rule: .nonZero), .pushLayer(Layer(bounds: all, opacity: 0.999)),
        fill(all, .black), .popLayer, .popClip,
      ], paths: [circle])
    let filled = draw(8, 8, [.fillPath(path: 0, rule: .nonZero, .color(.black))], paths: [circle])
    #expect(picture == filled)
  }

  @Test func luminanceBecomesAlpha() {
    let picture = draw(
      8, 8,
      [
        .pushLayer(Layer(bounds: all, filters: [.luminanceToAlpha])),
        fill(all, RGBA(0.5, 0.5, 0.5)), .popLayer,
      ])
    #expect(bytes(picture[3, 3]) == [0, 0, 0, 128])
  }

  @Test func colorMatrixWorksOnStraightColour() {
    // Swaps red and green of a half transparent colour.
    let swap: [Float] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    let picture = draw(
      8, 8,
      [
        .pushLayer(Layer(bounds: all, filters: [.colorMatrix(swap)])),
        fill(all, RGBA(1, 0.2, 0, 0.5)), .popLayer,
      ])
    #expect(bytes(picture[3, 3]) == [26, 128, 0, 128])
  }

  @Test func veryDeepLayersStillDraw() {
    let push = DisplayCommand.pushLayer(Layer(bounds: all, opacity: 0.999))
    let commands =
      [DisplayCommand](repeating: push, count: 300) + [fill(all, .black)]
      + [DisplayCommand](repeating: .popLayer, count: 300)
    #expect(draw(8, 8, commands)[4, 4] >> 24 == 255)
  }
}

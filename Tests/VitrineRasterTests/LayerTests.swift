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

  private func filtered(_ color: RGBA, _ filter: LayerFilter) -> [Int] {
    let picture = draw(
      8, 8, [.pushLayer(Layer(bounds: all, filters: [filter])), fill(all, color), .popLayer])
    return bytes(picture[3, 3])
  }

  /// Apple's own pixels (macOS 26.2): alpha 120 for (204, 102, 51), opaque or at half opacity.
  @Test func luminanceReplacesTheAlpha() {
    #expect(filtered(RGBA(0.8, 0.4, 0.2), .luminanceToAlpha) == [0, 0, 0, 120])
    #expect(filtered(RGBA(0.8, 0.4, 0.2, 0.5), .luminanceToAlpha) == [0, 0, 0, 120])
    #expect(filtered(.clear, .luminanceToAlpha) == [0, 0, 0, 0])
    #expect(filtered(RGBA(0.8, 0.4, 0.2), .alphaByLuminance) == [0, 0, 0, 120])
    #expect(filtered(RGBA(0.8, 0.4, 0.2, 0.5), .alphaByLuminance) == [0, 0, 0, 60])
    // White at 35 % as it looks over black in linear light, and an opaque grey as itself.
    #expect(filtered(RGBA(1, 1, 1, 0.35), .alphaByLight) == [0, 0, 0, 159])
    #expect(filtered(RGBA(0.5, 0.5, 0.5), .alphaByLight) == [0, 0, 0, 128])
    #expect(filtered(.white, .alphaByLight) == [0, 0, 0, 255])
    #expect(filtered(.clear, .alphaByLight) == [0, 0, 0, 0])
  }

  @Test func thresholdsLeaveOneColour() {
    let orange = RGBA(1, 0.5, 0)
    let threshold = LayerFilter.alphaThreshold(least: 0.4, most: 0.6, orange)
    #expect(filtered(RGBA(0, 0, 1, 0.5), threshold) == [255, 128, 0, 255])
    #expect(filtered(RGBA(0, 0, 1, 0.3), threshold) == [0, 0, 0, 0])
    #expect(filtered(.white, threshold) == [0, 0, 0, 0])
    // What is clear is within a range that begins at 0.
    let all = LayerFilter.alphaThreshold(least: 0, most: 1, RGBA(0, 0, 0, 0.5))
    #expect(filtered(.clear, all) == [0, 0, 0, 128])
  }

  /// The integers against the formula in floating point, for 4,000 premultiplied pixels.
  @Test func luminanceOfStraightColours() {
    var random = Seeded(7)
    for _ in 0..<4000 {
      let a = random.int(1...255)
      let (r, g, b) = (random.int(0...a), random.int(0...a), random.int(0...a))
      var pixmap = Pixmap(width: 1, height: 1)
      pixmap.pixels[0] = UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
      let box = Rect(x: 0, y: 0, width: 1, height: 1)
      let image = ImageDraw(
        image: 0, source: box, map: .identity, interpolation: .none, opacity: 1)
      let layer = Layer(bounds: box, filters: [.luminanceToAlpha])
      let picture = draw(
        1, 1, [.pushLayer(layer), .drawImage(image), .popLayer], images: [pixmap])
      let sum = 0.2126 * Double(r) + 0.7152 * Double(g) + 0.0722 * Double(b)
      let alpha = bytes(picture[0, 0])[3]
      #expect(abs(Double(alpha) - sum / Double(a) * 255) <= 0.51, "\(r) \(g) \(b) \(a)")
    }
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

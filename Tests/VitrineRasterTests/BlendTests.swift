import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct BlendTests {
  private func blend(_ mode: BlendMode, _ backdrop: RGBA, _ source: RGBA) -> [Int] {
    let all = Rect(x: 0, y: 0, width: 1, height: 1)
    let picture = draw(
      1, 1,
      [
        .fillRect(all, .color(backdrop)), .pushLayer(Layer(bounds: all, blendMode: mode)),
        .fillRect(all, .color(source)), .popLayer,
      ])
    return bytes(picture[0, 0])
  }

  /// Opaque source (0.8, 0.4, 0.2) over opaque backdrop (0.2, 0.6, 0.9), worked out by hand from
  /// the W3C's formulas on bytes (204, 102, 51) and (51, 153, 230).
  @Test(arguments: [
    (BlendMode.normal, [204, 102, 51]), (.multiply, [41, 61, 46]), (.screen, [214, 194, 235]),
    (.overlay, [82, 133, 215]), (.darken, [51, 102, 51]), (.lighten, [204, 153, 230]),
    (.colorDodge, [255, 255, 255]), (.colorBurn, [0, 0, 130]), (.hardLight, [173, 122, 92]),
    (.difference, [153, 51, 179]), (.exclusion, [173, 133, 189]),
    (.plusLighter, [255, 255, 255]), (.plusDarker, [0, 0, 26]), (.sourceAtop, [204, 102, 51]),
    (.destinationOver, [51, 153, 230]),
  ])
  func opaqueColours(mode: BlendMode, expected: [Int]) {
    let result = blend(mode, RGBA(0.2, 0.6, 230.0 / 255), RGBA(0.8, 0.4, 0.2))
    for (a, b) in zip(result, expected + [255]) { #expect(abs(a - b) <= 1, "\(mode) \(result)") }
  }

  /// Apple's own pixels (macOS 26.2); the W3C's formula has 89 in red.
  @Test func softLightIsPegtops() {
    let result = blend(.softLight, RGBA(0.2, 0.6, 0.9), RGBA(0.8, 0.4, 0.2))
    #expect(result == [75, 141, 216, 255])
  }

  /// `(1 − 2s)·b² + 2s·b` of every pair of grays, and a mean of source, backdrop and it where both are
  /// translucent.
  @Test func softLightOfGraysAndTranslucentColours() {
    for s in stride(from: 0.0, through: 1, by: 0.125) {
      for b in stride(from: 0.0, through: 1, by: 0.125) {
        let mixed = (1 - 2 * s) * b * b + 2 * s * b
        let (back, front) = (Float(b), Float(s))
        let opaque = blend(.softLight, RGBA(back, back, back), RGBA(front, front, front))
        #expect(abs(Double(opaque[0]) - mixed * 255) <= 1, "\(s) over \(b)")
        let thin = blend(.softLight, RGBA(back, back, back, 0.5), RGBA(front, front, front, 0.5))
        #expect(abs(Double(thin[0]) - (s + b + mixed) / 4 * 255) <= 2, "\(s) over \(b)")
        #expect(abs(thin[3] - 191) <= 1)
      }
    }
  }

  @Test func nonSeparableModesKeepTheirPart() {
    func luminosity(_ c: [Int]) -> Double {
      0.3 * Double(c[0]) + 0.59 * Double(c[1]) + 0.11 * Double(c[2])
    }
    let backdrop = RGBA(0.2, 0.6, 0.4)
    let source = RGBA(0.8, 0.3, 0.5)
    let behind = luminosity([51, 153, 102])
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(blend(mode, backdrop, source)) - behind) < 1.5)
    }
    let front = luminosity([204, 77, 128])
    #expect(abs(luminosity(blend(.luminosity, backdrop, source)) - front) < 1.5)
    let grey = blend(.saturation, backdrop, RGBA(0.5, 0.5, 0.5))
    #expect(abs(grey[0] - grey[1]) <= 1 && abs(grey[1] - grey[2]) <= 1)
  }

  /// Core Graphics: `min(1, S + D)` and `max(0, S + D − 1)` of premultiplied colours, alpha added.
  @Test func plusModesAddTranslucentColours() {
    let backdrop = RGBA(1, 0.5, 0, 0.6)
    let source = RGBA(0.5, 1, 1, 0.5)
    // Premultiplied: (153, 77, 0, 153) and (64, 128, 128, 128).
    #expect(blend(.plusLighter, backdrop, source) == [217, 205, 128, 255])
    // 255 − (0 + 64), 255 − (76 + 0), 255 − (153 + 0).
    #expect(blend(.plusDarker, backdrop, source) == [191, 179, 102, 255])
    #expect(blend(.plusLighter, RGBA(1, 1, 1, 0.25), RGBA(0, 0, 0, 0.25)) == [64, 64, 64, 128])
    #expect(blend(.plusDarker, RGBA(1, 1, 1, 0.25), RGBA(0, 0, 0, 0.25)) == [64, 64, 64, 128])
  }

  @Test func destinationOutErases() {
    #expect(blend(.destinationOut, .white, RGBA(0, 0, 0, 0.5)) == [127, 127, 127, 127])
    #expect(blend(.destinationOut, .white, .black) == [0, 0, 0, 0])
  }

  @Test func sourceAtopKeepsTheBackdropsAlpha() {
    #expect(blend(.sourceAtop, RGBA(1, 1, 1, 0.5), .black)[3] == 128)
    #expect(blend(.sourceAtop, .clear, .white) == [0, 0, 0, 0])
  }

  @Test(arguments: BlendMode.allCases)
  func clearSourcesChangeNothing(mode: BlendMode) {
    #expect(
      blend(mode, RGBA(0.3, 0.6, 0.9, 0.7), .clear)
        == blend(.normal, RGBA(0.3, 0.6, 0.9, 0.7), .clear))
  }

  @Test(arguments: BlendMode.allCases)
  func clearBackdropsShowTheSource(mode: BlendMode) {
    let source = RGBA(0.3, 0.6, 0.9, 0.7)
    let expected =
      mode == .sourceAtop || mode == .destinationOut
      ? [0, 0, 0, 0] : blend(.normal, .clear, source)
    #expect(blend(mode, .clear, source) == expected)
  }
}

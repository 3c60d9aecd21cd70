import Foundation
import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct BlurTests {
  private func photo(_ width: Int, _ height: Int) -> Pixmap {
    var random = Seeded(11)
    var p = Pixmap(width: width, height: height)
    for i in p.pixels.indices { p.pixels[i] = 0xff60_4028 }
    for _ in 0..<60 {
      let (cx, cy) = (random.between(0, Double(width)), random.between(0, Double(height)))
      let r = random.between(4, 40)
      let c = UInt32(truncatingIfNeeded: random.next()) | 0xff00_0000
      for y in 0..<height {
        for x in 0..<width {
          let (dx, dy) = (Double(x) - cx, Double(y) - cy)
          if dx * dx + dy * dy < r * r { p[x, y] = c }
        }
      }
    }
    return p
  }

  /// The exact blur of a byte plane; edges repeat or count as 0.
  private func exact(_ plane: [Double], _ w: Int, _ h: Int, _ sigma: Double, _ repeats: Bool)
    -> [Double]
  {
    let r = Int((sigma * 5).rounded(.up))
    var weights = (-r...r).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ a: [Double], _ n: Int, _ lines: Int, _ step: Int, _ lineStep: Int) -> [Double] {
      var out = a
      for line in 0..<lines {
        for i in 0..<n {
          var v = 0.0
          for k in -r...r {
            let j = i + k
            if !repeats && (j < 0 || j >= n) { continue }
            v += weights[k + r] * a[line * lineStep + min(max(j, 0), n - 1) * step]
          }
          out[line * lineStep + i * step] = v
        }
      }
      return out
    }
    return pass(pass(plane, w, h, 1, w), h, w, w, 1)
  }

  private func psnr(_ sigma: Double, opaque: Bool) -> Double {
    let (w, h) = (230, 170)
    let picture = photo(w, h)
    let all = Rect(x: 0, y: 0, width: Double(w), height: Double(h))
    let drawn = draw(
      w, h,
      [
        .pushLayer(Layer(bounds: all, filters: [.blur(sigma: sigma, opaque: opaque)])),
        .drawImage(ImageDraw(image: 0, source: all, map: .identity)), .popLayer,
      ], images: [picture])
    var squares = 0.0
    for c in 0..<3 {
      let plane = picture.pixels.map { Double(bytes($0)[c]) }
      for (a, b) in zip(exact(plane, w, h, sigma, opaque), drawn.pixels) {
        squares += (a - Double(bytes(b)[c])) * (a - Double(bytes(b)[c]))
      }
    }
    return 10 * log10(255 * 255 / (squares / Double(3 * w * h)))
  }

  @Test(arguments: [0.5, 1.7, 4, 7, 10, 14, 20, 30])
  func opaqueBlursAreCloseToTheGaussian(sigma: Double) {
    let value = psnr(sigma, opaque: true)
    #expect(value >= 55, "\(value) dB")
  }

  @Test(arguments: [2.0, 9, 16])
  func contentBlursFadeIntoTransparency(sigma: Double) {
    let value = psnr(sigma, opaque: false)
    #expect(value >= 55, "\(value) dB")
  }

  @Test func opaqueBlursOfOneColourChangeNothing() {
    for sigma in [0.1, 3, 12, 90] {
      let all = Rect(x: 0, y: 0, width: 37, height: 23)
      let drawn = draw(
        37, 23,
        [
          .pushLayer(Layer(bounds: all, filters: [.blur(sigma: sigma, opaque: true)])),
          .fillRect(all, .color(RGBA(hex: 0x3478f6))), .popLayer,
        ])
      #expect(Set(drawn.pixels) == [RGBA(hex: 0x3478f6).premultiplied])
    }
  }

  @Test func shadowsAreTheBlurredAlphaMoved() {
    let box = Rect(x: 30, y: 30, width: 20, height: 20)
    let drawn = draw(
      100, 100,
      [
        .pushLayer(
          Layer(
            bounds: Rect(x: 0, y: 0, width: 100, height: 100),
            filters: [.shadow(RGBA(0, 0, 0, 0.5), sigma: 5, dx: 10, dy: 20)])),
        .fillRect(box, .color(.white)), .popLayer,
      ])
    var plane = [Double](repeating: 0, count: 10_000)
    for y in 50..<70 { for x in 40..<60 { plane[y * 100 + x] = 255 } }
    for (i, alpha) in exact(plane, 100, 100, 5, false).enumerated() {
      let inside = (30..<50).contains(i % 100) && (30..<50).contains(i / 100)
      if inside { continue }
      #expect(abs(Double(drawn.pixels[i] >> 24) - alpha * 128 / 255) <= 1.3)
    }
    #expect(drawn[40, 40] == 0xffff_ffff)
  }

  @Test func contentOutsideTheClipCastsItsShadowInside() {
    let commands: [DisplayCommand] = [
      .pushClip(path: 0, rule: .nonZero),
      .pushLayer(
        Layer(
          bounds: Rect(x: 0, y: 0, width: 40, height: 20),
          filters: [.shadow(.black, sigma: 0, dx: 20, dy: 0)])),
      .fillRect(Rect(x: 0, y: 0, width: 20, height: 20), .color(.white)), .popLayer, .popClip,
    ]
    let clip = Path(rect: Rect(x: 20, y: 0, width: 20, height: 20))
    #expect(draw(40, 20, commands, paths: [clip])[30, 10] == 0xff00_0000)
  }
}

import Foundation
import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

/// The blur against an exact Gaussian in double precision.
@Suite struct BlurAccuracyTests {
  private static let width = 420
  private static let height = 300
  /// Discs with sharp edges and grain, as the peers' picture has.
  private static let picture: Pixmap = {
    var random = Seeded(7)
    var p = Pixmap(width: width, height: height)
    var planes = (0..<3).map { _ in [Double](repeating: 90, count: width * height) }
    for _ in 0..<50 {
      let (cx, cy) = (random.between(0, Double(width)), random.between(0, Double(height)))
      let r = random.between(4, 60)
      let color = (0..<3).map { _ in random.between(0, 255) }
      for y in 0..<height {
        for x in 0..<width {
          let (dx, dy) = (Double(x) - cx, Double(y) - cy)
          guard dx * dx + dy * dy < r * r else { continue }
          for c in 0..<3 {
            planes[c][y * width + x] = 0.4 * planes[c][y * width + x] + 0.6 * color[c]
          }
        }
      }
    }
    for i in p.pixels.indices {
      let grain = random.between(-8, 8)
      let b = (0..<3).map { UInt32(Swift.min(Swift.max(planes[$0][i] + grain, 0), 255)) }
      p.pixels[i] = b[0] | b[1] << 8 | b[2] << 16 | 0xff00_0000
    }
    return p
  }()

  /// A separable Gaussian over five sigmas with repeated edges.
  private func exact(_ plane: [Double], _ sigma: Double) -> [Double] {
    let (w, h) = (Self.width, Self.height)
    let r = Int((sigma * 5).rounded(.up))
    var weights = (-r...r).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ a: [Double], _ n: Int, _ lines: Int, _ step: Int, _ lineStep: Int) -> [Double] {
      var out = a
      var padded = [Double](repeating: 0, count: n + 2 * r)
      for line in 0..<lines {
        for i in padded.indices {
          padded[i] = a[line * lineStep + min(max(i - r, 0), n - 1) * step]
        }
        for i in 0..<n {
          var v = 0.0
          for k in weights.indices { v += weights[k] * padded[i + k] }
          out[line * lineStep + i * step] = v
        }
      }
      return out
    }
    return pass(pass(plane, w, h, 1, w), h, w, w, 1)
  }

  private func psnr(_ drawn: Pixmap, _ sigma: Double) -> Double {
    var squares = 0.0
    for c in 0..<3 {
      let plane = Self.picture.pixels.map { Double(bytes($0)[c]) }
      for (a, b) in zip(exact(plane, sigma), drawn.pixels) {
        squares += (a - Double(bytes(b)[c])) * (a - Double(bytes(b)[c]))
      }
    }
    return 10 * log10(255 * 255 / (squares / Double(3 * drawn.pixels.count)))
  }

  @Test(arguments: [5.0, 7, 10, 15, 20, 30, 45, 60, 67.5, 90, 120])
  func blursAreCloseToTheGaussian(sigma: Double) {
    let all = Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))
    let image = DisplayCommand.drawImage(ImageDraw(image: 0, source: all, map: .identity))
    var list = DisplayList(width: Self.width, height: Self.height)
    list.images = [DisplayImage(key: 1, pixmap: Self.picture)]
    list.backdrops = [Backdrop(sigma: sigma)]
    list.commands = [image, .fillRect(all, .backdrop(0, opacity: 1))]
    let behind = psnr(draw(list), sigma)
    list.commands = [
      .pushLayer(Layer(bounds: all, filters: [.blur(sigma: sigma, opaque: true)])), image,
      .popLayer,
    ]
    let content = psnr(draw(list), sigma)
    print("blur: sigma \(sigma) backdrop \(behind) dB content \(content) dB")
    #expect(behind >= 55, "\(behind) dB")
    #expect(content >= 55, "\(content) dB")
  }
}

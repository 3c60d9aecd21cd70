import VitrineGraphics

/// Samples an image through a rotated or skewed map: it is halved until a step covers less than two of its
/// pixels, then sampled bilinearly.
struct AffineSampler {
  private let image: Pixmap
  /// The map from device pixels to pixels of `image`.
  private let inverse: Affine
  private let low: (x: Int, y: Int)
  private let high: (x: Int, y: Int)
  private let isNearest: Bool

  init(_ source: Pixmap, _ part: PixelRect, _ inverse: Affine, nearest: Bool) {
    var image = source
    var map = inverse
    var box = part
    func step(_ m: Affine) -> Double {
      Swift.max(m.a * m.a + m.b * m.b, m.c * m.c + m.d * m.d).squareRoot()
    }
    while !nearest, step(map) >= 2, box.width > 1 || box.height > 1 {
      image = AffineSampler.half(image, box)
      map = map.then(.translation(-Double(box.x0), -Double(box.y0))).then(.scale(0.5, 0.5))
      box = PixelRect(x0: 0, y0: 0, x1: image.width, y1: image.height)
    }
    self.image = image
    self.inverse = map
    low = (box.x0, box.y0)
    high = (box.x1 - 1, box.y1 - 1)
    isNearest = nearest
  }

  /// Returns the means of two by two pixels of a part; an odd last one counts twice.
  private static func half(_ image: Pixmap, _ box: PixelRect) -> Pixmap {
    var out = Pixmap(width: (box.width + 1) / 2, height: (box.height + 1) / 2)
    for y in 0..<out.height {
      let y0 = box.y0 + 2 * y
      let y1 = Swift.min(y0 + 1, box.y1 - 1)
      for x in 0..<out.width {
        let x0 = box.x0 + 2 * x
        let x1 = Swift.min(x0 + 1, box.x1 - 1)
        out[x, y] = mean(image[x0, y0], image[x1, y0], image[x0, y1], image[x1, y1])
      }
    }
    return out
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    func pair(_ s: UInt32) -> UInt32 {
      let m: UInt32 = 0x00ff_00ff
      return (((a >> s & m) + (b >> s & m) + (c >> s & m) + (d >> s & m) + 0x0002_0002) >> 2) & m
    }
    return pair(0) | pair(8) << 8
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, into dst: UnsafeMutablePointer<UInt32>) {
    for i in 0..<n {
      let p = inverse.apply(Point(Double(x + i) + 0.5, Double(y) + 0.5))
      unsafe dst[i] = isNearest ? nearest(p) : bilinear(p)
    }
  }

  private func nearest(_ p: Point) -> UInt32 {
    image[
      column(OutlineLimits.coordinate(p.x).rounded(.down)),
      row(OutlineLimits.coordinate(p.y).rounded(.down))]
  }

  private func column(_ v: Double) -> Int { Swift.min(Swift.max(Int(v), low.x), high.x) }
  private func row(_ v: Double) -> Int { Swift.min(Swift.max(Int(v), low.y), high.y) }

  private func bilinear(_ p: Point) -> UInt32 {
    let u = OutlineLimits.coordinate(p.x) - 0.5
    let v = OutlineLimits.coordinate(p.y) - 0.5
    let x = u.rounded(.down)
    let y = v.rounded(.down)
    let fx = UInt32((u - x) * 256)
    let fy = UInt32((v - y) * 256)
    let x0 = column(x)
    let x1 = column(x + 1)
    let top = mix(image[x0, row(y)], image[x1, row(y)], fx)
    return mix(top, mix(image[x0, row(y + 1)], image[x1, row(y + 1)], fx), fy)
  }

  /// Returns `a + (b − a) · w / 256`, rounded.
  private func mix(_ a: UInt32, _ b: UInt32, _ w: UInt32) -> UInt32 {
    func pair(_ s: UInt32) -> UInt32 {
      let m: UInt32 = 0x00ff_00ff
      return (((a >> s & m) * (256 - w) + (b >> s & m) * w + 0x0080_0080) >> 8) & m
    }
    return pair(0) | pair(8) << 8
  }
}

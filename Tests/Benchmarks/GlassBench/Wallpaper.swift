import VitrineGraphics

/// A photo-like picture for runs without the peers' one: colour blobs, discs with hard edges, grain.
enum Wallpaper {
  static let width = 1170
  static let height = 2532

  static func make() -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    let discs = (0..<40).map { _ in
      (random() * Double(width), random() * Double(height), 10 + random() * 80, random())
    }
    for y in 0..<height {
      for x in 0..<width {
        var v = 0.5 + 0.3 * Trig.sin(Double(x) / 190) * Trig.cos(Double(y) / 310)
        for (cx, cy, r, tone) in discs {
          let (dx, dy) = (Double(x) - cx, Double(y) - cy)
          if dx * dx + dy * dy < r * r { v = 0.4 * v + 0.6 * tone }
        }
        v += (random() - 0.5) * 0.06
        let k = Float(v)
        picture[x, y] = RGBA(k, 0.9 * k + 0.05, 1 - k).premultiplied
      }
    }
    return picture
  }
}

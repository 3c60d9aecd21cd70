import VitrineGraphics

/// Pictures like the ones that the pipeline makes, drawn without it.
func samplePictures() -> [(name: String, pixmap: Pixmap)] {
  [
    ("flat 1092x510", card(1092, 510) { _, _ in 0xffff_ffff }),
    (
      "gradient 1092x510",
      card(1092, 510) { _, y in
        let t = UInt32(y * 255 / 510)
        return 0xff00_0000 | (180 + t / 4) << 16 | (110 + t / 3) << 8 | (40 + t / 3)
      }
    ),
    (
      "glass 1092x510",
      card(1092, 510) { x, y in 0x8000_0000 | UInt32((x / 9 + y / 7) % 120) &* 0x01_0101 }
    ),
    ("noise 1170x2532", noise(1170, 2532)),
  ]
}

/// A rounded card with rows of glyph-like ellipses.
private func card(_ w: Int, _ h: Int, paper: (Int, Int) -> UInt32) -> Pixmap {
  var out = Pixmap(width: w, height: h)
  for y in 0..<h {
    for x in 0..<w where isInside(x, y, w, h, radius: 66) { out[x, y] = paper(x, y) }
  }
  for line in 0..<7 {
    for glyph in 0..<24 where (glyph * 7 + line * 3) % 5 != 0 {
      ring(&out, centre: (80 + glyph * 40, 70 + line * 60), outer: 17 - glyph % 5)
    }
  }
  return out
}

private func isInside(_ x: Int, _ y: Int, _ w: Int, _ h: Int, radius r: Int) -> Bool {
  let dx = max(r - x, x - (w - 1 - r), 0)
  let dy = max(r - y, y - (h - 1 - r), 0)
  return dx * dx + dy * dy <= r * r
}

/// A dark ring whose edge blends over two pixels.
func ring(_ out: inout Pixmap, centre: (x: Int, y: Int), outer: Int) {
  for dy in -outer...outer {
    for dx in -outer...outer {
      let depth = abs(Double(dx * dx + dy * dy).squareRoot() - Double(outer) + 3)
      let alpha = min(max(3.5 - depth, 0), 1)
      if alpha == 0 { continue }
      let (x, y) = (centre.x + dx, centre.y + dy)
      out[x, y] = blend(out[x, y], alpha)
    }
  }
}

private func blend(_ p: UInt32, _ alpha: Double) -> UInt32 {
  var out: UInt32 = 0
  for shift: UInt32 in [0, 8, 16, 24] {
    let ink = shift == 24 ? 255.0 : 20.0
    let value = Double(p >> shift & 255) * (1 - alpha) + ink * alpha
    out |= UInt32(value + 0.5) << shift
  }
  return out
}

private func noise(_ w: Int, _ h: Int) -> Pixmap {
  var state: UInt64 = 7
  let pixels = (0..<w * h).map { i -> UInt32 in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let grain = UInt32(state >> 60)
    return 0xff00_0000 | (UInt32(i % w / 8) + grain) << 8 | UInt32(i / w / 16) + grain
  }
  return Pixmap(width: w, height: h, pixels: pixels)
}

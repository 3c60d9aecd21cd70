import VitrineGraphics
import VitrineImages

/// Compares phone screens: equal ones, a few changed words, everything shifted, every pixel changed.
func measureComparisons(rounds: Int) {
  let screen = phoneScreen(shift: 0, words: true)
  let pairs: [(name: String, other: Pixmap)] = [
    ("equal", Pixmap(width: screen.width, height: screen.height, pixels: screen.pixels.map { $0 })),
    ("words", phoneScreen(shift: 0, words: false)), ("shifted", phoneScreen(shift: 1, words: true)),
    (
      "every pixel",
      Pixmap(width: screen.width, height: screen.height, pixels: screen.pixels.map { $0 ^ 3 })
    ),
  ]
  let strategies: [ComparisonStrategy] = [
    .exact, .perceptual(), .antialiasAware(), .structural(), .shifted(),
  ]
  for (name, other) in pairs {
    for strategy in strategies {
      var times: [Double] = []
      var clusters = 0
      for round in 0...rounds {
        let time = milliseconds {
          clusters = compare(screen, other, ComparisonOptions(strategy)).clusterCount
        }
        if round > 0 { times.append(time) }
      }
      report(
        "screen 1170x2532 \(name), \(clusters) areas", "compare \(strategy.name)", times,
        bytes: screen.pixels.count * 4)
    }
  }
}

/// Lines of glyph-like discs on a slope of colour.
func phoneScreen(shift: Int, words: Bool) -> Pixmap {
  var out = Pixmap(width: 1170, height: 2532)
  for y in 0..<out.height {
    for x in 0..<out.width {
      out[x, y] = 0xff00_0000 | UInt32(40 + y / 16) << 16 | UInt32(60 + y / 20) << 8 | 30
    }
  }
  for line in 0..<36 where words || line % 12 != 5 {
    for glyph in 0..<26 where (glyph * 7 + line * 3) % 5 != 0 {
      ring(&out, centre: (80 + glyph * 40 + shift, 70 + line * 66), outer: 17 - glyph % 5)
    }
  }
  return out
}

import SeededNumbers
import Vitrine
import VitrineGraphics
import VitrineTesting

/// Twenty changes that a reviewer must see.
@MainActor enum ReviewChanges {
  private static func pair(_ name: String, _ change: (inout ReviewCard) -> Void) -> ReviewPair {
    var card = ReviewCard()
    let expected = card.drawn()
    change(&card)
    return ReviewPair(name: name, expected: expected, actual: card.drawn())
  }

  static let all: [ReviewPair] = [
    pair("a full stop lost") { $0.note = "Mostly clear until ten" },
    pair("a letter") { $0.title = "Cupertina" },
    pair("a digit") { $0.degrees = "−27°" },
    pair("a minus lost") { $0.degrees = "21°" },
    pair("weight regular to medium") { $0.weight = .medium },
    pair("text 17 pt to 18 pt") { $0.titleSize = 18 },
    pair("text moved by half a point") { $0.textOffset.y = 0.5 },
    pair("leading to trailing") { $0.alignment = .trailing },
    pair("secondary to tertiary") { $0.noteColor = .black.opacity(0.3) },
    pair("accent blue to indigo") { $0.accent = .indigo },
    pair("card 4 % darker") { $0.card = Color(white: 0.92) },
    pair("ring 62 % to 66 %") { $0.ringEnd = 0.66 },
    pair("symbol swapped") { $0.symbol = "cloud.rain.fill" },
    pair("symbol lost") { $0.symbol = nil },
    pair("hairline lost") { $0.rule = nil },
    pair("gradient's end") { $0.skyEnd = Color(red: 0.5, green: 0.55, blue: 0.85) },
    pair("bar taller by 1 pt") { $0.barHeight = 27 },
    pair("opacity 100 % to 80 %") { $0.dotOpacity = 0.8 },
    pair("corner 16 pt to 12 pt") { $0.corner = 12 },
    pair("shadow lost") { $0.shadow = 0 },
  ]
}

/// Twenty kinds of noise that no reviewer wants to see.
@MainActor enum ReviewNoise {
  private static let usual = ReviewCard().drawn()

  private static func moved(_ name: String, _ change: (inout ReviewCard) -> Void) -> ReviewPair {
    var card = ReviewCard()
    change(&card)
    return ReviewPair(name: name, expected: usual, actual: card.drawn())
  }

  private static func sampled(_ name: String, _ samples: Int) -> ReviewPair {
    ReviewPair(name: name, expected: usual, actual: ReviewCard().sampled(samples))
  }

  private static let sharp = ReviewCard().sampled(4)

  /// Everything, text and shapes, by a number of quarters of a pixel.
  private static func jittered(
    _ name: String, _ x: Int, _ y: Int, from expected: Pixmap? = nil
  ) -> ReviewPair {
    ReviewPair(
      name: name, expected: expected ?? sharp,
      actual: ReviewCard().sampled(4, shift: (x, y)))
  }

  /// Changes every pixel by a rule that sees its place and its neighbours.
  private static func retouched(
    _ name: String, seed: UInt64 = 1, _ rule: (Int, Bool, inout Seeded) -> Int
  ) -> ReviewPair {
    var random = Seeded(seed)
    var picture = usual
    for y in 1..<usual.height - 1 {
      for x in 1..<usual.width - 1 {
        let p = usual[x, y]
        let around = [usual[x - 1, y], usual[x + 1, y], usual[x, y - 1], usual[x, y + 1]]
        let isEdge = around.contains { abs(Int($0 >> 8 & 255) - Int(p >> 8 & 255)) > 12 }
        var out = p & 0xff00_0000
        for shift: UInt32 in [0, 8, 16] {
          let level = rule(Int(p >> shift & 255), isEdge, &random)
          out |= UInt32(min(max(level, 0), 255)) << shift
        }
        picture[x, y] = out
      }
    }
    return ReviewPair(name: name, expected: usual, actual: picture)
  }

  static let all: [ReviewPair] = [
    jittered("¼ px to the right", 1, 0), jittered("¼ px to the left", -1, 0),
    jittered("¼ px down", 0, 1), jittered("¼ px up", 0, -1),
    jittered("¼ px both ways", 1, -1),
    jittered("¼ px and another rasterizer", 1, 0, from: usual),
    moved("corner by ¼ px") { $0.corner = 16.125 },
    sampled("rasterizer of 5×5 samples", 5),
    sampled("rasterizer of 2×2 samples", 2),
    sampled("rasterizer of 3×3 samples", 3),
    sampled("rasterizer of 4×4 samples", 4),
    retouched("edges ± 3 levels") { v, isEdge, r in isEdge ? v + r.below(7) - 3 : v },
    retouched("edges ± 12 levels") { v, isEdge, r in isEdge ? v + r.below(25) - 12 : v },
    retouched("edges 3 % lighter") { v, isEdge, _ in isEdge ? v + (255 - v) * 3 / 100 : v },
    retouched("edges 3 % darker") { v, isEdge, _ in isEdge ? v - v * 3 / 100 : v },
    retouched("all one level lighter") { v, _, _ in v + 1 },
    retouched("all one level darker") { v, _, _ in v - 1 },
    retouched("dither of one level") { v, _, r in v + r.below(3) - 1 },
    retouched("grain in one pixel of fifty") { v, _, r in r.below(50) == 0 ? v + 2 : v },
    retouched("rounded to even levels") { v, _, _ in v & ~1 },
  ]
}

import SeededNumbers
import VitrineGraphics

/// What the pixels of a random picture are like.
enum Texture: CaseIterable {
  /// A few colours in blocks.
  case flat
  /// Slow slopes with a little grain.
  case slope
  /// Every pixel its own, opaque.
  case grain
  /// Every pixel its own, of any alpha.
  case glass
  /// Opaque inside, clear corners.
  case card
}

extension Pixmap {
  /// A picture that the seed determines; every pixel is validly premultiplied.
  init(_ texture: Texture, _ width: Int, _ height: Int, seed: UInt64) {
    var random = Seeded(seed)
    let palette = (0..<5).map { _ in randomPixel(&random, opaque: texture != .glass) }
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        self[x, y] =
          switch texture {
          case .flat: palette[(x / 7 + y / 5 * 3) % palette.count]
          case .slope: 0xff00_0000 | UInt32((x + 2 * y + random.below(3)) & 255) &* 0x01_0101
          case .grain: randomPixel(&random, opaque: true)
          case .glass: randomPixel(&random, opaque: false)
          case .card: x + y < 6 ? 0 : palette[y % 2]
          }
      }
    }
  }
}

private func randomPixel(_ random: inout Seeded, opaque: Bool) -> UInt32 {
  let alpha = opaque ? 255 : random.below(256)
  var pixel = UInt32(alpha) << 24
  for shift: UInt32 in [0, 8, 16] { pixel |= UInt32(random.below(alpha + 1)) << shift }
  return pixel
}

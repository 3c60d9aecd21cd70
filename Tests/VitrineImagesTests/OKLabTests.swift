import Testing
import VitrineGraphics
import VitrineImages

/// ΔE as `compare` reports it.
@Suite struct OKLabTests {
  /// What Ottosson's published matrices give in double precision, worked out apart from this package.
  @Test(
    arguments: [
      (0xff0000, 0x00ff00, 0.5198), (0xff0000, 0x0000ff, 0.5371), (0xffffff, 0x808080, 0.4001),
      (0xffff00, 0x0000ff, 0.7266),
    ] as [(UInt32, UInt32, Float)])
  func publishedDistances(_ a: UInt32, _ b: UInt32, _ expected: Float) {
    #expect(abs(distance(a, b) - expected) < 0.001, "\(distance(a, b))")
  }

  /// One level above black is no more visible than one level of mid grey.
  @Test func stepsNearBlackStaySmall() {
    for level in UInt32(0)..<255 {
      let step = distance(level * 0x01_0101, (level + 1) * 0x01_0101)
      #expect(step < 0.006 && step > 0.001, "\(level): \(step)")
    }
  }

  @Test func alphaIsSeenOverTheWorseBackdrop() {
    // Black paint of half alpha is seen over white only, white paint over black only.
    for pixel in [UInt32(0x8000_0000), 0x8080_8080] {
      let found = compare(
        Pixmap(width: 1, height: 1, pixels: [0]), Pixmap(width: 1, height: 1, pixels: [pixel]),
        ComparisonOptions(.perceptual()))
      #expect((found.clusters.first?.peakDistance ?? 0) > 0.3)
    }
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Float {
    func picture(_ hex: UInt32) -> Pixmap {
      Pixmap(width: 1, height: 1, pixels: [RGBA(hex: hex).premultiplied])
    }
    let found = compare(picture(a), picture(b), ComparisonOptions(.perceptual()))
    return found.clusters.first?.peakDistance ?? 0
  }
}

import VitrineGraphics

/// The encoded level of a pixel's light over black.
struct LightLevels: Sendable {
  static let shared = LightLevels()

  /// The light of an encoded level, 0…65535.
  private let light: [UInt32]
  /// The encoded level of light by its upper 14 bits: a step is a fifth of a level where the curve is steepest.
  private let encoded: [UInt8]

  private init() {
    light = (0...255).map { UInt32((SRGBCurve.light(level: $0) * 65535).rounded()) }
    encoded = (0..<1 << 14).map { step in
      UInt8((SRGBCurve.encoded((Double(step) + 0.5) / Double(1 << 14)) * 255).rounded())
    }
  }

  /// Returns the level, 0…255, of a premultiplied pixel; 0 for a clear one.
  @inline(__always)
  func level(_ p: UInt32) -> UInt32 {
    let alpha = p &>> 24
    if alpha == 0 { return 0 }
    func straight(_ channel: UInt32) -> UInt32 {
      light[Int(Swift.min((channel &* 255 &+ alpha / 2) / alpha, 255))]
    }
    // Rec. 709 weights, which add up to 65536; shifted before the sum so that it stays below 2³².
    let sum =
      (straight(p & 255) &* 13933 &>> 8) &+ (straight(p &>> 8 & 255) &* 46871 &>> 8)
      &+ (straight(p &>> 16 & 255) &* 4732 &>> 8)
    let whole = Swift.min(sum &>> 8, 65535)
    return UInt32(encoded[Int((whole &* alpha &+ 127) / 255) >> 2])
  }
}

import VitrineGraphics

/// The transfer function of sRGB in tables, for adding light to encoded bytes.
enum LinearLight {
  /// The steps of linear light between black and white: encoding undoes decoding for every byte.
  private static let steps = 16_384

  private static let decoded: [Float] = (0...255).map { Float(SRGBCurve.light(level: $0)) }
  private static let encoded: [UInt8] = (0...steps).map {
    UInt8(SRGBCurve.encoded(Double($0) / Double(steps)) * 255 + 0.5)
  }

  /// Returns an encoded byte with linear light 0…1 added.
  @inline(__always)
  static func adding(_ light: Float, to byte: UInt32) -> UInt32 {
    let sum = decoded[Int(byte & 255)] + light
    return UInt32(encoded[Int(Swift.min(Swift.max(sum, 0), 1) * Float(steps) + 0.5)])
  }
}

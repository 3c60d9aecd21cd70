/// The transfer function of sRGB (IEC 61966-2-1).
package enum SRGBCurve {
  /// Returns the linear light, 0…1, of an encoded component, 0…1.
  package static func light(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : Pow.pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// Returns the linear light of an encoded byte, 0…255.
  package static func light(level: some BinaryInteger) -> Double { light(Double(level) / 255) }

  /// Returns the encoded component, 0…1, of linear light, 0…1.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * Pow.pow(light, 1 / 2.4) - 0.055
  }
}

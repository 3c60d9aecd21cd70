import VitrineGraphics

extension Color.RGBColorSpace {
  /// Converts components of this space to encoded sRGB, beyond 0…1 for colours outside the gamut.
  nonisolated func encoded(_ r: Double, _ g: Double, _ b: Double, _ alpha: Double) -> RGBA {
    let a = Float(alpha.isFinite ? max(0, min(1, alpha)) : 0)
    switch self {
    case .sRGB:
      return RGBA(Float(r), Float(g), Float(b), a)
    case .sRGBLinear:
      return RGBA(encode(r), encode(g), encode(b), a)
    case .displayP3:
      let (r, g, b) = (decode(r), decode(g), decode(b))
      // Display P3 to sRGB, both D65: the product of the published primaries' matrices.
      return RGBA(
        encode(1.2249401763 * r - 0.2249401763 * g),
        encode(-0.0420569547 * r + 1.0420569547 * g),
        encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), a)
    }
  }

  /// The sRGB transfer function, extended to negative values as an odd function.
  private func encode(_ v: Double) -> Float {
    let e = SRGBCurve.encoded(abs(v))
    return Float(v < 0 ? -e : e)
  }

  private func decode(_ v: Double) -> Double {
    let l = SRGBCurve.light(abs(v))
    return v < 0 ? -l : l
  }
}

extension RGBA {
  /// Creates a colour from hue, saturation and brightness, each 0…1; the hue wraps around.
  nonisolated init(hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double) {
    let h = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    let s = max(0, min(1, saturation))
    func component(_ shift: Double) -> Float {
      var k = h + shift
      if k >= 6 { k -= 6 }
      return Float(brightness * (1 - s * max(0, min(k, 4 - k, 1))))
    }
    self.init(component(5), component(3), component(1), Float(alpha))
  }

  /// Interpolates to `other` by `fraction`, weighted by alpha.
  nonisolated func mixed(_ other: RGBA, _ fraction: Double) -> RGBA {
    let t = Float(max(0, min(1, fraction)))
    let a = alpha * (1 - t) + other.alpha * t
    guard a > 0 else { return .clear }
    func blend(_ x: Float, _ y: Float) -> Float {
      (x * alpha * (1 - t) + y * other.alpha * t) / a
    }
    return RGBA(blend(red, other.red), blend(green, other.green), blend(blue, other.blue), a)
  }
}

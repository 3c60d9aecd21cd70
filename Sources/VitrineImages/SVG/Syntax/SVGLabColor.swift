import VitrineGraphics

/// A colour of the functions `lab()`, `lch()`, `oklab()` and `oklch()` (CSS Color 4, 9).
struct SVGLabColor {
  /// Linear sRGB, beyond 0…1 for colours outside it.
  let light: SIMD3<Double>

  /// Nil for a function of another name, and for components that are none.
  /// - Parameter parts: three components.
  init?(_ name: String, _ parts: [String]) {
    guard let limits = Self.limits[name],
      let l = Self.component(parts[0], whole: limits.lightness),
      let second = Self.component(parts[1], whole: limits.reach)
    else { return nil }
    let (a, b): (Double, Double)
    if name.hasSuffix("lch") {
      guard let hue = parts[2] == "none" ? 0 : SVGNumber.angle(parts[2]) else { return nil }
      let chroma = max(second, 0)
      (a, b) = (chroma * Trig.cos(hue), chroma * Trig.sin(hue))
    } else {
      guard let third = Self.component(parts[2], whole: limits.reach) else { return nil }
      (a, b) = (second, third)
    }
    let lightness = min(max(l, 0), limits.lightness)
    light = name.hasPrefix("ok") ? Self.ok(lightness, a, b) : Self.cie(lightness, a, b)
  }

  /// What 100 % is of lightness, and of the other components.
  private static let limits: [String: (lightness: Double, reach: Double)] = [
    "lab": (100, 125), "lch": (100, 150), "oklab": (1, 0.4), "oklch": (1, 0.4),
  ]

  private static func component(_ text: String, whole: Double) -> Double? {
    guard text != "none" else { return 0 }
    guard let (number, unit) = SVGNumber.dimension(text), number.magnitude <= SVGNumber.largest
    else { return nil }
    return unit == "%" ? number * whole / 100 : unit.isEmpty ? number : nil
  }

  /// CIE Lab of the white D50 to linear sRGB by way of the white D65: the formulas and matrices of CSS Color 4, 18.
  private static func cie(_ l: Double, _ a: Double, _ b: Double) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    func linear(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    let f = (l + 16) / 116
    let y = l > kappa * epsilon ? f * f * f : l / kappa
    let x = linear(f + a / 500) * 0.3457 / 0.3585
    let z = linear(f - b / 200) * (1 - 0.3457 - 0.3585) / 0.3585
    let d65 = SIMD3(
      0.955473421488075 * x - 0.02309845494876471 * y + 0.06325924320057072 * z,
      -0.0283697093338637 * x + 1.0099953980813041 * y + 0.021041441191917323 * z,
      0.012314014864481998 * x - 0.020507649298898964 * y + 1.330365926242124 * z)
    return SIMD3(
      12831.0 / 3959 * d65.x - 329.0 / 214 * d65.y - 1974.0 / 3959 * d65.z,
      -851781.0 / 878810 * d65.x + 1648619.0 / 878810 * d65.y + 36519.0 / 878810 * d65.z,
      705.0 / 12673 * d65.x - 2585.0 / 12673 * d65.y + 705.0 / 667 * d65.z)
  }

  /// Oklab to linear sRGB: the matrices of Björn Ottosson, “A perceptual color space for image processing” (2020).
  private static func ok(_ l: Double, _ a: Double, _ b: Double) -> SIMD3<Double> {
    let roots = SIMD3(
      l + 0.3963377774 * a + 0.2158037573 * b, l - 0.1055613458 * a - 0.0638541728 * b,
      l - 0.0894841775 * a - 1.2914855480 * b)
    let cones = roots * roots * roots
    return SIMD3(
      4.0767416621 * cones.x - 3.3077115913 * cones.y + 0.2309699292 * cones.z,
      -1.2684380046 * cones.x + 2.6097574011 * cones.y - 0.3413193965 * cones.z,
      -0.0041960863 * cones.x - 0.7034186147 * cones.y + 1.7076147010 * cones.z)
  }
}

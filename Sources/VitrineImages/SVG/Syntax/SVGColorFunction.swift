import VitrineGraphics

/// A colour as a function of CSS Color 4.
struct SVGColorFunction {
  let color: RGBA

  /// `rgb()`, `hsl()`, both also with an `a`, `hwb()`, `lab()` and its kin, and `color()` of sRGB, linear sRGB or Display
  /// P3; nil for others.
  init?(_ function: CSSFunction) {
    var parts = function.arguments.map(String.init)
    var space = ""
    if function.name == "color", !parts.isEmpty { space = parts.removeFirst() }
    guard parts.count == 3 || parts.count == 4,
      let alpha = parts.count == 4 ? Self.share(parts[3]) : 1
    else { return nil }
    let found: SIMD3<Double>? =
      switch function.name {
      case "rgb", "rgba": Self.mixesUnits(function, parts) ? nil : Self.rgb(parts)
      case "hsl", "hsla": Self.hsl(parts)
      case "hwb": Self.hwb(parts)
      case "color": Self.components(parts, in: space)
      // These are never written with commas.
      case _ where !function.content.contains(","):
        SVGLabColor(function.name, parts).map { Self.encoded($0.light) }
      default: nil
      }
    guard let found else { return nil }
    let v = SIMD3<Float>(found.clamped(lowerBound: .zero, upperBound: .one))
    color = RGBA(v.x, v.y, v.z, Float(alpha))
  }

  /// A share, or `none`, which counts as 0.
  private static func share(_ text: String) -> Double? {
    text == "none" ? 0 : SVGNumber.share(text)
  }

  private static func three(_ parts: [String], _ read: (String) -> Double?) -> SIMD3<Double>? {
    let values = parts.prefix(3).compactMap(read)
    return values.count == 3 ? SIMD3(values[0], values[1], values[2]) : nil
  }

  private static func rgb(_ parts: [String]) -> SIMD3<Double>? {
    three(parts) { part in
      guard part != "none" else { return 0 }
      guard let (number, unit) = SVGNumber.dimension(part) else { return nil }
      return unit == "%" ? number / 100 : unit.isEmpty ? number / 255 : nil
    }
  }

  /// Whether three components are neither all numbers nor all shares, which the notation with commas forbids.
  private static func mixesUnits(_ function: CSSFunction, _ parts: [String]) -> Bool {
    guard function.content.contains(",") else { return false }
    let shares = parts.prefix(3).count { $0.hasSuffix("%") }
    return shares != 0 && shares != 3
  }

  private static func turn(_ text: String) -> Double? {
    text == "none" ? 0 : SVGNumber.angle(text).map { $0 / (2 * .pi) }
  }

  private static func hsl(_ parts: [String]) -> SIMD3<Double>? {
    guard let hue = turn(parts[0]), let saturation = share(parts[1]),
      let lightness = share(parts[2])
    else { return nil }
    return mixed(hue, saturation, lightness)
  }

  /// The formula of CSS Color 4, 7.1; the hue in turns.
  private static func mixed(
    _ hue: Double, _ saturation: Double, _ lightness: Double
  ) -> SIMD3<Double> {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ shift: Double) -> Double {
      let place = shift + hue * 12
      let k = place - (place / 12).rounded(.down) * 12
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }

  /// The formula of CSS Color 4, 8.1.
  private static func hwb(_ parts: [String]) -> SIMD3<Double>? {
    guard let hue = turn(parts[0]), let white = share(parts[1]), let black = share(parts[2]) else {
      return nil
    }
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return mixed(hue, 1, 0.5) * (1 - white - black) + SIMD3(repeating: white)
  }

  private static func components(_ parts: [String], in space: String) -> SIMD3<Double>? {
    let given = three(parts) { part in
      guard part != "none" else { return 0 }
      guard let (number, unit) = SVGNumber.dimension(part), unit.isEmpty || unit == "%" else {
        return nil
      }
      return unit == "%" ? number / 100 : number
    }
    guard let given else { return nil }
    switch space {
    case "srgb": return given
    case "srgb-linear": return encoded(given)
    case "display-p3": return encoded(fromDisplayP3(light(given)))
    default: return nil
    }
  }

  /// Both spaces have the curve of sRGB, which goes on below 0 by its own reflection (CSS Color 4, 10).
  private static func light(_ v: SIMD3<Double>) -> SIMD3<Double> {
    func one(_ x: Double) -> Double { x < 0 ? -SRGBCurve.light(-x) : SRGBCurve.light(x) }
    return SIMD3(one(v.x), one(v.y), one(v.z))
  }

  private static func encoded(_ v: SIMD3<Double>) -> SIMD3<Double> {
    func one(_ x: Double) -> Double { x < 0 ? -SRGBCurve.encoded(-x) : SRGBCurve.encoded(x) }
    return SIMD3(one(v.x), one(v.y), one(v.z))
  }

  /// Linear Display P3 to linear sRGB, both of white D65: the product of the matrices of CSS Color 4, 18.
  private static func fromDisplayP3(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      1.2249401762805598 * v.x - 0.2249401762805598 * v.y,
      -0.04205695470968819 * v.x + 1.0420569547096882 * v.y,
      -0.0196375545903344 * v.x - 0.0786360455506319 * v.y + 1.0982736001409663 * v.z)
  }
}

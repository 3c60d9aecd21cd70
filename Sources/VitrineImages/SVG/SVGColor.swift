import VitrineGraphics

/// Colours in CSS's notations.
package enum SVGColor {
  /// `#rgb`, `#rrggbb`, both with alpha, `rgb()`, `rgba()`, `hsl()`, `hsla()` or a name; nil for anything else.
  package static func color(_ text: String) -> RGBA? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return text == "transparent" ? .clear : SVGColorNames.table[text].map { RGBA(hex: $0) }
    }
    let parts = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? SVGNumber.share(parts[3]) : 1
    guard let alpha else { return nil }
    switch text[..<open] {
    case "rgb", "rgba": return rgb(parts, Float(alpha))
    case "hsl", "hsla": return hsl(parts, Float(alpha))
    default: return nil
    }
  }

  private static func hex(_ digits: Substring) -> RGBA? {
    guard let number = UInt32(digits, radix: 16), digits.first != "+" else { return nil }
    func nibble(_ place: UInt32) -> Float { Float(number >> (4 * place) & 15) / 15 }
    switch digits.count {
    case 3: return RGBA(nibble(2), nibble(1), nibble(0))
    case 4: return RGBA(nibble(3), nibble(2), nibble(1), nibble(0))
    case 6: return RGBA(hex: number)
    case 8: return RGBA(hex: number >> 8, alpha: Float(number & 255) / 255)
    default: return nil
    }
  }

  private static func rgb(_ parts: [String], _ alpha: Float) -> RGBA? {
    let values = parts.prefix(3).compactMap { part in
      SVGNumber.length(part, of: 255).map { Float(min(max($0, 0), 255) / 255) }
    }
    return values.count == 3 ? RGBA(values[0], values[1], values[2], alpha) : nil
  }

  private static func hsl(_ parts: [String], _ alpha: Float) -> RGBA? {
    let turn = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
    guard let hue = Double(turn), hue.magnitude <= SVGNumber.largest,
      let saturation = SVGNumber.share(parts[1]), let lightness = SVGNumber.share(parts[2])
    else { return nil }
    // The formula of CSS Color 3, 4.2.4.
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ shift: Double) -> Float {
      let place = shift + hue / 30
      let k = place - (place / 12).rounded(.down) * 12
      return Float(lightness - reach * max(-1, min(k - 3, 9 - k, 1)))
    }
    return RGBA(component(0), component(8), component(4), alpha)
  }
}

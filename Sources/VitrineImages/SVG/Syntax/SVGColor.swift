import VitrineGraphics

/// Colours in CSS's notations.
package enum SVGColor {
  /// `#rgb`, `#rrggbb`, both with alpha, a name, or one of CSS Color 4's functions; nil for anything else. Colours
  /// outside sRGB are the nearest components in it.
  package static func color(_ text: String) -> RGBA? {
    let text = String(text.lowercased()[...].trimmed)
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let number = SVGColorNames.table[text] { return RGBA(hex: number) }
    guard let function = CSSFunction(text[...]) else { return nil }
    return SVGColorFunction(function)?.color
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
}

import Foundation
public import VitrineViews

/// Returns the colour of hexadecimal digits, in place of an initializer that nobody declares: `Color(hex: "#FF9500")`.
///
/// Three digits are one for each component and six are two; of eight, the first two are the opacity, which some take
/// for the last, so that the picture tells of it. What is no such notation is grey, with a note.
///
/// - Parameters:
///   - name: the missing declaration.
///   - hex: a text, with or without `#` or `0x` before the digits, or a number.
///   - opacity: a number from 0 to 1.
public nonisolated func inventedColor(_ name: String, _ hex: Any, opacity: Any = 1.0) -> Color {
  guard let digits = HexDigits(hex) else { return invented(name, .gray) }
  let color = digits.isPlain ? digits.color : invented(name, digits.color)
  let part = (opacity as? Double) ?? (opacity as? CGFloat).map(Double.init) ?? 1
  return part == 1 ? color : color.opacity(part)
}

/// The components of a colour as digits.
private nonisolated struct HexDigits {
  /// Opacity, red, green and blue, two digits each.
  private var value: UInt32
  /// Whether nobody could take the digits for others.
  private(set) var isPlain: Bool

  init?(_ hex: Any) {
    if let text = hex as? any StringProtocol {
      var digits = String(text).filter { !$0.isWhitespace }
      for sign in ["#", "0x", "0X"] where digits.hasPrefix(sign) {
        digits.removeFirst(sign.count)
      }
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
        let number = UInt32(digits, radix: 16)
      else { return nil }
      isPlain = digits.count == 6
      value = isPlain ? number | 0xFF00_0000 : number
      return
    }
    guard let number = (hex as? any BinaryInteger).flatMap({ UInt32(exactly: $0) }) else {
      return nil
    }
    isPlain = number <= 0xFF_FFFF
    value = isPlain ? number | 0xFF00_0000 : number
  }

  var color: Color {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0), opacity: part(24))
  }
}

/// A symbol of the system's by its name, in place of the type by which packages list symbols.
public nonisolated struct InventedSymbol: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the symbol: `bolt.fill`.
  public var rawValue: String

  /// Creates a symbol by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

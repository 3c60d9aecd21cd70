import VitrineGraphics

/// Numbers in attributes of SVG.
enum SVGNumber {
  /// The largest magnitude; farther drawing would be cut off anyway.
  static let largest = 1e6
  /// The most numbers of one list.
  private static let most = 200_000

  /// Numbers with white space, a comma, or a sign between them; nil for anything else.
  static func list(_ text: Substring) -> [Double]? {
    var (numbers, rest) = ([Double](), text.utf8[...])
    while true {
      while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: ",") { rest.removeFirst() }
      guard !rest.isEmpty else { return numbers }
      let length = Self.length(rest)
      guard numbers.count < most, let number = Double(String(rest.prefix(length)) ?? ""),
        number.magnitude <= largest
      else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(length)
    }
  }

  /// The bytes of the number at the start.
  static func length(_ text: Substring.UTF8View) -> Int {
    var (count, sawPoint, sawExponent) = (0, false, false)
    var last: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard count == 0 || last | 32 == UInt8(ascii: "e") else { return count }
      case UInt8(ascii: "."):
        guard !sawPoint, !sawExponent else { return count }
        sawPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !sawExponent, isExponent(text.dropFirst(count + 1)) else { return count }
        sawExponent = true
      default: return count
      }
      last = byte
      count += 1
    }
    return count
  }

  /// Whether digits follow, so that an `e` is no unit such as `em`.
  private static func isExponent(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first else { return false }
    let isSign = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    return (isSign ? text.dropFirst().first : first).map { (48...57).contains($0) } ?? false
  }

  /// A length in user units; `whole` is what percentages are of. Nil for what is no length, and for units of fonts.
  static func length(_ text: String, of whole: Double) -> Double? {
    let text = text[...].trimmed
    let count = length(text.utf8)
    guard let number = Double(String(text.utf8.prefix(count)) ?? ""),
      let unit = units[String(text.utf8.dropFirst(count)) ?? "?"]
    else { return nil }
    let value = unit == 0 ? number * whole / 100 : number * unit
    return value.magnitude <= largest ? value : nil
  }

  /// User units in a unit (CSS: 96 of them in an inch); 0 stands for a percentage.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "Q": 96 / 101.6, "%": 0,
  ]

  /// A share 0…1, as a number or a percentage.
  static func share(_ text: String) -> Double? {
    length(text, of: 1).map { min(max($0, 0), 1) }
  }
}

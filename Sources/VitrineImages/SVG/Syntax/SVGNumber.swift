import VitrineGraphics

/// Numbers in attributes of SVG.
enum SVGNumber {
  /// The largest magnitude; farther drawing would be cut off anyway.
  static let largest = 1e6
  /// The most numbers of one list.
  private static let most = 200_000

  /// Numbers with white space, a comma, or a sign between them; nil for anything else.
  static func list(_ text: Substring) -> [Double]? {
    let (numbers, isWhole) = beginning(text)
    return isWhole ? numbers : nil
  }

  /// The numbers before the first error, and whether there was none.
  static func beginning(_ text: Substring) -> (numbers: [Double], isWhole: Bool) {
    var (numbers, rest) = ([Double](), text.utf8[...])
    while true {
      while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: ",") { rest.removeFirst() }
      guard !rest.isEmpty else { return (numbers, true) }
      let length = Self.length(rest)
      guard numbers.count < most, let number = Double(String(rest.prefix(length)) ?? ""),
        number.magnitude <= largest
      else { return (numbers, false) }
      numbers.append(number)
      rest = rest.dropFirst(length)
    }
  }

  /// The bytes of the number at the start.
  static func length(_ text: some Collection<UInt8>) -> Int {
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
  private static func isExponent(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    let isSign = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    return (isSign ? text.dropFirst().first : first).map { (48...57).contains($0) } ?? false
  }

  /// A number and nothing else.
  static func number(_ text: some StringProtocol) -> Double? {
    guard let (number, unit) = dimension(text), unit.isEmpty, number.magnitude <= largest else {
      return nil
    }
    return number
  }

  /// A number and the unit after it, in small letters; nil where no number is, or more follows.
  static func dimension(_ text: some StringProtocol) -> (number: Double, unit: String)? {
    var reader = CSSReader(text)
    reader.skipSpace()
    guard let number = reader.number() else { return nil }
    let unit = reader.take("%") ? "%" : reader.name()?.lowercased() ?? ""
    reader.skipSpace()
    return reader.isAtEnd ? (number, unit) : nil
  }

  /// A share 0…1, as a number or a percentage.
  static func share(_ text: some StringProtocol) -> Double? {
    guard let (number, unit) = dimension(text), unit.isEmpty || unit == "%" else { return nil }
    return min(max(unit == "%" ? number / 100 : number, 0), 1)
  }

  /// An angle in radians: a number of degrees, or one with a unit (CSS Values 4, 7.1).
  static func angle(_ text: some StringProtocol) -> Double? {
    guard let (number, unit) = dimension(text), number.magnitude <= largest else { return nil }
    switch unit {
    case "", "deg": return number * .pi / 180
    case "grad": return number * .pi / 200
    case "rad": return number
    case "turn": return number * 2 * .pi
    default: return nil
    }
  }
}

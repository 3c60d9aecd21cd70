/// Interprets unquoted YAML scalars by the core schema of YAML 1.2.
enum YAMLScalar {
  static func content(of text: String) -> LocatedValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number(text).map { .number($0) } ?? .string(text)
    }
  }

  /// Parses decimal numbers, `0x…` and `0o…`; `.inf` and `.nan` stay text, as documents have no use for them.
  private static func number(_ text: String) -> WrittenNumber? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { WrittenNumber($0) } }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map { WrittenNumber($0) } }
    var hasDigit = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if !hasDigit { return nil }
      default: return nil
      }
    }
    return hasDigit ? WrittenNumber(written: text) : nil
  }
}

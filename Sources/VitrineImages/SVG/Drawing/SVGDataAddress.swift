/// The bytes in an address of the scheme `data` (RFC 2397).
struct SVGDataAddress {
  /// In small letters, without parameters.
  let type: String
  let bytes: [UInt8]

  /// Nil for other addresses and for damaged ones.
  init?(_ address: String) {
    guard address.prefix(5).lowercased() == "data:",
      let comma = address.utf8.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let head = address[..<comma].dropFirst(5).split(
      separator: ";", omittingEmptySubsequences: false)
    type = head.first.map { $0.trimmed.lowercased() } ?? ""
    let body = Self.unescaped(address[address.utf8.index(after: comma)...].utf8)
    let isBase64 = head.dropFirst().contains { $0.trimmed.lowercased() == "base64" }
    guard let bytes = isBase64 ? Self.decoded(body) : body else { return nil }
    self.bytes = bytes
  }

  /// The bytes with `%XX` replaced.
  static func unescaped(_ text: Substring.UTF8View) -> [UInt8] {
    let text = Array(text)
    guard text.contains(UInt8(ascii: "%")) else { return text }
    var result: [UInt8] = []
    var i = 0
    while i < text.count {
      if text[i] == UInt8(ascii: "%"), i + 2 < text.count,
        let value = UInt8(String(decoding: text[(i + 1)...(i + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        i += 3
      } else {
        result.append(text[i])
        i += 1
      }
    }
    return result
  }

  /// The bytes of Base64 (RFC 4648, 4), with white space anywhere; nil for anything else.
  private static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in text where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let value = value(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return result
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

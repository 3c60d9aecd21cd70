/// The text of an XML file as UTF-8, whatever it is written in (XML 1.0, F).
enum MarkupText {
  /// The bytes as UTF-8 without a byte order mark. UTF-16 is told by its mark or its first character, Latin-1 by its
  /// declaration; all else counts as UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    if bytes.starts(with: [0x3c, 0]) { return utf16(bytes[...], isLittle: true) }
    if bytes.starts(with: [0, 0x3c]) { return utf16(bytes[...], isLittle: false) }
    return isLatin1(bytes) ? latin1(bytes) : bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var i = bytes.startIndex
    while i + 1 < bytes.endIndex {
      let (a, b) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isLittle ? b << 8 | a : a << 8 | b)
      i += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The bytes in which a declaration has its encoding.
  private static let longestDeclaration = 200

  private static func isLatin1(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    let head = bytes.prefix(longestDeclaration).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    return text.contains("iso-8859-1") || text.contains("windows-1252")
      || text.contains("us-ascii")
  }

  private static func latin1(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    return bytes.flatMap { $0 < 0x80 ? [$0] : [0xc0 | $0 >> 6, 0x80 | $0 & 0x3f] }
  }
}

import VitrineImages

/// Reads the fields of a line in order; a missing or invalid field is nil.
struct TabFields {
  private var rest: ArraySlice<UInt8>?

  init(_ line: ArraySlice<UInt8>) { rest = line }

  var isAtEnd: Bool { rest == nil }

  mutating func text() -> String? {
    guard let field = next() else { return nil }
    guard field.contains(TabLine.backslash) else { return String(decoding: field, as: UTF8.self) }
    return String(decoding: Self.plain(field), as: UTF8.self)
  }

  mutating func number() -> Int? { text().flatMap { Int($0) } }
  mutating func digest() -> SHA256? { text().flatMap { SHA256($0) } }
  mutating func hash() -> UInt64? { text().flatMap { UInt64($0, radix: 16) } }

  /// Returns the number, or an inner nil for the mark of no value; the outer nil is for an invalid field.
  mutating func optionalNumber() -> Int?? {
    guard let text = text() else { return nil }
    if text == TabLine.none { return .some(nil) }
    return Int(text).map { .some($0) } ?? nil
  }

  private mutating func next() -> ArraySlice<UInt8>? {
    guard let rest else { return nil }
    guard let end = rest.firstIndex(of: TabLine.tab) else {
      self.rest = nil
      return rest
    }
    self.rest = rest[(end + 1)...]
    return rest[..<end]
  }

  private static func plain(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    var isEscaped = false
    for byte in field {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "t"): out.append(TabLine.tab)
        case UInt8(ascii: "n"): out.append(TabLine.newline)
        default: out.append(byte)
        }
        isEscaped = false
      } else if byte == TabLine.backslash {
        isEscaped = true
      } else {
        out.append(byte)
      }
    }
    return out
  }
}

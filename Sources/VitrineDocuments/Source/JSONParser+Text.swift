extension JSONParser {
  /// Parses and unescapes the string at the current offset.
  mutating func string() throws(DocumentError) -> String {
    offset += 1
    let start = offset
    var continuations = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        let text = try checked(bytes[start..<offset])
        offset += 1
        lineStart += continuations
        return text
      }
      if byte == UInt8(ascii: "\\") {
        lineStart += continuations
        return try escapedString(from: start)
      }
      if byte < 0x20 { throw controlCharacter() }
      if byte & 0xC0 == 0x80 { continuations += 1 }
      offset += 1
    }
    throw error("the document ends inside a string")
  }

  /// Continues a string at its first escape.
  private mutating func escapedString(from start: Int) throws(DocumentError) -> String {
    unescaped.removeAll(keepingCapacity: true)
    unescaped.append(contentsOf: bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let text = try checked(unescaped[...])
        offset += 1
        return text
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw controlCharacter()
      default:
        if byte & 0xC0 == 0x80 { lineStart += 1 }
        unescaped.append(byte)
        offset += 1
      }
    }
    throw error("the document ends inside a string")
  }

  private mutating func escape() throws(DocumentError) {
    let place = position
    offset += 1
    let letter = peek
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(letter)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(at: place)
    default: throw error("unknown escape; write \\\\ for a backslash", at: place)
    }
  }

  private mutating func unicodeEscape(at place: SourcePosition) throws(DocumentError) {
    let unit = try fourHexDigits(at: place)
    var value = unit
    if unit & 0xFC00 == 0xD800 {
      guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
        throw loneSurrogate(at: place)
      }
      let low = try fourHexDigits(at: place)
      guard low & 0xFC00 == 0xDC00 else { throw loneSurrogate(at: place) }
      value = 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF)
    }
    guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate(at: place) }
    unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func fourHexDigits(at place: SourcePosition) throws(DocumentError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = peek
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 55)
      default: throw error("expected four hexadecimal digits after \\u", at: place)
      }
      offset += 1
    }
    return value
  }

  private func checked(_ slice: ArraySlice<UInt8>) throws(DocumentError) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw error("the string is not valid UTF-8")
    }
    return text
  }

  private func loneSurrogate(at place: SourcePosition) -> DocumentError {
    error("half of a surrogate pair; \\u escapes beyond U+FFFF come in twos", at: place)
  }

  private func controlCharacter() -> DocumentError {
    error("a string holds a bare \(foundHere); escape it")
  }
}

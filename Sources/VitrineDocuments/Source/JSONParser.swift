/// A strict parser of RFC 8259 text that keeps the position of every value.
///
/// Beyond the grammar it also refuses duplicate keys, lone surrogates, invalid UTF-8, and nesting beyond
/// the limit.
package struct JSONParser {
  let file: String
  let bytes: [UInt8]
  let limits: DocumentLimits
  var offset = 0
  var line = 1
  /// The offset of the line's first byte, plus the number of continuation bytes of UTF-8 since, so that
  /// `offset - lineStart` counts scalars.
  var lineStart = 0
  var valueCount = 0
  var path: [DocumentPath.Step] = []
  /// A buffer reused for strings with escapes.
  var unescaped: [UInt8] = []

  private init(file: String, bytes: [UInt8], limits: DocumentLimits) {
    self.file = file
    self.bytes = bytes
    self.limits = limits
  }

  /// Parses a whole text as one value.
  package static func parse(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> LocatedValue {
    var parser = JSONParser(file: file, bytes: bytes, limits: limits)
    try parser.skipByteOrderMark()
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    if parser.offset < bytes.count {
      throw parser.error("expected the end of the document, found \(parser.foundHere)")
    }
    return value
  }

  private mutating func skipByteOrderMark() throws(DocumentError) {
    if let problem = TextMark.refusal(bytes) { throw error(problem) }
    guard bytes.starts(with: TextMark.utf8) else { return }
    throw error("the document starts with a byte order mark; save it as plain UTF-8")
  }

  // MARK: Values

  private mutating func value() throws(DocumentError) -> LocatedValue {
    let position = position
    valueCount += 1
    if valueCount > limits.valueCount {
      throw error("more than \(limits.valueCount) values in one document")
    }
    switch peek {
    case UInt8(ascii: "{"): return LocatedValue(.object(try object()), position)
    case UInt8(ascii: "["): return LocatedValue(.array(try array()), position)
    case UInt8(ascii: "\""): return LocatedValue(.string(try string()), position)
    case UInt8(ascii: "t"):
      try word("true")
      return LocatedValue(.bool(true), position)
    case UInt8(ascii: "f"):
      try word("false")
      return LocatedValue(.bool(false), position)
    case UInt8(ascii: "n"):
      try word("null")
      return LocatedValue(.null, position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return LocatedValue(.number(try number()), position)
    default: throw error("expected a value, found \(foundHere)")
    }
  }

  private mutating func array() throws(DocumentError) -> [LocatedValue] {
    offset += 1
    var elements: [LocatedValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      try descend(.index(elements.count))
      elements.append(try value())
      path.removeLast()
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or ']', found \(foundHere)") }
      skipSpace()
    }
  }

  private mutating func object() throws(DocumentError) -> LocatedObject {
    offset += 1
    var members: [LocatedObject.Member] = []
    var seen = SeenKeys()
    skipSpace()
    if take(UInt8(ascii: "}")) { return LocatedObject() }
    while true {
      let keyPosition = position
      guard peek == UInt8(ascii: "\"") else {
        throw error("expected a key in double quotes, found \(foundHere)")
      }
      let key = try string()
      guard seen.insert(key, members) else {
        throw error("the key '\(DocumentError.shortened(key))' stands here twice", at: keyPosition)
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected ':', found \(foundHere)") }
      skipSpace()
      try descend(.key(key))
      let value = try value()
      path.removeLast()
      members.append(.init(key: key, keyPosition: keyPosition, value: value))
      skipSpace()
      if take(UInt8(ascii: "}")) { return LocatedObject(members) }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or '}', found \(foundHere)") }
      skipSpace()
    }
  }

  private mutating func descend(_ step: DocumentPath.Step) throws(DocumentError) {
    path.append(step)
    guard path.count > limits.depth else { return }
    path.removeLast(path.count - 8)
    throw error("lists and objects are nested more than \(limits.depth) deep")
  }

  private mutating func word(_ word: StaticString) throws(DocumentError) {
    for byte in word.description.utf8 {
      guard peek == byte else { throw error("expected '\(word)', found \(foundHere)") }
      offset += 1
    }
  }

  // MARK: Characters

  /// The byte at the current offset; 0, which starts no token, at the end.
  var peek: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte, offset < bytes.count else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
      default: return
      }
    }
  }

  var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  /// The character at the current offset, for a message.
  var foundHere: String {
    guard offset < bytes.count else { return "the end of the document" }
    let rest = bytes[offset..<min(offset + 4, bytes.count)]
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else { return "" }
    return scalar.value < 32 ? "U+00\(String(scalar.value, radix: 16))" : "'\(scalar)'"
  }

  func error(_ message: String, at place: SourcePosition? = nil) -> DocumentError {
    DocumentError(
      file: file, position: place ?? position, path: DocumentPath(steps: path), message: message)
  }
}

/// The keys of an object so far; uses a set once a linear scan would be slower.
struct SeenKeys {
  private var set: Set<String>?

  mutating func insert(_ key: String, _ members: [LocatedObject.Member]) -> Bool {
    if set != nil { return set?.insert(key).inserted ?? true }
    for member in members where member.key == key { return false }
    if members.count == LocatedObject.scanLimit { set = Set(members.map(\.key) + [key]) }
    return true
  }
}

/// A place in a text of CSS: reads names, strings and numbers as CSS Syntax 3 does, one after the other.
struct CSSReader {
  private let bytes: [UInt8]
  private(set) var at = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { at >= bytes.count }

  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func advance() { at = min(at + 1, bytes.count) }

  /// Passes over white space and comments; returns whether there was some.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = at
    while let byte = next {
      if byte <= 0x20 {
        at += 1
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*")
      {
        skipComment()
      } else {
        break
      }
    }
    return at > start
  }

  private mutating func skipComment() {
    at += 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        return
      }
      at += 1
    }
    at = bytes.count
  }

  /// Passes over a character of ASCII; false if another is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    at += 1
    return true
  }

  /// Passes over these bytes; false if others are next.
  mutating func take(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }

  /// A name with its escapes replaced; nil where none begins.
  mutating func name() -> String? {
    let start = at
    var name: [UInt8] = []
    while let byte = next {
      if Self.isOfName(byte) {
        name.append(byte)
        at += 1
      } else if byte == UInt8(ascii: "\\"), let escaped = escape() {
        name += Array(String(escaped).utf8)
      } else {
        break
      }
    }
    let isNumber = name.first.map { (48...57).contains($0) } ?? true
    if name.isEmpty || (isNumber && bytes[start] != UInt8(ascii: "\\")) || name == [45] {
      at = start
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// What follows a `#` or `.`, which may begin with a digit.
  mutating func hashName() -> String? {
    let start = at
    while let byte = next, (48...57).contains(byte) { at += 1 }
    let digits = text(from: start, to: at)
    let rest = name() ?? ""
    return digits.isEmpty && rest.isEmpty ? nil : digits + rest
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// The most digits of an escape (CSS Syntax 3, 4.3.7).
  private static let mostEscapeDigits = 6

  /// The character that a backslash stands for; nil before a line's end.
  private mutating func escape() -> Character? {
    guard at + 1 < bytes.count, bytes[at + 1] != UInt8(ascii: "\n") else { return nil }
    at += 1
    let start = at
    while at < bytes.count, at - start < Self.mostEscapeDigits, Self.isHex(bytes[at]) { at += 1 }
    guard at > start else { return character() }
    let code = UInt32(text(from: start, to: at), radix: 16) ?? 0
    if let byte = next, byte <= 0x20 { at += 1 }
    return Character(Unicode.Scalar(code).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}")
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte | 32)
  }

  /// The next character of any length.
  private mutating func character() -> Character? {
    let start = at
    at += 1
    while at < bytes.count, bytes[at] & 0xc0 == 0x80 { at += 1 }
    return text(from: start, to: at).first
  }

  /// The content of a quoted string; nil where none begins.
  mutating func string() -> String? {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    at += 1
    var content: [UInt8] = []
    while let byte = next, byte != quote {
      if byte == UInt8(ascii: "\\") {
        if let escaped = escape() { content += Array(String(escaped).utf8) } else { at += 2 }
      } else {
        content.append(byte)
        at += 1
      }
    }
    advance()
    return String(decoding: content, as: UTF8.self)
  }

  /// A number; nil where none begins.
  mutating func number() -> Double? {
    guard at < bytes.count else { return nil }
    let length = SVGNumber.length(bytes[at...])
    guard length > 0, let number = Double(text(from: at, to: at + length)) else { return nil }
    at += length
    return number
  }

  /// Passes over everything up to one of these characters, or the end; what is in brackets, quotes or comments is
  /// passed over whole.
  mutating func skip(until ends: Set<Unicode.Scalar>) {
    var open: [UInt8] = []
    while let byte = next {
      if open.isEmpty, ends.contains(Unicode.Scalar(byte)) { return }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = string()
        continue
      case UInt8(ascii: "/") where skipSpace(): continue
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      default: if byte == open.last { open.removeLast() }
      }
      advance()
    }
  }
}

/// A word of a manifest's Swift.
struct ManifestToken: Hashable {
  enum Kind: Hashable {
    /// A name, a number or a keyword.
    case word(String)
    /// A text without parts that are computed; nil for one that has them.
    case text(String?)
    /// A bracket, a comma, a colon, a dot, or an operator's sign.
    case mark(Character)
  }

  var kind: Kind
  var line: Int
}

/// Splits Swift into words, without comments.
struct ManifestTokens {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  static func of(_ text: String) -> [ManifestToken] {
    var reader = Self(bytes: Array(text.utf8))
    var tokens: [ManifestToken] = []
    while let token = reader.token() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func starts(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  private mutating func token() -> ManifestToken? {
    skipBlanks()
    guard let byte = next else { return nil }
    let start = line
    if byte == UInt8(ascii: "\"") { return ManifestToken(kind: .text(text()), line: start) }
    if Unicode.Scalar(byte).isASCIIWord || byte >= 0x80 || byte == UInt8(ascii: "#") {
      let first = index
      index += 1
      while let byte = next, Unicode.Scalar(byte).isASCIIWord || byte >= 0x80 { index += 1 }
      return ManifestToken(
        kind: .word(String(decoding: bytes[first..<index], as: UTF8.self)), line: start)
    }
    index += 1
    return ManifestToken(kind: .mark(Character(Unicode.Scalar(byte))), line: start)
  }

  private mutating func skipBlanks() {
    while let byte = next {
      if starts("//") {
        while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
      } else if starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\t")
        || byte == UInt8(ascii: "\r")
      {
        if byte == UInt8(ascii: "\n") { line += 1 }
        index += 1
      } else {
        return
      }
    }
  }

  /// Comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        (depth, index) = (depth + 1, index + 2)
      } else if starts("*/") {
        (depth, index) = (depth - 1, index + 2)
      } else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Reads a text of one line or of several.
  private mutating func text() -> String? {
    let mark = starts("\"\"\"") ? "\"\"\"" : "\""
    index += mark.utf8.count
    var (text, isPlain) = ([UInt8](), true)
    while index < bytes.count, !starts(mark) {
      if bytes[index] == UInt8(ascii: "\n") {
        // A text of one line that has no end.
        if mark.utf8.count == 1 { return nil }
        line += 1
      }
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = isPlain && !starts("\\(")
        index += 1
      }
      if index < bytes.count { text.append(bytes[index]) }
      index += 1
    }
    index = min(index + mark.utf8.count, bytes.count)
    return isPlain ? String(decoding: text, as: UTF8.self) : nil
  }
}

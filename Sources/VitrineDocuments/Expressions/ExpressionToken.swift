/// A token of an expression.
enum ExpressionToken: Equatable {
  case number(WrittenNumber)
  case string(String)
  case name(String)
  /// An operator or a bracket.
  case symbol(String)
  case end

  var description: String {
    switch self {
    case .number(let value): DocumentError.shortened(value.text)
    case .string(let text): "'\(DocumentError.shortened(text))'"
    case .name(let name): "'\(DocumentError.shortened(name))'"
    case .symbol(let symbol): "'\(symbol)'"
    case .end: "the end"
    }
  }
}

/// Splits the text of an expression into tokens.
struct ExpressionTokenizer {
  let bytes: [UInt8]
  var offset: Int

  private static let symbols = [
    "||", "&&", "??", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "(", ")",
    "[", "]", "?", ":", ",", ".", "|", "}",
  ].map { (text: $0, bytes: Array($0.utf8)) }

  mutating func next() throws(ExpressionError) -> ExpressionToken {
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    guard offset < bytes.count else { return .end }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { return try quoted(byte) }
    if ExpressionTokenizer.isDigit(byte) { return try number() }
    if ExpressionTokenizer.isNameStart(byte) {
      return .name(take(while: ExpressionTokenizer.isNamePart))
    }
    for symbol in ExpressionTokenizer.symbols where bytes[offset...].starts(with: symbol.bytes) {
      offset += symbol.bytes.count
      return .symbol(symbol.text)
    }
    let rest = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    throw ExpressionError("unexpected '\(rest.prefix(1))' in an expression")
  }

  private mutating func quoted(_ quote: UInt8) throws(ExpressionError) -> ExpressionToken {
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw ExpressionError("a quoted text in an expression has no end")
    }
    offset = end + 1
    return .string(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private mutating func number() throws(ExpressionError) -> ExpressionToken {
    var text = take(while: ExpressionTokenizer.isDigit)
    // A point that is not followed by a digit is a member access or a syntax error.
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "."),
      ExpressionTokenizer.isDigit(bytes[offset + 1])
    {
      offset += 1
      text += "." + take(while: ExpressionTokenizer.isDigit)
    }
    guard let value = WrittenNumber(written: text) else {
      throw ExpressionError("the number \(DocumentError.shortened(text)) is out of range")
    }
    return .number(value)
  }

  private mutating func take(while matches: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, matches(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  /// Whether a byte can start a name: a letter, an underscore, or any byte that is not ASCII.
  static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 32 >= 97 && byte | 32 <= 122) || byte == 95 || byte >= 128
  }
  static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }
}

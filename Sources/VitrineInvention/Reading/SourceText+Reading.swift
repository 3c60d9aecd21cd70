// Reading forwards and backwards from a place in the code.
extension SourceText {
  /// The name at a place; nil where none begins or goes on.
  func name(at offset: Int) -> String? {
    guard code.indices.contains(offset), code[offset].isNamePart else { return nil }
    var end = offset
    while end < code.count, code[end].isNamePart { end += 1 }
    return String(decoding: code[offset..<end], as: UTF8.self)
  }

  /// The name that ends before a place.
  func name(before offset: Int) -> (name: String, start: Int)? {
    var start = min(offset, code.count)
    while start > 0, code[start - 1].isNamePart { start -= 1 }
    guard start < offset else { return nil }
    return (String(decoding: code[start..<offset], as: UTF8.self), start)
  }

  /// The first place from `offset` on that is no space.
  func skipSpace(_ offset: Int, over breaks: Bool = false) -> Int {
    var at = offset
    while at < code.count, code[at].isSpace || breaks && code[at].isBreak { at += 1 }
    return at
  }

  /// The place behind the last byte before `offset` that is no space.
  func skipSpaceBack(_ offset: Int, over breaks: Bool = false) -> Int {
    var at = min(offset, code.count)
    while at > 0, code[at - 1].isSpace || breaks && code[at - 1].isBreak { at -= 1 }
    return at
  }

  func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && offset <= code.count && code[offset...].starts(with: text.utf8)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: code[range.clamped(to: 0..<code.count)], as: UTF8.self)
  }

  /// The code of a range with single spaces.
  func words(_ range: Range<Int>) -> String {
    text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The longest statement in bytes; what is longer is cut.
  private static let longestStatement = 8_000

  /// The statement around a place: from the end of the one before, the brace or the separator to its own end.
  func statement(at offset: Int) -> Range<Int> {
    let start = min(offset, statementStart(before: offset))
    return start..<max(offset + 1, statementEnd(from: offset))
  }

  private func statementStart(before offset: Int) -> Int {
    var at = min(offset, code.count)
    let limit = max(0, at - Self.longestStatement)
    while at > limit {
      let byte = code[at - 1]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: ";") { break }
      if byte.isClosing {
        guard let partner = partner(of: at - 1) else { break }
        // A block before, unless a modifier or an accessor follows it.
        if byte == UInt8(ascii: "}"), breaksBehind(at) { break }
        at = partner
        continue
      }
      if byte.isBreak, endsStatement(at: at - 1) { break }
      at -= 1
    }
    return skipSpace(at, over: true)
  }

  private func breaksBehind(_ offset: Int) -> Bool {
    let next = skipSpace(offset)
    return next < code.count && code[next].isBreak && endsStatement(at: next)
  }

  private func statementEnd(from offset: Int) -> Int {
    var at = offset
    let limit = min(code.count, offset + Self.longestStatement)
    while at < limit {
      let byte = code[at]
      if byte.isOpening, let partner = partner(of: at) {
        at = partner + 1
        continue
      }
      if byte.isClosing {
        // Out of brackets that the statement goes on behind.
        guard byte != UInt8(ascii: "}"), partner(of: at) != nil else { break }
      }
      if byte == UInt8(ascii: ";") || byte.isBreak && endsStatement(at: at) { break }
      at += 1
    }
    return at
  }

  /// Whether a break ends a statement: not behind or before a sign that wants more.
  private func endsStatement(at offset: Int) -> Bool {
    let before = skipSpaceBack(offset, over: true)
    if before > 0, Self.wantMore.contains(code[before - 1]) || has("->", at: before - 2) {
      return false
    }
    let next = skipSpace(offset, over: true)
    guard next < code.count else { return true }
    if Self.goOn.contains(code[next]) { return false }
    return !["else", "catch", "where", "->"].contains { has($0, at: next) }
  }

  private static let wantMore = Set(",(=[:&|+-*/".utf8)
  private static let goOn = Set(".?:&|=),]+*/-<>".utf8)
}

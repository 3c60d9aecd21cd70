/// A piece of Swift source: a word, a literal, a sign, or everything between two brackets.
struct SourceToken {
  enum Kind: Hashable {
    case word, literal, sign
    /// Brackets with what they hold, by the first of them.
    case group(UInt8)
  }

  var kind: Kind
  /// The place in the source's bytes.
  var range: Range<Int>
  /// Whether a line ends before it.
  var startsLine: Bool
}

/// A reader of Swift source that finds where its declarations stand. Comments are left out; brackets are balanced as
/// the compiler has seen them already.
struct SourceTokens {
  let bytes: [UInt8]
  private(set) var tokens: [SourceToken] = []

  init(_ source: String) { self.init(Array(source.utf8)[...]) }

  /// Reads the bytes of a part, which may be the inside of a group.
  init(_ part: ArraySlice<UInt8>) {
    bytes = Array(part)
    var index = 0
    var startsLine = true
    while let token = next(&index, &startsLine) { tokens.append(token) }
  }

  func text(_ token: SourceToken) -> String { text(token.range) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The source between the brackets of a group.
  func inside(_ token: SourceToken) -> SourceTokens {
    SourceTokens(bytes[token.range].dropFirst().dropLast())
  }

  private func next(_ index: inout Int, _ startsLine: inout Bool) -> SourceToken? {
    skipSpace(&index, &startsLine)
    guard index < bytes.count else { return nil }
    let start = index
    let kind: SourceToken.Kind
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      skipGroup(&index)
      kind = .group(bytes[start])
    case UInt8(ascii: "\""):
      skipString(&index, hashes: 0)
      kind = .literal
    case UInt8(ascii: "#") where hashes(at: start) > 0:
      let count = hashes(at: start)
      index += count
      skipString(&index, hashes: count)
      kind = .literal
    case let byte where Self.isOfWord(byte):
      while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
      kind = .word
    default:
      index += 1
      kind = .sign
    }
    defer { startsLine = false }
    return SourceToken(kind: kind, range: start..<index, startsLine: startsLine)
  }

  /// Whether a byte is of a name, a number or a name in backquotes.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let end = index + text.utf8CodeUnitCount
    return end <= bytes.count
      && text.withUTF8Buffer { unsafe bytes[index..<end].elementsEqual($0) }
  }

  private func skipSpace(_ index: inout Int, _ startsLine: inout Bool) {
    while index < bytes.count {
      if has("//", at: index) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if has("/*", at: index) {
        skipComment(&index)
      } else if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\n") {
        startsLine = true
        index += 1
      } else {
        return
      }
    }
  }

  /// Skips a comment, which may hold others.
  private func skipComment(_ index: inout Int) {
    var depth = 0
    repeat {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  /// The number signs before a string; 0 where there is none.
  private func hashes(at index: Int) -> Int {
    let end = bytes[index...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : 0
  }

  /// Skips brackets with all that they hold, without recursion: sources nest as deep as they like.
  private func skipGroup(_ index: inout Int) {
    var depth = 0
    var startsLine = false
    while index < bytes.count {
      skipSpace(&index, &startsLine)
      guard index < bytes.count else { return }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(&index, hashes: 0)
        continue
      case UInt8(ascii: "#") where hashes(at: index) > 0:
        let count = hashes(at: index)
        index += count
        skipString(&index, hashes: count)
        continue
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Skips a string from its first quote. What is interpolated may hold strings.
  private func skipString(_ index: inout Int, hashes: Int) {
    let isLong = has("\"\"\"", at: index)
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), isMarked(index + 1, hashes) {
        index += 1 + hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          skipGroup(&index)
        } else {
          index += 1
        }
      } else if bytes[index] == UInt8(ascii: "\""), !isLong || has("\"\"\"", at: index),
        isMarked(index + (isLong ? 3 : 1), hashes)
      {
        index += (isLong ? 3 : 1) + hashes
        return
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }

  /// Whether as many number signs stand here as the string has before it.
  private func isMarked(_ index: Int, _ hashes: Int) -> Bool {
    index + hashes <= bytes.count
      && bytes[index..<index + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

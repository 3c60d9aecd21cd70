/// The code of a Swift source: its bytes with spaces in place of comments and of the words of texts, so that both have
/// the same places. Line breaks stay, and so does the code in texts.
package struct SwiftCode {
  package private(set) var bytes: [UInt8]

  private enum Level {
    /// Code, with the number of its open parentheses.
    case code(depth: Int)
    /// A text between quotes with so many `#` around them.
    case text(hashes: Int, quotes: Int)
  }

  private var levels: [Level] = [.code(depth: 0)]
  private var index = 0

  /// Takes time in proportion to the source, whatever it holds.
  package init(_ source: [UInt8]) {
    bytes = source
    while index < bytes.count {
      switch levels[levels.count - 1] {
      case .code(let depth): readCode(depth)
      case .text(let hashes, let quotes): readText(hashes, quotes)
      }
    }
  }

  private mutating func readCode(_ depth: Int) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where next(is: "/"): blankLine()
    case UInt8(ascii: "/") where next(is: "*"): blankComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if !beginsText() { index += 1 }
    case UInt8(ascii: "("):
      levels[levels.count - 1] = .code(depth: depth + 1)
      index += 1
    case UInt8(ascii: ")"):
      if depth == 0, levels.count > 1 {
        levels.removeLast()
      } else {
        levels[levels.count - 1] = .code(depth: max(0, depth - 1))
      }
      index += 1
    default: index += 1
    }
  }

  private mutating func readText(_ hashes: Int, _ quotes: Int) {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\""), count(of: "\"", upTo: quotes) == quotes,
      count(of: "#", from: quotes, upTo: hashes) == hashes
    {
      blank(quotes + hashes)
      levels.removeLast()
    } else if byte == UInt8(ascii: "\\"), count(of: "#", from: 1, upTo: hashes) == hashes {
      let isCode =
        index + 1 + hashes < bytes.count && bytes[index + 1 + hashes] == UInt8(ascii: "(")
      blank(hashes + 2)
      if isCode { levels.append(.code(depth: 0)) }
    } else if Self.isBreak(byte), quotes == 1 {
      // A text that does not end is a mistake, and no longer than its line.
      levels.removeLast()
      index += 1
    } else {
      blank(1)
    }
  }

  /// Reads the beginning of a text; false for a `#` of anything else.
  private mutating func beginsText() -> Bool {
    let hashes = count(of: "#", upTo: bytes.count)
    let found = count(of: "\"", from: hashes, upTo: 3)
    guard found > 0 else {
      index += max(0, hashes - 1)
      return false
    }
    let quotes = found == 3 ? 3 : 1
    blank(hashes + quotes)
    levels.append(.text(hashes: hashes, quotes: quotes))
    return true
  }

  private mutating func blankLine() {
    while index < bytes.count, !Self.isBreak(bytes[index]) { blank(1) }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/"), next(is: "*") {
        depth += 1
        blank(2)
      } else if bytes[index] == UInt8(ascii: "*"), next(is: "/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if !Self.isBreak(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
      index += 1
    }
  }

  private func next(is byte: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: byte)
  }

  /// The number of equal bytes, at a distance from the index.
  private func count(of byte: Unicode.Scalar, from distance: Int = 0, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, index + distance + count < bytes.count,
      bytes[index + distance + count] == UInt8(ascii: byte)
    {
      count += 1
    }
    return count
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

/// Takes comments and the words of strings out of a source and leaves everything else where it is.
///
/// Quotes stay, and so does code in interpolations, with its parentheses.
enum SourceBlanking {
  private enum Mode {
    /// Code inside an interpolation, with the parentheses that are open in it.
    case interpolation(open: Int)
    case string(hashes: Int, isLong: Bool)
  }

  private static let (quote, hash, backslash) = (
    UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\")
  )
  private static let (newline, slash, star, space) = (
    UInt8(ascii: "\n"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " ")
  )
  private static let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))

  /// The deepest nesting of strings in interpolations; what is deeper is taken for code.
  private static let mostModes = 64

  static func code(of bytes: [UInt8]) -> [UInt8] {
    var reader = Reader(bytes)
    while reader.at < bytes.count { reader.step() }
    return reader.code
  }

  private struct Reader {
    let bytes: [UInt8]
    var code: [UInt8]
    var at = 0
    var modes: [Mode] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      code = bytes
    }

    mutating func step() {
      if case .string(let hashes, let isLong) = modes.last {
        stepInString(hashes, isLong)
      } else {
        stepInCode()
      }
    }

    private func byte(_ offset: Int) -> UInt8? {
      at + offset < bytes.count ? bytes[at + offset] : nil
    }

    private mutating func blank(_ count: Int) {
      for index in at..<min(bytes.count, at + count) where bytes[index] != newline {
        code[index] = space
      }
      at = min(bytes.count, at + count)
    }

    private mutating func stepInCode() {
      let current = bytes[at]
      if current == slash, byte(1) == slash {
        blank(run { $0 != newline })
      } else if current == slash, byte(1) == star {
        blankComment()
      } else if current == quote || current == hash, beginString() {
        return
      } else {
        count(current)
        at += 1
      }
    }

    /// Follows the parentheses of an interpolation to its end.
    private mutating func count(_ current: UInt8) {
      guard case .interpolation(let depth) = modes.last, current == open || current == close else {
        return
      }
      modes.removeLast()
      let rest = depth + (current == open ? 1 : -1)
      if rest > 0 { modes.append(.interpolation(open: rest)) }
    }

    private func run(while isPart: (UInt8) -> Bool) -> Int {
      var end = at
      while end < bytes.count, isPart(bytes[end]) { end += 1 }
      return end - at
    }

    private mutating func blankComment() {
      var depth = 0
      repeat {
        if bytes[at] == slash, byte(1) == star {
          depth += 1
          blank(2)
        } else if bytes[at] == star, byte(1) == slash {
          depth -= 1
          blank(2)
        } else {
          blank(1)
        }
      } while depth > 0 && at < bytes.count
    }

    /// Reads the quotes that begin a string, if there are any.
    private mutating func beginString() -> Bool {
      let hashes = run { $0 == hash }
      guard byte(hashes) == quote, modes.count < mostModes else { return false }
      blank(hashes)
      let isLong = byte(1) == quote && byte(2) == quote
      at += isLong ? 3 : 1
      modes.append(.string(hashes: hashes, isLong: isLong))
      return true
    }

    private mutating func stepInString(_ hashes: Int, _ isLong: Bool) {
      let current = bytes[at]
      if current == quote, ends(hashes, isLong) {
        at += isLong ? 3 : 1
        blank(hashes)
        modes.removeLast()
      } else if current == newline, !isLong {
        modes.removeLast()
      } else if current == backslash, hasHashes(hashes, from: 1) {
        if byte(hashes + 1) == open {
          blank(hashes + 1)
          at += 1
          modes.append(.interpolation(open: 1))
        } else {
          blank(byte(hashes + 1) == newline ? hashes + 1 : hashes + 2)
        }
      } else {
        blank(1)
      }
    }

    private func ends(_ hashes: Int, _ isLong: Bool) -> Bool {
      guard isLong else { return hasHashes(hashes, from: 1) }
      return byte(1) == quote && byte(2) == quote && hasHashes(hashes, from: 3)
    }

    private func hasHashes(_ count: Int, from offset: Int) -> Bool {
      for index in 0..<count where byte(offset + index) != hash { return false }
      return true
    }
  }
}

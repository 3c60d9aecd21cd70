/// The words of a Swift source: a reader of bytes rather than a compiler, which knows comments, string literals
/// and the names of types that are declared at the start of a line.
struct SwiftSource {
  /// The source with comments as spaces.
  let withoutComments: [UInt8]
  /// The source with comments and string literals as spaces.
  let code: [UInt8]

  init(_ text: String) {
    var scan = LiteralScan(text)
    scan.run()
    withoutComments = scan.withoutComments
    code = scan.code
  }

  var words: Set<Substring> {
    Set(String(decoding: code, as: UTF8.self).split { !Self.isNamePart($0) })
  }

  /// The types declared at the start of a line, in order.
  var types: [DeclaredType] {
    String(decoding: code, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      guard line.first?.isWhitespace == false else { return nil }
      let words = line.split { !Self.isNamePart($0) && $0 != "@" }
      guard let keyword = words.firstIndex(where: Self.keywords.contains), keyword < 6,
        let name = words[words.index(after: keyword)...].first
      else { return nil }
      let modifiers = words[..<keyword]
      return DeclaredType(
        name: name, isAlias: words[keyword] == "typealias",
        isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"))
    }
  }

  static func isNamePart(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "actor",
  ]
}

struct DeclaredType {
  var name: Substring
  var isAlias: Bool
  var isPrivate: Bool
}

/// Finds comments and string literals. An interpolation counts as a part of its literal.
private struct LiteralScan {
  private let text: [UInt8]
  private var at = 0
  private(set) var withoutComments: [UInt8]
  private(set) var code: [UInt8]

  init(_ source: String) {
    text = Array(source.utf8)
    withoutComments = text
    code = text
  }

  mutating func run() {
    while at < text.count {
      if sees("//") {
        while at < text.count, text[at] != UInt8(ascii: "\n") { blank(isComment: true) }
      } else if sees("/*") {
        blankBlockComment()
      } else if sees("#\"") || sees("##\"") || sees("\"") {
        blankLiteral()
      } else {
        at += 1
      }
    }
  }

  private func sees(_ word: StaticString, at offset: Int = 0) -> Bool {
    let count = word.utf8CodeUnitCount
    guard at + offset + count <= text.count else { return false }
    return word.withUTF8Buffer {
      unsafe $0.elementsEqual(text[(at + offset)..<(at + offset + count)])
    }
  }

  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if sees("/*") { depth += 1 } else if sees("*/") { depth -= 1 }
      blank(isComment: true)
      blank(isComment: true)
      while at < text.count, depth > 0, !sees("/*"), !sees("*/") { blank(isComment: true) }
    } while depth > 0 && at < text.count
  }

  private mutating func blankLiteral() {
    let hashes = text[at...].prefix { $0 == UInt8(ascii: "#") }.count
    let isLong = sees("\"\"\"", at: hashes)
    let end =
      [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + text[at..<(at + hashes)]
    let escape = [UInt8(ascii: "\\")] + text[at..<(at + hashes)]
    for _ in 0..<end.count { blank() }
    var depth = 0
    while at < text.count, depth > 0 || !text[at...].starts(with: end) {
      if text[at...].starts(with: escape) {
        for _ in 0..<escape.count { blank() }
        if depth == 0, at < text.count, text[at] == UInt8(ascii: "(") { depth = 1 }
        blank()
        continue
      }
      if depth > 0, text[at] == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, text[at] == UInt8(ascii: ")") { depth -= 1 }
      blank()
    }
    for _ in 0..<end.count { blank() }
  }

  private mutating func blank(isComment: Bool = false) {
    guard at < text.count else { return }
    if text[at] != UInt8(ascii: "\n") {
      code[at] = UInt8(ascii: " ")
      if isComment { withoutComments[at] = UInt8(ascii: " ") }
    }
    at += 1
  }
}

/// Swift sources as a compiler on Linux takes what is written for iPhones: conditions of `#if` are answered as there,
/// parts of modules are imported with the whole, and what asks for the Objective-C runtime is taken out. Lines stay
/// where they are.
package struct IPhoneSource {
  private let source: [UInt8]
  private let code: [UInt8]
  private var index = 0
  private var edits: [Edit] = []
  private var isManaged = false

  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Returns the source as it compiles; nil where it does as it is.
  package static func rewritten(_ source: [UInt8]) -> [UInt8]? {
    var rewriter = Self(source)
    rewriter.read()
    return rewriter.edits.isEmpty ? nil : rewriter.result
  }

  private init(_ source: [UInt8]) {
    self.source = source
    code = SwiftCode(source).bytes
  }

  private var result: [UInt8] {
    // The macros in the place of @NSManaged are those of a module that the attribute does not need.
    var bytes = isManaged ? Array("import CoreData; ".utf8) : []
    bytes.reserveCapacity(bytes.count + source.count)
    var end = 0
    for edit in edits {
      bytes += source[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
    }
    return bytes + source[end...]
  }

  private mutating func read() {
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "@"): readAttribute()
      case UInt8(ascii: "#"): readDirective()
      default:
        if Self.isOfName(code[index]) { readWord() } else { index += 1 }
      }
    }
  }
}

// Imports.
extension IPhoneSource {
  /// The kinds of declarations of which an import may take one alone.
  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private mutating func readWord() {
    let start = index
    let word = Array("import".utf8)
    while index < code.count, Self.isOfName(code[index]) { index += 1 }
    guard index - start == word.count, code[start..<index].elementsEqual(word) else { return }
    // A member or a quoted name of that kind is no import.
    if start > 0, [UInt8(ascii: "."), UInt8(ascii: "`")].contains(code[start - 1]) { return }
    readImport()
  }

  /// Takes out the part of a module that is imported, and its kind: but for `os`, modules are whole here, and one that
  /// nobody has stands empty.
  private mutating func readImport() {
    skipSpaces()
    let first = index
    var module = readName()
    let kind = first..<index
    let hasKind = Self.kinds.contains(module)
    if hasKind {
      skipSpaces()
      module = readName()
    }
    let start = index
    guard !module.isEmpty, module != "os", start < code.count, code[start] == UInt8(ascii: ".")
    else { return }
    while index < code.count, code[index] == UInt8(ascii: ".") || Self.isOfName(code[index]) {
      index += 1
    }
    if hasKind { edits.append(Edit(range: kind, bytes: spaces(in: kind))) }
    edits.append(Edit(range: start..<index, bytes: spaces(in: start..<index)))
  }

  private mutating func skipSpaces() {
    while index < code.count, code[index] == UInt8(ascii: " ") { index += 1 }
  }
}

// Attributes.
extension IPhoneSource {
  /// Attributes that only the Objective-C runtime gives a meaning.
  private static let withoutMeaning: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSCopying", "nonobjc", "objc", "objcMembers",
  ]

  private mutating func readAttribute() {
    let start = index
    index += 1
    let name = readName()
    if name == "NSManaged" { return replaceManaged(from: start) }
    guard Self.withoutMeaning.contains(name) else { return }
    if name == "objc", let range = parentheses() { index = range.upperBound }
    edits.append(Edit(range: start..<index, bytes: spaces(in: start..<index)))
    readOptional()
  }

  /// Puts a macro of as many letters in the place of `@NSManaged`: the compiler refuses it without the runtime.
  private mutating func replaceManaged(from start: Int) {
    let range = start..<index
    var end = index
    while end < min(code.count, range.upperBound + Self.longestCall) {
      guard Self.isOfName(code[end]) else {
        end += 1
        continue
      }
      let word = code[end...].prefix(while: Self.isOfName)
      end = word.endIndex
      let macro: String
      if word.elementsEqual("var".utf8) {
        macro = "@CDManaged"
      } else if word.elementsEqual("func".utf8) {
        macro = "@CDMethods"
      } else {
        continue
      }
      edits.append(Edit(range: range, bytes: Array(macro.utf8)))
      isManaged = true
      return
    }
  }

  /// Takes out the `optional` of a requirement behind its `@objc`.
  private mutating func readOptional() {
    var end = index
    while end < code.count, Self.isSpace(code[end]) { end += 1 }
    let word = Array("optional".utf8)
    let range = end..<(end + word.count)
    guard range.upperBound < code.count, code[range].elementsEqual(word),
      Self.isSpace(code[range.upperBound])
    else { return }
    edits.append(Edit(range: range, bytes: spaces(in: range)))
    index = range.upperBound
  }

  /// Spaces for the bytes of a range, whose line breaks stay.
  private func spaces(in range: Range<Int>) -> [UInt8] {
    source[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
  }
}

// Directives and expressions that begin with `#`.
extension IPhoneSource {
  private mutating func readDirective() {
    let start = index
    index += 1
    switch readName() {
    case "if", "elseif": readCondition()
    case "selector": replaceCall(from: start) { "Selector(\"\($0)\")" }
    case "keyPath":
      replaceCall(from: start) { path in
        // The type does not belong to the key.
        let parts = path.split(separator: ".")
        let keys = parts.drop { $0.first?.isUppercase ?? false }
        return "\"\(keys.joined(separator: "."))\""
      }
    default: break
    }
  }

  /// Answers `os(…)` to the end of a condition, which may go on behind `&&` and `||`.
  private mutating func readCondition() {
    var last: UInt8 = 0
    while index < code.count {
      let byte = code[index]
      if byte == UInt8(ascii: "\n"), last != UInt8(ascii: "&"), last != UInt8(ascii: "|") { return }
      if !Self.isSpace(byte) { last = byte }
      guard Self.isOfName(byte) else {
        index += 1
        continue
      }
      let start = index
      guard readName() == "os", let range = parentheses() else { continue }
      index = range.upperBound
      let system = String(decoding: code[range].dropFirst().dropLast(), as: UTF8.self)
        .filter { !$0.isWhitespace }
      guard let answer = ["iOS": "(true)", "Linux": "(false)"][system] else { continue }
      let room = start..<index
      edits.append(
        Edit(
          range: room,
          bytes: Array(answer.utf8)
            + [UInt8](repeating: UInt8(ascii: " "), count: max(0, room.count - answer.count))))
    }
  }

  /// Puts an expression in the place of a call, in the same lines.
  private mutating func replaceCall(from start: Int, by expression: (String) -> String) {
    guard let range = parentheses() else { return }
    let words = code[range].dropFirst().dropLast()
    let text = String(decoding: words.filter { !Self.isSpace($0) }, as: UTF8.self)
    guard !text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return }
    let breaks = words.filter { $0 == UInt8(ascii: "\n") }
    edits.append(
      Edit(range: start..<range.upperBound, bytes: Array(expression(text).utf8) + breaks))
    index = range.upperBound
  }
}

// Words.
extension IPhoneSource {
  /// The most bytes between parentheses, so that a source without their ends is read in time.
  private static let longestCall = 512

  private mutating func readName() -> String {
    let start = index
    while index < code.count, Self.isOfName(code[index]) { index += 1 }
    return String(decoding: code[start..<index], as: UTF8.self)
  }

  /// The range of balanced parentheses that begin here, behind spaces on the line; nil without.
  private func parentheses() -> Range<Int>? {
    var start = index
    while start < code.count, code[start] == UInt8(ascii: " ") { start += 1 }
    guard start < code.count, code[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for place in start..<min(code.count, start + Self.longestCall) {
      if code[place] == UInt8(ascii: "(") { depth += 1 }
      if code[place] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return start..<(place + 1) }
      }
    }
    return nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}

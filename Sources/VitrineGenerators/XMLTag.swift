/// A tag of an XML file: the beginning of an element, its end, or both.
struct XMLTag: Hashable {
  var name: String
  /// Without the text's entities.
  var attributes: [String: String] = [:]
  var isEnd = false
  /// Whether nothing is in the element.
  var isWhole = false
  /// From 1.
  var line: Int
}

/// A reader of an XML file's tags, without its texts, comments and declarations.
struct XMLTagReader {
  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(file: String, bytes: [UInt8]) { (self.file, self.bytes) = (file, bytes) }

  func error(_ reason: String, line: Int? = nil) -> GeneratorError {
    GeneratorError(file: file, line: line ?? self.line, reason: reason)
  }

  /// Returns the next tag; nil at the end.
  mutating func next() throws(GeneratorError) -> XMLTag? {
    while skip(past: "<") {
      if has("!--") {
        guard skip(past: "-->") else { throw error("a comment has no end") }
      } else if has("?") || has("!") {
        guard skip(past: ">") else { throw error("a declaration has no end") }
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(GeneratorError) -> XMLTag {
    var tag = XMLTag(name: "", line: line)
    if has("/") {
      tag.isEnd = true
      step()
    }
    tag.name = word()
    while true {
      skipSpace()
      guard index < bytes.count else {
        throw error("the tag <\(tag.name)> has no end", line: tag.line)
      }
      if has("/") {
        tag.isWhole = true
        step()
      } else if has(">") {
        step()
        return tag
      } else {
        let (name, value) = try attribute()
        tag.attributes[name] = value
      }
    }
  }

  private mutating func attribute() throws(GeneratorError) -> (String, String) {
    let name = word()
    skipSpace()
    guard !name.isEmpty, has("=") else { throw error("expected a name and a value in a tag") }
    step()
    skipSpace()
    guard index < bytes.count, has("\"") || has("'") else {
      throw error("expected a value in quotes behind '\(name)'")
    }
    let quote = bytes[index]
    step()
    let start = index
    while index < bytes.count, bytes[index] != quote { step() }
    guard index < bytes.count else { throw error("the value of '\(name)' has no end") }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    step()
    return (name, PropertyListReader.unescaped(text))
  }

  private mutating func step() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private func has(_ text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    return end <= bytes.count
      && text.withUTF8Buffer { unsafe bytes[index..<end].elementsEqual($0) }
  }

  /// Moves behind the next of a text; to the end where there is none.
  private mutating func skip(past text: StaticString) -> Bool {
    while index < bytes.count {
      if has(text) {
        index += text.utf8CodeUnitCount
        return true
      }
      step()
    }
    return false
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { step() }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]), !has("="),
      !has(">"), !has("/")
    { step() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

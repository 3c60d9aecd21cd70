/// A reader of property lists in XML, the form in which Xcode keeps them in sources.
package struct PropertyListReader {
  /// The deepest nesting of lists and dictionaries; those of Xcode's editors nest eight deep.
  static let mostLevels = 64
  /// The most values of a file, many times those of an app with hundreds of intents.
  static let mostValues = 500_000

  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var values = 0

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// Reads the file's only value.
  package mutating func read() throws(GeneratorError) -> PropertyList {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw error("it is a binary property list; expected one in XML")
    }
    guard try nextTag() == "plist" else { throw error("expected <plist>") }
    let tag = try nextTag()
    return try value(tag, level: 0)
  }

  private mutating func value(_ tag: String, level: Int) throws(GeneratorError) -> PropertyList {
    let start = line
    values += 1
    guard values <= Self.mostValues else { throw error("more than \(Self.mostValues) values") }
    guard level < Self.mostLevels else { throw error("nested more than \(Self.mostLevels) deep") }
    func made(_ value: PropertyList.Value) -> PropertyList {
      PropertyList(value: value, line: start)
    }
    switch tag {
    case "true/": return made(.flag(true))
    case "false/": return made(.flag(false))
    case "string/", "data/", "date/": return made(.text(""))
    case "array/": return made(.list([]))
    case "dict/": return made(.pairs([:]))
    case "string", "data", "date": return made(.text(try text(of: tag)))
    case "integer", "real": return made(.number(try text(of: tag)))
    case "array": return made(.list(try list(level)))
    case "dict": return made(.pairs(try pairs(level)))
    default: throw error("expected a value, not <\(tag)>")
    }
  }

  private mutating func list(_ level: Int) throws(GeneratorError) -> [PropertyList] {
    var items: [PropertyList] = []
    var tag = try nextTag()
    while tag != "/array" {
      items.append(try value(tag, level: level + 1))
      tag = try nextTag()
    }
    return items
  }

  private mutating func pairs(_ level: Int) throws(GeneratorError) -> [String: PropertyList] {
    var pairs: [String: PropertyList] = [:]
    var tag = try nextTag()
    while tag != "/dict" {
      guard tag == "key" else { throw error("expected <key> or </dict>, not <\(tag)>") }
      let key = try text(of: "key")
      tag = try nextTag()
      pairs[key] = try value(tag, level: level + 1)
      tag = try nextTag()
    }
    return pairs
  }
}

extension PropertyListReader {
  private func error(_ reason: String) -> GeneratorError {
    GeneratorError(file: file, line: line, reason: reason)
  }

  /// Moves behind the next byte of a kind.
  ///
  /// - Returns: the bytes before it.
  private mutating func take(to end: [UInt8]) throws(GeneratorError) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count {
      if bytes[index...].starts(with: end) {
        defer { index += end.count }
        return bytes[start..<index]
      }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    throw error("the file ends where '\(String(decoding: end, as: UTF8.self))' is expected")
  }

  /// Returns the next tag without brackets and attributes, `/` before it or behind it; comments, declarations and
  /// text between tags are skipped.
  private mutating func nextTag() throws(GeneratorError) -> String {
    while true {
      _ = try take(to: [UInt8(ascii: "<")])
      if bytes[index...].starts(with: Array("!--".utf8)) {
        _ = try take(to: Array("-->".utf8))
        continue
      }
      let tag = try take(to: [UInt8(ascii: ">")])
      if tag.first == UInt8(ascii: "!") || tag.first == UInt8(ascii: "?") { continue }
      let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
      let isEmpty = tag.last == UInt8(ascii: "/") && name.last != UInt8(ascii: "/")
      return String(decoding: name.prefix(32), as: UTF8.self) + (isEmpty ? "/" : "")
    }
  }

  /// Returns the text up to the end of an element.
  private mutating func text(of tag: String) throws(GeneratorError) -> String {
    let raw = try take(to: [UInt8(ascii: "<")])
    let end = try take(to: [UInt8(ascii: ">")])
    guard end.elementsEqual("/\(tag)".utf8) else {
      throw error("expected </\(tag)>, not <\(String(decoding: end.prefix(32), as: UTF8.self))>")
    }
    return Self.unescaped(String(decoding: raw, as: UTF8.self))
  }

  /// Replaces the entities that XML has without a declaration, and numbers of characters.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    // Added to one text: a new one for each part would take time that grows with the square of their number.
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      guard let end = part.firstIndex(of: ";"), let character = entity(part[..<end]) else {
        result += "&"
        result += part
        return
      }
      result.append(character)
      result += part[part.index(after: end)...]
    }
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}

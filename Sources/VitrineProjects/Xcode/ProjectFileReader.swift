import VitrineGenerators

/// A reader of property lists in the form of Xcode's project files: `{ key = value; }`, `( value, )`, words and quoted
/// texts, with comments between them.
package struct ProjectFileReader {
  /// The deepest nesting of lists and dictionaries; those of Xcode nest six deep.
  static let mostLevels = 64
  /// The most values of a file, several times those of an app with ten thousand files.
  static let mostValues = 1_000_000

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
  package mutating func read() throws(ProjectError) -> PropertyList {
    let value = try value(level: 0)
    try skipBlanks()
    guard index == bytes.count else { throw error("expected the end of the file") }
    return value
  }

  private mutating func value(level: Int) throws(ProjectError) -> PropertyList {
    try skipBlanks()
    values += 1
    guard values <= Self.mostValues else { throw error("more than \(Self.mostValues) values") }
    guard level < Self.mostLevels else { throw error("nested more than \(Self.mostLevels) deep") }
    let start = line
    switch next {
    case UInt8(ascii: "{"): return PropertyList(value: .pairs(try pairs(level)), line: start)
    case UInt8(ascii: "("): return PropertyList(value: .list(try items(level)), line: start)
    default: return PropertyList(value: .text(try word()), line: start)
    }
  }

  private mutating func pairs(_ level: Int) throws(ProjectError) -> [String: PropertyList] {
    let start = line
    index += 1
    var pairs: [String: PropertyList] = [:]
    while true {
      try skipBlanks()
      if take(UInt8(ascii: "}")) { return pairs }
      guard index < bytes.count else { throw error("expected '}' to the '{' of line \(start)") }
      let key = try word()
      try skipBlanks()
      guard take(UInt8(ascii: "=")) else { throw error("expected '=' after '\(key)'") }
      pairs[key] = try value(level: level + 1)
      try skipBlanks()
      // Files that were merged by hand may lack the last one.
      guard take(UInt8(ascii: ";")) || next == UInt8(ascii: "}") else {
        throw error("expected ';' after the value of '\(key)'")
      }
    }
  }

  private mutating func items(_ level: Int) throws(ProjectError) -> [PropertyList] {
    let start = line
    index += 1
    var items: [PropertyList] = []
    while true {
      try skipBlanks()
      if take(UInt8(ascii: ")")) { return items }
      guard index < bytes.count else { throw error("expected ')' to the '(' of line \(start)") }
      items.append(try value(level: level + 1))
      try skipBlanks()
      guard take(UInt8(ascii: ",")) || next == UInt8(ascii: ")") else {
        throw error("expected ',' or ')' in the list of line \(start)")
      }
    }
  }
}

// Words.
extension ProjectFileReader {
  private mutating func word() throws(ProjectError) -> String {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
    case UInt8(ascii: "<") where !starts("<<<<"): return try data()
    default: break
    }
    let start = index
    while let byte = next, Self.isOfWord(byte), !starts("/*") { index += 1 }
    guard index > start else { throw unexpected() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Letters, digits and `_$/:.-+@`, and all of other alphabets.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func quoted() throws(ProjectError) -> String {
    let (mark, start) = (bytes[index], line)
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != mark {
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    guard take(mark) else { throw error("the text of line \(start) has no end") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash: a letter, up to three octal digits, or `U` and four hexadecimal ones.
  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = next else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"): append(digits(4, radix: 16), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      append(digits(3, radix: 8), to: &text)
    default:
      if byte == UInt8(ascii: "\n") { line += 1 }
      text.append(byte)
    }
  }

  private mutating func digits(_ most: Int, radix: Int) -> UInt32 {
    var (value, count) = (UInt32(0), 0)
    while count < most, let byte = next,
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
    {
      value = value * UInt32(radix) + UInt32(digit)
      index += 1
      count += 1
    }
    return value
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    text += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }

  /// Skips bytes in hexadecimal digits, which no setting is read from.
  private mutating func data() throws(ProjectError) -> String {
    let start = line
    while let byte = next, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    guard take(UInt8(ascii: ">")) else { throw error("the data of line \(start) has no end") }
    return ""
  }
}

// Bytes.
extension ProjectFileReader {
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private func starts(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  /// Skips spaces, line ends and comments.
  private mutating func skipBlanks() throws(ProjectError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"): (index, line) = (index + 1, line + 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where starts("//"):
        while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where starts("/*"): try skipComment()
      case 0xEF where index == 0 && starts("\u{FEFF}"): index += 3
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ProjectError) {
    let start = line
    index += 2
    while index < bytes.count, !starts("*/") {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    guard index < bytes.count else { throw error("the comment of line \(start) has no end") }
    index += 2
  }

  private func unexpected() -> ProjectError {
    guard let byte = next else { return error("the file ends where a value is expected") }
    let isMark = byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
    // A merge leaves lines of seven such marks.
    if isMark || starts("<<<<") {
      return error(
        "expected a value, not '\(Character(Unicode.Scalar(byte)))'; is it a merge conflict?")
    }
    return error("expected a value, not '\(Character(Unicode.Scalar(byte)))'")
  }

  private func error(_ reason: String) -> ProjectError {
    ProjectError(file, line: line, reason)
  }
}

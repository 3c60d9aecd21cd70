import Foundation

/// Keys and values of a `.strings` file: `"key" = "value";` with comments between.
nonisolated struct StringsFile {
  private(set) var values: [String: String] = [:]
  /// The first line that is not in the format; nil for none.
  private(set) var problem: String?
  private var rest: Substring.UnicodeScalarView

  /// Lines that are not in the format are skipped.
  init(_ text: String) {
    rest = Substring(text).unicodeScalars
    // The byte order mark of UTF-8.
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      skipBlanks()
      guard !rest.isEmpty else { break }
      let start = rest.startIndex
      guard let key = token() else {
        note(text.unicodeScalars[..<start])
        rest.removeFirst()
        continue
      }
      skipBlanks()
      guard rest.first == "=" else {
        note(text.unicodeScalars[..<start])
        continue
      }
      rest.removeFirst()
      skipBlanks()
      guard let value = token() else {
        note(text.unicodeScalars[..<start])
        continue
      }
      if values[key] == nil { values[key] = value }
      // Only the semicolon ends an entry: without it Xcode refuses the file, and an app has none of its texts.
      let end = rest.startIndex
      skipBlanks(withSemicolons: false)
      if rest.first != ";" {
        note(
          text.unicodeScalars[..<end], "expected a semicolon after the value of “\(shortened(key))”"
        )
      }
    }
    rest = Substring().unicodeScalars
  }

  private mutating func note(
    _ before: Substring.UnicodeScalarView, _ expected: String = "expected a key, = and a value"
  ) {
    guard problem == nil else { return }
    problem = "line \(1 + before.count { $0 == "\n" }): \(expected)"
  }

  private func shortened(_ key: String) -> String {
    key.count > Self.longestKey ? key.prefix(Self.longestKey) + "…" : key
  }

  /// The most characters of a key in a message.
  private static let longestKey = 40

  /// Decodes the encodings that Xcode writes: UTF-8, and UTF-16 with a byte order mark.
  init(data: Data) {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8)
    self.init(text ?? "")
    if text == nil { problem = "it is neither UTF-8 nor UTF-16" }
  }

  private mutating func skipBlanks(withSemicolons: Bool = true) {
    while let first = rest.first {
      if first.properties.isWhitespace || withSemicolons && first == ";" {
        rest.removeFirst()
      } else if first == "/", rest.dropFirst().first == "/" {
        rest = rest.drop { $0 != "\n" }
      } else if first == "/", rest.dropFirst().first == "*" {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !(rest.first == "*" && rest.dropFirst().first == "/") {
          rest.removeFirst()
        }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  /// Returns a quoted string or a word; nil at any other character.
  private mutating func token() -> String? {
    guard rest.first == "\"" else { return word() }
    rest.removeFirst()
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      if scalar == "\\" { escape(&result) } else { result.append(scalar) }
    }
    return String(result)
  }

  private mutating func word() -> String? {
    let word = rest.prefix {
      $0.properties.isAlphabetic || $0 == "_" || $0 == "." || $0 == "-"
        || ("0"..."9").contains($0)
    }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  private mutating func escape(_ result: inout String.UnicodeScalarView) {
    switch rest.popFirst() {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "U", "u":
      let digits = String(rest.prefix { $0.properties.isASCIIHexDigit }.prefix(4))
      rest = rest.dropFirst(digits.unicodeScalars.count)
      if let code = UInt32(digits, radix: 16), let scalar = UnicodeScalar(code) {
        result.append(scalar)
      }
    case let other?: result.append(other)
    case nil: break
    }
  }
}

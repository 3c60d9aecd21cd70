/// The build settings of a target: layers of project and target, files of settings below each, with what they inherit.
struct BuildSettings {
  /// The values, with `$(inherited)` replaced and other references as they stand.
  private(set) var values: [String: String] = [:]

  /// The most characters of a value: references to each other can grow without end.
  static let mostCharacters = 1 << 16
  /// The deepest nesting of references in values.
  static let mostLevels = 32

  init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds a layer, whose values replace those below unless they name `$(inherited)`.
  mutating func add(_ layer: [String: String]) {
    // Conditions come after the plain value that they are for.
    for (key, value) in layer.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
      guard let name = Self.name(of: key) else { continue }
      let below = values[name] ?? ""
      let whole = value.replacing("$(inherited)", with: below)
        .replacing("${inherited}", with: below)
      values[name] = String(whole.prefix(Self.mostCharacters))
    }
  }

  private static func order(_ key: String) -> (Int, String) {
    (key.contains("[") ? 1 : 0, key)
  }

  /// Returns the name of a setting without its conditions; nil where one of them is for another system than the
  /// simulator of iPhone and iPad.
  private static func name(of key: String) -> String? {
    guard let bracket = key.firstIndex(of: "[") else { return key }
    for part in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return nil }
      let isMet =
        switch pair[0] {
        case "sdk": matches("iphonesimulator", pair[1])
        case "config": matches("Debug", pair[1])
        case "arch": matches("arm64", pair[1])
        default: false
        }
      if !isMet { return nil }
    }
    return String(key[..<bracket])
  }

  /// Whether a word fits a pattern that may end in `*`.
  private static func matches(_ word: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? word.hasPrefix(pattern.dropLast()) : word == pattern
  }
}

// References.
extension BuildSettings {
  /// The value of a setting with its references replaced; nil where it is not set, or empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expanded(value)
    return text.isEmpty ? nil : text
  }

  func isTrue(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// Whether the target is built for iPhone or iPad; also one without any word of it.
  var isOfPhone: Bool {
    let systems = words("SUPPORTED_PLATFORMS") + words("SDKROOT").filter { $0 != "auto" }
    return systems.isEmpty || systems.contains { $0.hasPrefix("iphone") }
  }

  /// The words of a list.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace).map {
      String($0.filter { $0 != "\"" })
    }
  }

  /// Returns a text with `$(NAME)` and `${NAME:modifier}` replaced; names without a value by nothing.
  func expanded(_ text: String) -> String { expanded(text[...], level: 0) }

  private func expanded(_ text: Substring, level: Int) -> String {
    guard level < Self.mostLevels, text.contains("$") else { return String(text) }
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$"), result.count < Self.mostCharacters {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = Self.end(of: rest, open)
      else {
        result += "$"
        continue
      }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      result += value(of: expanded(inside, level: level + 1), level: level + 1)
      rest = rest[rest.index(after: end)...]
    }
    return String((result + rest).prefix(Self.mostCharacters))
  }

  /// Returns the place of the bracket that ends the one at the start.
  private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func value(of reference: String, level: Int) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var text = values[parts[0]].map { expanded($0[...], level: level) } ?? ""
    for modifier in parts.dropFirst() {
      switch modifier {
      case "c99extidentifier", "identifier": text = ModuleName.of(text)
      case "rfc1034identifier":
        text = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      case "lower": text = text.lowercased()
      case "upper": text = text.uppercased()
      case "base", "file": text = Paths.name(of: text)
      case "dir": text = Paths.folder(of: text)
      default:
        if modifier.hasPrefix("default="), text.isEmpty {
          text = String(modifier.dropFirst("default=".count))
        }
      }
    }
    return text
  }
}

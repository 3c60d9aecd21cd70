/// Reads the calls of a package's manifest without running it.
package struct ManifestReader {
  /// The deepest nesting of calls and lists; manifests nest six deep.
  static let mostLevels = 64
  /// The most words and signs between a constant's name and its value.
  private static let longestType = 12

  private let tokens: [ManifestToken]
  private var index = 0
  /// Lists and texts that the manifest gives a name.
  private var constants: [String: ManifestValue] = [:]

  /// Returns all calls that stand in no other one, with those of named lists in their places.
  package static func calls(in text: String) -> [ManifestCall] {
    var reader = Self(tokens: ManifestTokens.of(text))
    var calls: [ManifestCall] = []
    while reader.index < reader.tokens.count {
      if let value = reader.constant() {
        calls += value.call.map { [$0] } ?? value.items.compactMap(\.call)
      } else if reader.isCall, let call = reader.value(level: 0).call {
        calls.append(call)
      } else {
        reader.index += 1
      }
    }
    return calls
  }

  private init(tokens: [ManifestToken]) { self.tokens = tokens }

  private func kind(_ ahead: Int = 0) -> ManifestToken.Kind? {
    index + ahead < tokens.count ? tokens[index + ahead].kind : nil
  }

  /// Whether a word and an opening bracket come next.
  private var isCall: Bool {
    if case .word? = kind() { kind(1) == .mark("(") } else { false }
  }

  /// Reads `let name: Type = value`; nil for anything else.
  private mutating func constant() -> ManifestValue? {
    guard kind() == .word("let") || kind() == .word("var"), case .word(let name)? = kind(1) else {
      return nil
    }
    var ahead = 2
    // The type has no signs of its own but these.
    while let kind = kind(ahead), kind != .mark("=") {
      guard ahead < Self.longestType,
        kind.isWord || [":", "[", "]", "."].contains(where: { kind == .mark($0) })
      else { return nil }
      ahead += 1
    }
    guard kind(ahead) == .mark("=") else { return nil }
    index += ahead + 1
    let value = value(level: 0)
    constants[name] = value
    return value
  }

  /// Reads a value up to the comma or bracket behind it. Sums of lists are one list.
  private mutating func value(level: Int) -> ManifestValue {
    guard level < Self.mostLevels else {
      index = tokens.count
      return .other
    }
    var value = operand(level)
    while let kind = kind(), kind == .mark("+") {
      index += 1
      let more = operand(level)
      value = .list(value.items + more.items)
    }
    return value
  }

  private mutating func operand(_ level: Int) -> ManifestValue {
    let start = index
    var value = ManifestValue.other
    switch kind() {
    case .text(let text)?:
      index += 1
      value = text.map(ManifestValue.text) ?? .other
    case .mark("[")?: value = .list(list(level))
    case .mark(".")?:
      index += 1
      value = named(level)
    case .word?: value = named(level)
    default: break
    }
    // What is left of the expression says nothing: conditions, members, closures.
    while index < tokens.count, !isEnd { skip() }
    if index == start { index += 1 }
    return value
  }

  private var isEnd: Bool {
    switch kind() {
    case .mark(let mark)?: ",)]}+".contains(mark)
    // The next statement.
    case .word?: index > 0 && tokens[index].line > tokens[index - 1].line
    default: false
    }
  }

  /// Skips a word, or a bracket with all that it holds.
  private mutating func skip() {
    guard case .mark(let mark)? = kind(), "([{".contains(mark) else {
      index += 1
      return
    }
    var depth = 0
    repeat {
      if case .mark(let mark)? = kind() {
        if "([{".contains(mark) { depth += 1 }
        if ")]}".contains(mark) { depth -= 1 }
      }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private mutating func list(_ level: Int) -> [ManifestValue] {
    index += 1
    var items: [ManifestValue] = []
    while let kind = kind(), kind != .mark("]") {
      items.append(value(level: level + 1))
      if self.kind() == .mark(",") { index += 1 }
      if self.kind() == .mark(")") || self.kind() == .mark("}") { break }
    }
    index += 1
    return items
  }

  /// Reads a name: a call where a bracket follows, or what a constant of this name holds.
  private mutating func named(_ level: Int) -> ManifestValue {
    guard case .word(let name)? = kind() else { return .other }
    index += 1
    guard kind() == .mark("(") else { return constants[name] ?? .name(name) }
    index += 1
    var arguments: [ManifestCall.Argument] = []
    while let kind = kind(), kind != .mark(")") {
      var label: String?
      if case .word(let word) = kind, self.kind(1) == .mark(":") {
        label = word
        index += 2
      }
      arguments.append(.init(label: label, value: value(level: level + 1)))
      if self.kind() == .mark(",") { index += 1 }
      if self.kind() == .mark("]") || self.kind() == .mark("}") { break }
    }
    index += 1
    return .call(ManifestCall(name: name, arguments: arguments))
  }
}

extension ManifestToken.Kind {
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
}

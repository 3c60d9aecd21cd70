/// A variable or constant that a type declares.
struct StoredProperty {
  /// Without backquotes.
  var name: String
  var isConstant: Bool
  /// The words and attributes before `var`, attributes with their arguments: `@Relationship(inverse: \Item.list)`.
  var marks: [Mark]
  /// The source of its first value; nil without one.
  var value: String?
  /// Whether it has a body that computes it.
  var isComputed: Bool
  /// Whether it is told of its own changes.
  var isObserved: Bool
  /// Whether it shares its `var` with others.
  var isOneOfSeveral = false

  struct Mark {
    /// A modifier, or an attribute without its sign and module.
    var name: String
    var isAttribute: Bool
    /// The arguments with their brackets; empty without.
    var arguments = ""
  }

  func has(_ name: String) -> Bool { marks.contains { $0.name == name } }

  var ofType: Bool { has("static") || has("class") }
}

/// A reader of the properties that the body of a type declares.
struct PropertyReader {
  private let source: SourceTokens
  private var index = 0
  private var marks: [StoredProperty.Mark] = []
  private var properties: [StoredProperty] = []

  private init(_ source: SourceTokens) { self.source = source }

  /// Returns the properties of members in their order.
  static func properties(of members: SourceTokens) -> [StoredProperty] {
    var reader = Self(members)
    while let token = reader.token { reader.read(token) }
    return reader.properties
  }

  private var token: SourceToken? {
    index < source.tokens.count ? source.tokens[index] : nil
  }

  private func text(_ token: SourceToken?) -> String { token.map(source.text) ?? "" }

  private mutating func read(_ token: SourceToken) {
    let word = text(token)
    switch word {
    case "@": readAttribute()
    case "var", "let": readBindings(isConstant: word == "let")
    case "private", "fileprivate", "internal", "package", "public", "open", "static", "class",
      "final", "lazy", "weak", "unowned", "override", "nonisolated":
      marks.append(.init(name: word, isAttribute: false))
      index += 1
      // As in `private(set)` and `nonisolated(unsafe)`.
      if self.token?.kind == .group(UInt8(ascii: "(")) { index += 1 }
    default:
      // Another declaration: what stands before it is not a property's.
      marks = []
      index += 1
    }
  }

  private mutating func readAttribute() {
    index += 1
    var name = text(token)
    index += 1
    while text(token) == "." {
      index += 1
      name = text(token)
      index += 1
    }
    var arguments = ""
    if let token, token.kind == .group(UInt8(ascii: "(")), !token.startsLine {
      arguments = text(token)
      index += 1
    }
    marks.append(.init(name: name, isAttribute: true, arguments: arguments))
  }

  private mutating func readBindings(isConstant: Bool) {
    index += 1
    let first = properties.count
    repeat {
      guard let token, token.kind == .word else { break }
      let name = text(token).filter { $0 != "`" }
      index += 1
      if text(self.token) == ":" {
        index += 1
        skip(until: Self.endsType)
      }
      var value: String?
      if text(self.token) == "=" {
        index += 1
        value = skip(until: Self.endsValue)
      }
      let accessors = accessors()
      properties.append(
        StoredProperty(
          name: name, isConstant: isConstant, marks: marks, value: value,
          isComputed: accessors == .computing, isObserved: accessors == .observing))
    } while takeComma()
    if properties.count > first + 1 {
      for index in first..<properties.count { properties[index].isOneOfSeveral = true }
    }
    marks = []
  }

  private mutating func takeComma() -> Bool {
    guard text(token) == "," else { return false }
    index += 1
    return true
  }

  /// Moves to the token that ends a type or value.
  ///
  /// - Returns: what was skipped.
  @discardableResult
  private mutating func skip(until isEnd: (Self) -> (SourceToken) -> Bool) -> String {
    let start = index
    var angles = 0
    while let token {
      let word = text(token)
      if angles <= 0 || token.startsLine, index > start, isEnd(self)(token) { break }
      if word == "<" { angles += 1 }
      if word == ">", text(previous) != "-" { angles -= 1 }
      index += 1
    }
    guard index > start else { return "" }
    return source.text(
      source.tokens[start].range.lowerBound..<source.tokens[index - 1].range.upperBound)
  }

  private var previous: SourceToken? { index > 0 ? source.tokens[index - 1] : nil }

  private static let brace = SourceToken.Kind.group(UInt8(ascii: "{"))

  private func endsType(_ token: SourceToken) -> Bool {
    if ["=", ",", ";"].contains(text(token)) || token.kind == Self.brace { return true }
    return token.startsLine && ![":", ",", "<", "&", ".", "|", ">"].contains(text(previous))
      && ![".", "&", ">", ","].contains(text(token))
      || token.startsLine && text(previous) == ">" && token.kind == .word
  }

  private func endsValue(_ token: SourceToken) -> Bool {
    if [",", ";"].contains(text(token)) { return true }
    if token.kind == Self.brace { return bodyKind(token) != .none }
    guard token.startsLine else { return false }
    // An expression goes on behind an operator, and before one.
    if let previous, previous.kind == .sign, !["?", "!", ">"].contains(text(previous)) {
      return false
    }
    return token.kind != .sign || text(token) == "@" || text(token) == "#"
  }

  private enum Body { case none, computing, observing }

  /// The use of a block behind a property: what observes it begins with a name that says so.
  private func bodyKind(_ token: SourceToken) -> Body {
    guard token.kind == Self.brace else { return .none }
    let inner = source.inside(token)
    let words = inner.tokens.prefix(Self.mostMarks).filter { $0.kind == .word }.map(inner.text)
    if let first = words.first, ["willSet", "didSet"].contains(first) { return .observing }
    return words.first.map { ["get", "set", "_read", "_modify"].contains($0) } ?? false
      ? .computing : .none
  }

  /// Attributes and words before the first accessor of a block.
  private static let mostMarks = 4

  private mutating func accessors() -> Body {
    guard let token, token.kind == Self.brace else { return .none }
    index += 1
    return bodyKind(token) == .observing ? .observing : .computing
  }
}

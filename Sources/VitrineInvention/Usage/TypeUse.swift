/// The uses that sources make of the name of a type that nobody declares.
package struct TypeUse: Hashable, Sendable {
  package var calls: [CallShape] = []
  /// The number of arguments in angle brackets.
  package var generics = 0
  package var isWrapper = false
  /// The first in the list behind a class, which only classes and protocols can be.
  package var isInherited = false
  /// Behind another type of value, an extension, a constraint, `any` or `some`, which only protocols can be.
  package var isConformedTo = false
  package var isOverridden = false
  /// The conformances that sources add to it.
  package var extensions: [String] = []
  /// The protocols whose requirements the conforming types fulfil, as the bodies of views.
  package var refines: String?

  /// The most uses that are looked at.
  private static let mostUses = 200

  package init(of name: String, in sources: [SourceText]) {
    for source in sources {
      for place in (source.places[name] ?? []).prefix(Self.mostUses) {
        look(at: place, name, source)
      }
    }
  }

  private mutating func look(at place: Int, _ name: String, _ source: SourceText) {
    let end = place + name.utf8.count
    let before = source.skipSpaceBack(place)
    if source.has("@", at: place - 1) {
      isWrapper = true
      if let call = source.call(at: end, allowsClosures: false) { add(call.shape) }
      return
    }
    if let count = source.genericCount(at: end) { generics = max(generics, count) }
    if let word = source.name(before: before)?.name, word == "any" || word == "some" {
      isConformedTo = true
    }
    if source.name(before: before)?.name == "extension" {
      extensions += source.inherited(from: end)
      return
    }
    if inherit(at: place, source) { return }
    let isMember = source.has(".", at: place - 1)
    guard !isMember || source.name(before: place - 1) != nil else { return }
    let open = source.skipGenerics(end)
    let allows = !source.isInCondition(place)
    if let call = source.call(at: open, allowsClosures: allows) {
      if source.has("(", at: open) || source.isBuilt(open) { add(call.shape) }
    } else if source.has(".init", at: open),
      let call = source.call(at: open + 5, allowsClosures: allows)
    {
      add(call.shape)
    }
  }

  private mutating func add(_ call: CallShape) {
    if let index = calls.firstIndex(where: { $0.labels == call.labels }) {
      calls[index].merge(call)
    } else {
      calls.append(call)
    }
  }

  /// Takes in the list of a declaration that the name stands in.
  private mutating func inherit(at place: Int, _ source: SourceText) -> Bool {
    guard let heir = source.heir(at: place) else { return false }
    switch heir.keyword {
    case "class" where heir.isFirst: isInherited = true
    case "class", "struct", "enum", "actor", "protocol", "extension", "func", "associatedtype":
      isConformedTo = true
    default: return false
    }
    guard let body = heir.body else { return true }
    let words = source.words(body)
    if heir.keyword == "class", words.contains("override ") { isOverridden = true }
    if refines == nil, heir.isAlone { refines = Self.refinement(words) }
    return true
  }

  /// The protocol of SwiftUI that the body of a type fulfils.
  private static func refinement(_ words: String) -> String? {
    if words.contains("var body: some View {") { return "View" }
    if words.contains("var body: some WidgetConfiguration {") { return "Widget" }
    if words.contains("func body(content: Content) -> some View") { return "ViewModifier" }
    if words.contains("func perform() async throws -> some IntentResult") { return "AppIntent" }
    return nil
  }
}

extension SourceText {
  /// The number of arguments in angle brackets at a place; nil without.
  func genericCount(at offset: Int) -> Int? {
    let end = skipGenerics(offset)
    guard end > offset + 1 else { return nil }
    var (depth, count) = (0, 1)
    for byte in code[offset..<end] {
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 1 { count += 1 }
    }
    return count
  }

  /// The most bytes of a list in angle brackets.
  private static let longestGenerics = 500

  /// The place behind a list in angle brackets, or `offset` where there is none.
  func skipGenerics(_ offset: Int) -> Int {
    guard has("<", at: offset) else { return offset }
    var depth = 0
    let allowed = Set("<>,.:()[]?&_ ->".utf8)
    for at in offset..<min(code.count, offset + Self.longestGenerics) {
      let byte = code[at]
      guard byte.isNamePart || allowed.contains(byte) else { return offset }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), !has("->", at: at - 1) {
        depth -= 1
        if depth == 0 { return at + 1 }
      }
    }
    return offset
  }

  /// The declaration in whose list of inherited types, or constraints, a place stands.
  func heir(
    at place: Int
  ) -> (keyword: String, isFirst: Bool, isAlone: Bool, body: Range<Int>?)? {
    let statement = statement(at: place)
    guard
      let colon = code[statement.lowerBound..<max(statement.lowerBound, place)]
        .firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let head = words(statement.lowerBound..<colon).split(separator: " ")
    let keywords: Set<Substring> = [
      "class", "struct", "enum", "actor", "protocol", "extension", "func", "associatedtype",
    ]
    guard let index = head.firstIndex(where: keywords.contains) else { return nil }
    let list = words(colon + 1..<place)
    guard !list.contains("{"), !list.contains("="), !head.contains("let"), !head.contains("var")
    else { return nil }
    // Only constraints in angle brackets, not the types of parameters.
    if head[index] == "func" {
      let whole = words(statement.lowerBound..<place)
      guard !whole.contains("(") || whole.contains(" where ") else { return nil }
    }
    let brace = code[place..<statement.upperBound].firstIndex(of: UInt8(ascii: "{"))
    let body = brace.flatMap { brace in partner(of: brace).map { brace..<$0 } }
    let after = brace.map { words(place..<$0) } ?? ""
    return (String(head[index]), list.isEmpty, list.isEmpty && !after.contains(","), body)
  }

  /// The names in the list behind a colon, as far as the brace.
  func inherited(from offset: Int) -> [String] {
    let at = skipSpace(offset)
    guard has(":", at: at) else { return [] }
    var end = at
    while end < code.count, code[end] != UInt8(ascii: "{") { end += 1 }
    let list = words(at + 1..<end).split(separator: " where ").first ?? ""
    return list.split(separator: ",").map { part in
      part.split(separator: " ").joined()
    }
  }

  /// Whether a brace at or behind a place follows a condition, so that it begins no closure.
  func isInCondition(_ place: Int) -> Bool {
    let start = statement(at: place).lowerBound
    guard let word = name(at: start) else { return false }
    let conditions = ["if", "guard", "while", "for", "switch", "else", "func", "class", "struct"]
    guard conditions.contains(word) || word == "var" || word == "let" && has("{", at: place) else {
      return false
    }
    guard conditions.contains(word) else { return isType(place) }
    // Inside the braces of the same statement, or in parentheses, it may be one.
    var at = start
    while at < place {
      if code[at].isOpening, let partner = partner(of: at) {
        if partner > place { return false }
        at = partner
      }
      at += 1
    }
    return true
  }

  /// Whether a place stands behind the colon of a variable's type, whose brace begins its accessors.
  private func isType(_ place: Int) -> Bool {
    let before = skipSpaceBack(place)
    return before > 0 && (code[before - 1] == UInt8(ascii: ":") || name(before: before) != nil)
  }

  /// Whether a brace at a place belongs to a value that is built there: `Card { … }`.
  func isBuilt(_ offset: Int) -> Bool { has("{", at: skipSpace(offset)) }
}

/// The type of a value as far as the place of its use tells it, without a compiler.
package struct ValueContext: Hashable, Sendable {
  package enum Hint: Hashable, Sendable {
    /// A type in so many words.
    case type(String)
    case list, condition, optional, number, text, symbol
    /// A value with members or cases of its own.
    case structure
    case unknown
  }

  package var hint: Hint = .unknown
  package var isOptional = false
  /// The call, where it is called.
  package var call: CallShape?
  /// The label of the argument that it is.
  package var label: String?
  /// Whether a member follows, as in `store.current.name`.
  package var isFollowed = false
  /// Whether it is called on what an initializer has just made: `Keychain(service: "a").accessibility(…)`.
  package var followsInitializer = false
  /// Whether it is a member of the type that its place asks for: `.small`.
  package var isImplicit = false
}

extension SourceText {
  /// Looks at the use of a member or a name at a place.
  package func context(of name: String, at place: Int) -> ValueContext {
    var context = ValueContext()
    var end = place + name.utf8.count
    let open = skipGenerics(end)
    if let call = call(at: open, allowsClosures: !isInCondition(place)) {
      context.call = call.shape
      end = call.end
    }
    if has("?", at: end), has(".", at: end + 1) || has("[", at: end + 1) || has("(", at: end + 1) {
      context.isOptional = true
      end += 1
    } else if has("!", at: end), !has("!=", at: end) {
      context.isOptional = true
      end += 1
    }
    let next = skipSpace(end, over: true)
    if has(".", at: next), !has("..", at: next) {
      context.isFollowed = true
      context.hint = hint(ofMember: self.name(at: next + 1) ?? "")
    } else {
      look(behind: skipSpace(end), &context)
    }
    let start = chainStart(before: place)
    context.isImplicit = start == place - 1 && has(".", at: start)
    context.followsInitializer =
      start < place && context.call != nil && has(")", at: skipSpaceBack(place - 1, over: true) - 1)
      && self.name(at: start)?.first?.isUppercase == true
    look(before: start, end: end, &context)
    return context
  }

  /// The types that members of the library which follow ask of a value.
  private func hint(ofMember name: String) -> ValueContext.Hint {
    switch name {
    case "map", "filter", "first", "last", "prefix", "suffix", "sorted", "forEach", "compactMap",
      "indices", "reduce", "enumerated", "randomElement", "shuffled", "reversed", "flatMap",
      "dropFirst", "allSatisfy", "isEmpty", "count", "contains", "min", "max", "joined":
      .list
    case "uppercased", "lowercased", "capitalized", "trimmingCharacters", "hasPrefix", "hasSuffix",
      "components", "replacingOccurrences", "localizedCapitalized", "utf8", "split":
      .text
    case "timeIntervalSince", "timeIntervalSinceNow", "addingTimeInterval",
      "timeIntervalSince1970":
      .type("Date")
    case "absoluteString", "lastPathComponent", "appendingPathComponent": .type("URL")
    case "rounded", "magnitude", "isZero", "isNaN": .type("Double")
    case "formatted": .number
    case "uuidString": .type("UUID")
    case "opacity", "gradient": .type("Color")
    case "cgColor": .type("UIColor")
    case "description", "hashValue", "self", "debugDescription", "init": .unknown
    default: .structure
    }
  }

  private func look(behind offset: Int, _ context: inout ValueContext) {
    if has("??", at: offset) {
      context.isOptional = true
      context.hint = hint(ofLiteral: skipSpace(offset + 2, over: true))
      return
    }
    for sign in ["==", "!=", "<=", ">=", "+", "-", "*", "/", "<", ">"] where has(sign, at: offset) {
      // A sign of an operator stands between spaces.
      guard code[max(0, offset - 1)].isSpace else { return }
      let other = skipSpace(offset + sign.utf8.count, over: true)
      if has("nil", at: other) { context.isOptional = true }
      context.hint = hint(ofLiteral: other)
      if context.hint == .unknown, sign != "==", sign != "!=", sign != "+" {
        context.hint = .number
      }
      return
    }
    if has("? ", at: offset) { context.hint = .condition }
  }

  private func hint(ofLiteral offset: Int) -> ValueContext.Hint {
    guard offset < code.count else { return .unknown }
    if has("\"", at: offset) { return .text }
    if has("[", at: offset) { return .list }
    if has(".", at: offset) { return .structure }
    if has("true", at: offset) || has("false", at: offset) { return .condition }
    if code[offset].isDigit || has("-", at: offset) && code[min(offset + 1, code.count - 1)].isDigit
    {
      var end = offset + 1
      while end < code.count, code[end].isNamePart { end += 1 }
      let hasPoint = has(".", at: end) && end + 1 < code.count && code[end + 1].isDigit
      return .type(hasPoint ? "Double" : "Int")
    }
    return .unknown
  }

  /// The place where the expression begins whose last part is at a place: `a.b(1)?.` before it are its parts.
  func chainStart(before place: Int) -> Int {
    var at = place
    while at > 0, code[at - 1] == UInt8(ascii: ".") {
      at -= 1
      let broken = skipSpaceBack(at, over: true)
      if broken < at, broken > 0, code[broken - 1].isNamePart || code[broken - 1].isClosing {
        at = broken
      }
      while at > 0, code[at - 1] == UInt8(ascii: "?") || code[at - 1] == UInt8(ascii: "!") {
        at -= 1
      }
      while at > 0, code[at - 1].isClosing, let open = partner(of: at - 1) { at = open }
      while at > 0, code[at - 1].isNamePart || code[at - 1] == UInt8(ascii: "$") { at -= 1 }
    }
    return at
  }

  private func look(before start: Int, end: Int, _ context: inout ValueContext) {
    let before = skipSpaceBack(start, over: true)
    guard before > 0 else { return }
    if let word = name(before: before) {
      switch word.name {
      case "await", "try", "return": return look(before: word.start, end: end, &context)
      case "in" where context.call == nil && !context.isFollowed || forWord(word.start):
        if forWord(word.start), context.hint == .unknown || context.hint == .structure {
          context.hint = context.isFollowed ? context.hint : .list
        }
        return
      case "switch":
        if context.hint == .unknown { context.hint = .structure }
        return
      case "if", "guard", "while":
        if context.hint == .unknown, isWholeCondition(skipSpace(end)) { context.hint = .condition }
        return
      default: return
      }
    }
    guard context.hint == .unknown else { return }
    if code[before - 1] == UInt8(ascii: "!") || has("&&", at: before - 2)
      || has("||", at: before - 2)
    {
      context.hint = .condition
    } else if code[before - 1] == UInt8(ascii: "=") {
      lookAtBinding(before - 1, &context)
    } else if code[before - 1] == UInt8(ascii: ":"), let label = name(before: before - 1) {
      context.label = label.name
      if label.name == "systemName" || label.name == "systemImage" { context.hint = .symbol }
    } else if code[before - 1] == UInt8(ascii: "("), let callee = name(before: before - 1)?.name {
      switch callee {
      case "ForEach", "List", "zip": context.hint = .list
      case "Text", "Label", "String", "LocalizedStringKey": context.hint = .text
      case "Date": context.hint = .type("Date")
      case "Double", "Int", "CGFloat", "abs", "min", "max": context.hint = .number
      default: break
      }
    }
  }

  private func forWord(_ offset: Int) -> Bool {
    let start = statement(at: offset).lowerBound
    return has("for ", at: start)
  }

  private func isWholeCondition(_ offset: Int) -> Bool {
    ["{", "&&", "||", ",", "else"].contains { has($0, at: offset) }
  }

  /// `if let x =`, or `let x: Type =`.
  private func lookAtBinding(_ equals: Int, _ context: inout ValueContext) {
    let head = words(statement(at: equals).lowerBound..<equals)
    if ["if let ", "guard let ", "if var ", "guard var ", "while let "].contains(
      where: head.hasPrefix)
    {
      context.isOptional = true
    } else if let colon = head.lastIndex(of: ":"), head.hasPrefix("let ") || head.hasPrefix("var ")
    {
      context.hint = .type(String(head[head.index(after: colon)...].drop(while: \.isWhitespace)))
    }
  }
}

extension SourceText {
  /// The deepest nesting of braces that is looked at.
  private static let mostBodies = 60

  /// The braces around a place, the innermost first.
  func bodies(around offset: Int) -> [SourceBody] {
    var bodies: [SourceBody] = []
    var at = min(offset, code.count)
    while at > 0, bodies.count < Self.mostBodies {
      at -= 1
      if code[at].isClosing, let open = partner(of: at) {
        at = open
      } else if code[at] == UInt8(ascii: "{"), let close = partner(of: at) {
        bodies.append(body(open: at, close: close))
      }
    }
    return bodies
  }

  /// The place where the attributes of a declaration begin that stand on lines of their own before it.
  func attributes(before start: Int) -> Int {
    var start = start
    while true {
      let end = skipSpaceBack(start, over: true)
      guard
        let line = code[..<end].lastIndex(where: \.isBreak).map({ $0 + 1 }) ?? (end > 0 ? 0 : nil)
      else { return start }
      let first = skipSpace(line)
      guard first < end, code[first] == UInt8(ascii: "@") else { return start }
      start = first
    }
  }

  private func body(open: Int, close: Int) -> SourceBody {
    let start = statement(at: open).lowerBound
    let head = words(min(start, open)..<open)
    return SourceBody(kind: Self.kind(head), head: head, start: start, open: open, close: close)
  }

  /// The body whose declaration, before its brace, a place is in.
  func body(headedAt offset: Int) -> SourceBody? {
    let statement = statement(at: offset)
    guard let open = code[offset..<statement.upperBound].firstIndex(of: UInt8(ascii: "{")),
      let close = partner(of: open)
    else { return nil }
    let body = body(open: open, close: close)
    return body.kind == .other ? nil : body
  }

  private static func kind(_ head: String) -> SourceBody.Kind {
    let words = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "=" && $0 != "." }
    if head.contains("=") && !head.contains("func ") && !head.contains("init") { return .other }
    for word in words {
      switch word {
      case "func", "init", "deinit", "subscript": return .function
      case "struct", "class", "enum", "extension", "actor", "protocol": return .type
      case "var", "get", "set", "willSet", "didSet": return .function
      case "if", "guard", "for", "while", "switch", "do", "else", "catch", "return", "case",
        "repeat":
        return .other
      default: continue
      }
    }
    return .other
  }
}

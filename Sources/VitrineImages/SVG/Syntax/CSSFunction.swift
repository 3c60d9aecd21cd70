/// A function of CSS with what is in its parentheses.
struct CSSFunction {
  /// The name in small letters.
  var name: String
  /// What stands between the parentheses.
  var content: Substring

  /// A value that is one function and nothing else; nil for anything else.
  init?(_ text: Substring) {
    guard let function = CSSFunction.list(text), function.count == 1 else { return nil }
    self = function[0]
  }

  private init(name: String, content: Substring) {
    self.name = name
    self.content = content
  }

  /// Functions with white space or commas between them; nil for anything else.
  static func list(_ text: Substring) -> [CSSFunction]? {
    var (functions, rest) = ([CSSFunction](), text.drop { $0.isWhitespace })
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].trimmed
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }), !name.isEmpty,
        let close = closing(rest[open...])
      else { return nil }
      functions.append(
        CSSFunction(
          name: name.lowercased(), content: rest[rest.index(after: open)..<close].trimmed))
      rest = rest[rest.index(after: close)...].drop { $0.isWhitespace || $0 == "," }
    }
    return rest.isEmpty ? functions : nil
  }

  /// The parenthesis that belongs to the first one.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for i in text.indices {
      if text[i] == "(" { depth += 1 }
      if text[i] == ")" {
        depth -= 1
        if depth == 0 { return i }
      }
    }
    return nil
  }

  /// The arguments between white space, commas and slashes.
  var arguments: [Substring] {
    content.split { $0 == "," || $0 == "/" || $0.isWhitespace }
  }
}

extension Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    var result = self
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}

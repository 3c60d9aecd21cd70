/// A text with embedded values: `"{city}, {temperature|fixed:1}°"`. `{{` and `}}` write braces.
package struct TextTemplate: Sendable {
  package enum Piece: Sendable {
    case literal(String)
    case value(Expression, [ValueFormat])
  }

  package var pieces: [Piece]
  /// The text as written, by which it is looked up in the document's strings; nil for one that is not translated.
  var key: String?

  package init(literal: String) { pieces = [.literal(literal)] }

  /// - Parameter text: the template as the document writes it.
  package init(parsing text: String) throws(ExpressionError) {
    // Most texts contain no braces.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      pieces = [.literal(text)]
      return
    }
    pieces = try TextTemplate.pieces(Array(text.utf8))
  }

  /// The text if it contains no values, otherwise nil.
  package var constant: String? {
    if pieces.isEmpty { return "" }
    if pieces.count == 1, case .literal(let text) = pieces[0] { return text }
    return nil
  }

  /// The value that is all of the template, without a format; nil if there is more or none.
  var onlyValue: Expression? {
    guard pieces.count == 1, case .value(let expression, let formats) = pieces[0], formats.isEmpty
    else { return nil }
    return expression
  }

  package func text(in scope: Scope, _ context: FormatContext) throws(ExpressionError) -> String {
    if let constant { return constant }
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text):
        try scope.meter?.make(text.utf8.count)
        result += text
      case .value(let expression, let formats):
        var value = try expression.evaluate(in: scope)
        for format in formats {
          // Formats copy the text and may make it longer.
          if case .string(let text) = value { try scope.meter?.make(text.utf8.count) }
          value = .string(try format.text(value, context))
        }
        let text = try value.text(scope.meter)
        result += context.isMarkdown ? try Self.unmarked(text, scope.meter) : text
      }
    }
    return result
  }

  /// Returns a text that Markdown reads as it is: with a backslash before whatever may be a mark.
  private static func unmarked(
    _ text: String, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> String {
    try meter?.make(2 * text.utf8.count)
    var result = ""
    for scalar in text.unicodeScalars {
      let isMark = scalar.isASCII && (scalar.properties.isPatternSyntax || scalar == "_")
      if isMark { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Names that must be in scope to fill in the text.
  package var requiredNames: [String] { expressions.flatMap(\.requiredNames) }

  /// All names of the template, those that may be missing, too.
  package var allNames: [String] { expressions.flatMap(\.allNames) }

  private var expressions: [Expression] {
    pieces.compactMap { if case .value(let expression, _) = $0 { expression } else { nil } }
  }

  private static func pieces(_ bytes: [UInt8]) throws(ExpressionError) -> [Piece] {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var offset = 0
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal.removeAll()
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        literal.append(byte)
        continue
      }
      if offset < bytes.count, bytes[offset] == byte {
        literal.append(byte)
        offset += 1
      } else if byte == UInt8(ascii: "{") {
        flush()
        pieces.append(try value(bytes, &offset))
      } else {
        throw ExpressionError("a '}' without '{'; write '}}' for a brace")
      }
    }
    flush()
    return pieces
  }

  private static func value(
    _ bytes: [UInt8], _ offset: inout Int
  ) throws(ExpressionError) -> Piece {
    guard let end = closingBrace(bytes, offset) else {
      throw ExpressionError("a '{' without '}'; write '{{' for a brace")
    }
    let inside = bytes[offset..<end]
    offset = end + 1
    var parts = splitAtPipes(inside)
    let expression = try ExpressionParser.parse(
      String(decoding: parts.removeFirst(), as: UTF8.self))
    var formats: [ValueFormat] = []
    for part in parts {
      formats.append(try ValueFormat(parsing: String(decoding: part, as: UTF8.self)))
    }
    return .value(expression, formats)
  }

  /// Returns the index of the brace that ends an expression; braces in quoted texts do not count.
  private static func closingBrace(_ bytes: [UInt8], _ start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "}") {
        return index
      }
    }
    return nil
  }

  /// Splits at single `|`; `||` is an operator.
  private static func splitAtPipes(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    var quote: UInt8?
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "|") {
        if index + 1 < bytes.endIndex, bytes[index + 1] == byte {
          index += 1
        } else {
          parts.append(bytes[start..<index])
          start = index + 1
        }
      }
      index += 1
    }
    return parts + [bytes[start...]]
  }
}

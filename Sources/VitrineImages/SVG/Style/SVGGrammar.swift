import VitrineGraphics

/// What values of properties look like.
enum SVGGrammar {
  /// One of some words.
  static func words<Value: Sendable>(_ words: [String: Value]) -> SVGProperty.Grammar<Value> {
    { text, _ in words[text.lowercased()] }
  }

  static let share: SVGProperty.Grammar<Double> = { text, _ in SVGNumber.share(text) }

  static let length: SVGProperty.Grammar<SVGLength> = { text, scale in SVGLength(text, scale) }

  /// A length of at least 0.
  static let extent: SVGProperty.Grammar<SVGLength> = { text, scale in
    SVGLength(text, scale).flatMap { $0.isNegative ? nil : $0 }
  }

  static let place: SVGProperty.Grammar<SVGLength?> = { text, scale in
    SVGLength(text, scale).map { $0 }
  }

  /// A length of at least 0, or `auto`.
  static let size: SVGProperty.Grammar<SVGLength?> = { text, scale in
    text == "auto" ? .some(nil) : extent(text, scale).map { $0 }
  }

  static let paint: SVGProperty.Grammar<SVGPaint> = { text, _ in SVGPaint(text) }

  static let color: SVGProperty.Grammar<SVGColorValue> = { text, _ in SVGColorValue(text) }

  /// A reference to an element, or `none`.
  static let reference: SVGProperty.Grammar<SVGReference?> = { text, _ in
    text == "none" ? .some(nil) : SVGReference(text).map { $0 }
  }

  static let transform: SVGProperty.Grammar<SVGTransform> = { text, scale in
    SVGTransform(text, scale)
  }

  static func transform(_ property: String) -> SVGProperty.Grammar<SVGTransform> {
    { text, scale in SVGTransform(property, text, scale) }
  }

  static let miterLimit: SVGProperty.Grammar<Double> = { text, _ in
    SVGNumber.number(text).flatMap { $0 >= 1 ? $0 : nil }
  }

  /// Lengths of at least 0 with white space or commas between them, or `none`.
  static let dashes: SVGProperty.Grammar<[SVGLength]> = { text, scale in
    if text == "none" { return [] }
    let words = text.split { $0 == "," || $0.isWhitespace }
    let lengths = words.compactMap { extent($0, scale) }
    return lengths.count == words.count && !words.isEmpty ? lengths : nil
  }

  /// The path in `path("…")`, or path data alone, as the attribute has it.
  static let pathData: SVGProperty.Grammar<String?> = { text, _ in
    if text == "none" { return .some(nil) }
    guard text.lowercased().hasPrefix("path(") else { return String(text) }
    guard let function = CSSFunction(text) else { return nil }
    var reader = CSSReader(function.content)
    return reader.string()
  }

  /// The factors between the words for sizes of fonts (CSS Fonts 4, 2.5).
  private static let fontSizes: [String: Double] = [
    "xx-small": 0.6, "x-small": 0.75, "small": 8.0 / 9, "medium": 1, "large": 1.2, "x-large": 1.5,
    "xx-large": 2, "xxx-large": 3,
  ]
  /// What `larger` multiplies by.
  private static let fontStep = 1.2

  /// The scale of an element whose font has another size than that around it.
  static let fontSize: SVGProperty.Grammar<SVGScale> = { text, scale in
    var result = scale
    switch text.lowercased() {
    case "larger": result.fontSize *= fontStep
    case "smaller": result.fontSize /= fontStep
    case let word:
      if let factor = fontSizes[word] {
        result.fontSize = SVGScale.usualFontSize * factor
      } else if let length = extent(text, scale) {
        result.fontSize = length.resolved(of: scale.fontSize)
      } else {
        return nil
      }
    }
    return result
  }
}

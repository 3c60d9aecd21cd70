/// The source of a fill's or line's colour before references are looked up.
enum SVGPaint: Hashable {
  /// What is drawn where a reference finds nothing.
  enum Fallback: Hashable {
    case missing, none
    case color(SVGColorValue)
  }

  case none
  case color(SVGColorValue)
  case reference(SVGReference, Fallback)
  /// The fill and the line of the element whose marker or `use` this is in.
  case contextFill, contextStroke

  init?(_ value: Substring) {
    switch value {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      var rest = value
      if let reference = SVGReference.read(&rest) {
        guard let fallback = Self.fallback(rest) else { return nil }
        self = .reference(reference, fallback)
      } else if let color = SVGColorValue(value) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }

  private static func fallback(_ text: Substring) -> Fallback? {
    if text.isEmpty { return .missing }
    return text == "none" ? Fallback.none : SVGColorValue(text).map { .color($0) }
  }
}

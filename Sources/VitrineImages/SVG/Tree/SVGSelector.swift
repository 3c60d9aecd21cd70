/// A selector of Selectors 4: compounds with combinators between them, the last one for the element itself.
struct SVGSelector {
  indirect enum Condition {
    case element(String)
    case identifier(String)
    case hasClass(String)
    case attribute(String, SVGAttributeTest)
    /// One of a list, or none of it; `weight` is that of the heaviest one.
    case oneOf([SVGSelector], isNegated: Bool, weight: Int)
    case root
    case empty
    /// The `step · n + first`-th child, counted from either end, perhaps of its own name alone.
    case nth(step: Int, first: Int, fromEnd: Bool, ofName: Bool)
    /// What a still picture never has, as a pointer over it.
    case never
  }

  enum Combinator { case descendant, child, next, later }

  /// What one element has to be, and how it stands to the compound before.
  struct Compound {
    var combinator = Combinator.descendant
    var conditions: [Condition] = []
  }

  var compounds: [Compound] = []

  /// By CSS: identifiers before classes before elements.
  var specificity: Int {
    compounds.reduce(0) { $0 + $1.conditions.reduce(0) { $0 + Self.weight($1) } }
  }

  private static func weight(_ condition: Condition) -> Int {
    switch condition {
    case .identifier: 1_000_000
    case .element: 1
    case .oneOf(_, _, let weight): weight
    default: 1000
    }
  }
}

/// What an attribute's value has to be.
struct SVGAttributeTest {
  enum Kind { case present, equal, word, language, prefix, suffix, part }

  var kind: Kind
  var value = ""
  var ignoresCase = false

  func fits(_ text: String) -> Bool {
    let (text, value) = ignoresCase ? (text.lowercased(), value.lowercased()) : (text, value)
    switch kind {
    case .present: return true
    case .equal: return text == value
    case .word:
      return text.split(whereSeparator: \.isWhitespace).contains { $0 == value[...] }
    case .language: return text == value || text.hasPrefix(value + "-")
    case .prefix: return !value.isEmpty && text.hasPrefix(value)
    case .suffix: return !value.isEmpty && text.hasSuffix(value)
    case .part: return !value.isEmpty && text.firstRange(of: value) != nil
    }
  }
}

/// The rules of `<style>` elements.
struct SVGStyleSheet {
  struct Rule {
    var selector: SVGSelector
    var declarations: [SVGDeclaration]
  }

  /// The most rules of a file; drawings of design programs have some dozen.
  private static let mostRules = 2000
  /// The deepest nesting of at-rules.
  private static let deepest = 4

  private(set) var rules: [Rule] = []
  private var problems: [String] = []

  /// Adds the rules of a text; what is not read becomes a problem.
  mutating func add(_ text: String) {
    add(text, depth: 0)
    if rules.count > Self.mostRules {
      rules.removeLast(rules.count - Self.mostRules)
      problems.append("rules of style sheets after the first \(Self.mostRules) are not read")
    }
  }

  mutating func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  private mutating func add(_ text: String, depth: Int) {
    var reader = CSSReader(text)
    while true {
      reader.skipSpace()
      if reader.take("<!--") || reader.take("-->") { continue }
      guard !reader.isAtEnd, rules.count <= Self.mostRules else { return }
      let start = reader.at
      let isAtRule = reader.take("@")
      reader.skip(until: isAtRule ? ["{", ";"] : ["{"])
      let prelude = SVGDeclaration.withoutComments(reader.text(from: start, to: reader.at))
      guard reader.take("{") else {
        if isAtRule { add(atRule: prelude, "", depth) }
        reader.advance()
        continue
      }
      let from = reader.at
      reader.skip(until: ["}"])
      let block = reader.text(from: from, to: reader.at)
      reader.advance()
      if isAtRule { add(atRule: prelude, block, depth) } else { add(prelude[...].trimmed, block) }
    }
  }

  private mutating func add(_ prelude: Substring, _ block: String) {
    guard let selectors = SVGSelectorReader.selectors(prelude) else {
      problems.append("the selector '\(prelude)' of a style sheet is not read")
      return
    }
    if Self.hasRules(block) {
      problems.append("rules inside the rule '\(prelude)' of a style sheet are not read")
    }
    let declarations = SVGDeclaration.list(block[...])
    for selector in selectors { rules.append(Rule(selector: selector, declarations: declarations)) }
  }

  /// Whether a block has blocks inside it, as nested rules do.
  private static func hasRules(_ block: String) -> Bool {
    guard block.contains("{") else { return false }
    var reader = CSSReader(block)
    reader.skip(until: ["{"])
    return !reader.isAtEnd
  }

  /// At-rules that say nothing of shapes, or of still pictures.
  private static let silent: Set<Substring> = [
    "charset", "font-face", "namespace", "page", "keyframes", "-webkit-keyframes",
    "font-feature-values",
    "counter-style", "property", "view-transition",
  ]

  private mutating func add(atRule prelude: String, _ block: String, _ depth: Int) {
    let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }
    let condition = prelude.dropFirst(name.count + 1).trimmed
    switch Substring(name.lowercased()) {
    case "media":
      guard let applies = Self.applies(condition), depth < Self.deepest else { break }
      if applies { add(block, depth: depth + 1) }
      return
    case let name where Self.silent.contains(name): return
    default: break
    }
    let words = [name, condition].filter { !$0.isEmpty }.joined(separator: " ")
    problems.append("the rule '@\(words)' of a style sheet is not read")
  }

  /// Whether rules for these media are for pictures on a screen; nil where that depends on more.
  static func applies(_ media: Substring) -> Bool? {
    var result: Bool? = false
    for query in media.lowercased().split(separator: ",") {
      switch query.trimmed {
      case "all", "screen", "only screen", "": return true
      case "print", "only print", "speech", "only speech", "not all", "not screen": break
      default: result = nil
      }
    }
    return media.isEmpty ? true : result
  }
}

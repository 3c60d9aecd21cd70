/// The rules of `<style>` elements: selectors of an element, a class, an identifier, or an element with a class.
struct SVGStyleSheet {
  private struct Rule {
    var element: String?
    var classes: [String] = []
    var identifier: String?
    var declarations: [Declaration]

    /// By CSS: identifiers before classes before elements.
    var specificity: Int {
      (identifier == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1)
    }

    func fits(_ node: SVGNode, _ nodeClasses: [Substring]) -> Bool {
      (element == nil || element == node.name)
        && (identifier == nil || identifier == node.attributes["id"])
        && classes.allSatisfy { nodeClasses.contains($0[...]) }
    }
  }

  private struct Declaration {
    var name: String
    var value: String
    var isImportant: Bool
  }

  /// The most rules of a file; drawings of design programs have some dozen.
  private static let mostRules = 500
  /// The most classes of an element, and the longest selector in bytes.
  private static let mostClasses = 32
  private static let longestSelector = 200

  private var rules: [Rule] = []
  private var problems: [String] = []

  /// Adds the rules of a text; what is not read becomes a problem.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let brace = rest.firstIndex(of: "{") {
      let selectors = rest[..<brace].trimmed
      let end = rest[brace...].firstIndex(of: "}") ?? rest.endIndex
      if selectors.hasPrefix("@") {
        problems.append("the rule '\(selectors)' of a style sheet is not read")
      } else {
        let declarations = Self.declarations(rest[rest.index(after: brace)..<end])
        for selector in selectors.split(separator: ",") { add(selector.trimmed, declarations) }
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
    if rules.count > Self.mostRules {
      rules.removeLast(rules.count - Self.mostRules)
      problems.append("rules of style sheets after the first \(Self.mostRules) are not read")
    }
  }

  mutating func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  private mutating func add(_ selector: Substring, _ declarations: [Declaration]) {
    var rule = Rule(declarations: declarations)
    var rest = selector
    let name = rest.prefix { $0 != "." && $0 != "#" }
    if !name.isEmpty, name != "*" { rule.element = String(name) }
    rest = rest.dropFirst(name.count)
    while let mark = rest.first {
      let part = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
      if mark == "." { rule.classes.append(String(part)) } else { rule.identifier = String(part) }
      rest = rest.dropFirst(1 + part.count)
    }
    guard !selector.isEmpty, selector.utf8.count <= Self.longestSelector,
      selector.allSatisfy(Self.isSimple)
    else {
      problems.append("the selector '\(selector)' of a style sheet is not read")
      return
    }
    rules.append(rule)
  }

  private static func isSimple(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.#*".contains(character)
  }

  /// All properties of an element, by rising precedence.
  func properties(of node: SVGNode) -> [String: String] {
    var result = node.attributes.filter { SVGStyle.properties.contains($0.key) }
    let classes = Array(
      (node.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        .prefix(Self.mostClasses))
    // Sorting is stable: of equal rules the later one wins.
    var declarations = rules.filter { $0.fits(node, classes) }
      .sorted { $0.specificity < $1.specificity }.flatMap(\.declarations)
    if let style = node.attributes["style"] { declarations += Self.declarations(style[...]) }
    for declaration in declarations where !declaration.isImportant {
      result[declaration.name] = declaration.value
    }
    for declaration in declarations where declaration.isImportant {
      result[declaration.name] = declaration.value
    }
    return result
  }

  private static func declarations(_ text: Substring) -> [Declaration] {
    withoutComments(String(text)).split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      let isImportant = value.lowercased().hasSuffix("!important")
      if isImportant { value = value.dropLast("!important".count).trimmed }
      return Declaration(
        name: part[..<colon].trimmed.lowercased(), value: String(value), isImportant: isImportant)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      let inner = rest[start.upperBound...]
      rest = inner.firstRange(of: "*/").map { inner[$0.upperBound...] } ?? ""
    }
    return result + rest
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

/// What attributes, rules and `style` attributes declare of each element's properties.
struct SVGCascade {
  private let rules: [SVGStyleSheet.Rule]
  /// The rules by what their last compound asks for, so that few are tried on an element.
  private var byIdentifier: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byElement: [String: [Int]] = [:]
  private var others: [Int] = []
  private var matcher: SVGMatcher
  private let specificities: [Int]

  init(_ sheet: SVGStyleSheet, _ nodes: [SVGNode]) {
    rules = sheet.rules
    matcher = SVGMatcher(nodes)
    specificities = rules.map(\.selector.specificity)
    for (i, rule) in rules.enumerated() { file(rule.selector, i) }
  }

  private mutating func file(_ selector: SVGSelector, _ i: Int) {
    for condition in selector.compounds.last?.conditions ?? [] {
      switch condition {
      case .identifier(let id):
        byIdentifier[id, default: []].append(i)
        return
      case .hasClass(let name):
        byClass[name, default: []].append(i)
        return
      default: break
      }
    }
    if case .element(let name)? = selector.compounds.last?.conditions.first {
      byElement[name, default: []].append(i)
    } else {
      others.append(i)
    }
  }

  /// Whether there was no time to try all selectors on all elements.
  var isExhausted: Bool { matcher.budget <= 0 }

  /// The rules that mean an element, by rising precedence.
  private mutating func rules(_ node: SVGNode, _ i: Int) -> [SVGStyleSheet.Rule] {
    guard !rules.isEmpty else { return [] }
    var candidates = others + byElement[node.name, default: []]
    if let id = node.attributes["id"] { candidates += byIdentifier[id, default: []] }
    for name in Set(node.classes) { candidates += byClass[String(name), default: []] }
    return candidates.filter { matcher.fits(rules[$0].selector, i) }
      .sorted { (specificities[$0], $0) < (specificities[$1], $1) }.map { rules[$0] }
  }

  /// Values of properties by rising precedence: attributes, rules, the `style` attribute, and what is important among
  /// them once more.
  /// - Parameter isAttribute: whether the property may be an attribute of the element.
  mutating func declared(
    _ node: SVGNode, _ i: Int, _ isAttribute: (String, SVGNode) -> Bool
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (name, value) in node.attributes where isAttribute(name, node) {
      result[name] = [String(SVGDeclaration.withoutComments(value)[...].trimmed)]
    }
    var declarations = rules(node, i).flatMap(\.declarations)
    if let style = node.attributes["style"] { declarations += SVGDeclaration.list(style[...]) }
    for isImportant in [false, true] {
      for declaration in declarations where declaration.isImportant == isImportant {
        result[declaration.name, default: []].append(declaration.value)
      }
    }
    return result
  }
}

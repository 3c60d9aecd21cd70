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

  /// The most values that rules declare of all elements together; an element of a design program has some ten.
  private static let mostValues = 500_000
  private var values = 0

  private var leavesOut = false

  /// Whether there was no time to try all selectors on all elements, or no room for what is declared of them.
  var isExhausted: Bool { matcher.budget <= 0 || leavesOut }

  /// The rules that mean an element, by rising precedence.
  private mutating func rules(_ node: SVGNode, _ i: Int) -> [SVGStyleSheet.Rule] {
    guard !rules.isEmpty else { return [] }
    var candidates = others + byElement[node.name, default: []]
    if let id = node.attributes["id"] { candidates += byIdentifier[id, default: []] }
    for name in Set(node.classes) { candidates += byClass[String(name), default: []] }
    return candidates.filter { matcher.fits(rules[$0].selector, i) }
      .sorted { (specificities[$0], $0) < (specificities[$1], $1) }.map { rules[$0] }
  }

  /// The most values of one property of an element, those of the highest precedence, and the most variables: styles are
  /// made anew for each use of an element.
  private static let mostOfOne = 32
  private static let mostVariables = 500

  /// Values of properties by rising precedence: attributes, rules, the `style` attribute, and what is important among
  /// them once more.
  /// - Parameters:
  ///   - isProperty: whether a property is known; others say nothing, unless they are variables.
  ///   - isAttribute: whether the property may be an attribute of the element.
  mutating func declared(
    _ node: SVGNode, _ i: Int, _ isProperty: (String) -> Bool,
    _ isAttribute: (String, SVGNode) -> Bool
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (name, value) in node.attributes where isAttribute(name, node) {
      result[name] = [String(SVGDeclaration.withoutComments(value)[...].trimmed)]
    }
    let declarations = declarations(node, i, isProperty)
    for isImportant in [false, true] {
      for declaration in declarations where declaration.isImportant == isImportant {
        result[declaration.name, default: []].append(declaration.value)
      }
    }
    return result.mapValues { $0.count > Self.mostOfOne ? Array($0.suffix(Self.mostOfOne)) : $0 }
  }

  /// What rules and the `style` attribute declare of properties and variables.
  private mutating func declarations(
    _ node: SVGNode, _ i: Int, _ isProperty: (String) -> Bool
  ) -> [SVGDeclaration] {
    var all: [SVGDeclaration] = []
    for rule in rules(node, i) {
      values += rule.declarations.count
      guard values <= Self.mostValues else {
        leavesOut = true
        break
      }
      all += rule.declarations
    }
    if let style = node.attributes["style"] { all += SVGDeclaration.list(style[...]) }
    var variables: Set<String> = []
    for name in all.lazy.map(\.name) where name.hasPrefix("--") {
      if variables.count < Self.mostVariables { variables.insert(name) }
      leavesOut = leavesOut || !variables.contains(name)
    }
    return all.filter { isProperty($0.name) || variables.contains($0.name) }
  }
}

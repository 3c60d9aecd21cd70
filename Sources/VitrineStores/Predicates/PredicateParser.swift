/// A reader of the language of predicates, as Apple's “Predicate Format String Syntax” describes it.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  /// The deepest nesting of brackets and negations.
  static let mostLevels = 64
  /// The most operators one behind the other, as each is a level of the tree.
  static let mostOperators = 1000

  /// Reads a text.
  ///
  /// - Parameter arguments: the values of its places.
  static func tree(
    of format: String, _ arguments: [Any?]
  ) throws(PredicateProblem) -> PredicateTree {
    let tokens = try PredicateLexer.tokens(of: format)
    guard !tokens.isEmpty else { throw PredicateProblem("it is empty") }
    var parser = Self(tokens: tokens, arguments: arguments[...])
    let tree = try parser.disjunction()
    if let token = parser.token { throw parser.unexpected(token) }
    return try parser.checked(tree, isStatement: true)
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  private var token: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private func unexpected(_ token: PredicateToken?) -> PredicateProblem {
    switch token {
    case nil: PredicateProblem("it ends where more is expected")
    case .word(let word), .name(let word), .sign(let word):
      PredicateProblem("'\(word.prefix(40))' is not expected there")
    case .text(let text): PredicateProblem("the text '\(text.prefix(40))' is not expected there")
    case .number, .whole: PredicateProblem("a number is not expected there")
    case .argument(let letter): PredicateProblem("'%\(letter)' is not expected there")
    }
  }

  private mutating func take(sign: String) -> Bool {
    guard token == .sign(sign) else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let found)? = token, found.uppercased() == word else { return false }
    index += 1
    return true
  }

  private mutating func need(sign: String) throws(PredicateProblem) {
    guard take(sign: sign) else { throw unexpected(token) }
  }

  private func checked(
    _ tree: PredicateTree, isStatement: Bool
  ) throws(PredicateProblem) -> PredicateTree {
    guard tree.isStatement == isStatement else {
      throw PredicateProblem(
        isStatement
          ? "a value stands where a condition is expected" : "a condition stands for a value")
    }
    return tree
  }

  private mutating func deeper<Result>(
    _ body: (inout Self) throws(PredicateProblem) -> Result
  ) throws(PredicateProblem) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw PredicateProblem("it nests too deep") }
    return try body(&self)
  }

  private func checkCount(_ count: inout Int) throws(PredicateProblem) {
    count += 1
    guard count <= Self.mostOperators else { throw PredicateProblem("it has too many operators") }
  }
}

// Statements.
extension PredicateParser {
  /// Reads a statement, or a value in brackets: which of them follows only once it is read.
  private mutating func disjunction() throws(PredicateProblem) -> PredicateTree {
    var tree = try conjunction()
    var count = 0
    while take(word: "OR") || take(sign: "||") {
      try checkCount(&count)
      tree = .or(
        try checked(tree, isStatement: true), try checked(try conjunction(), isStatement: true))
    }
    return tree
  }

  private mutating func conjunction() throws(PredicateProblem) -> PredicateTree {
    var tree = try negation()
    var count = 0
    while take(word: "AND") || take(sign: "&&") {
      try checkCount(&count)
      tree = .and(
        try checked(tree, isStatement: true), try checked(try negation(), isStatement: true))
    }
    return tree
  }

  private mutating func negation() throws(PredicateProblem) -> PredicateTree {
    guard take(word: "NOT") || take(sign: "!") else { return try comparison() }
    return try deeper { parser throws(PredicateProblem) in
      .not(try parser.checked(try parser.negation(), isStatement: true))
    }
  }

  private mutating func comparison() throws(PredicateProblem) -> PredicateTree {
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    let quantity = quantity()
    let left = try sum()
    guard let operation = operation() else {
      if quantity != .one { throw unexpected(token) }
      return left
    }
    var comparison = PredicateTree.Comparison(
      left: try checked(left, isStatement: false), operation: operation, right: .own)
    comparison.quantity = quantity
    if take(sign: "[") {
      guard case .word(let letters)? = token else { throw unexpected(token) }
      index += 1
      for letter in letters.lowercased() {
        switch letter {
        case "c": comparison.ignoresCase = true
        case "d": comparison.ignoresMarks = true
        // Faster, and by a language's rules, on a device.
        case "n", "l": break
        default: throw unexpected(.word(letters))
        }
      }
      try need(sign: "]")
    }
    comparison.right = try checked(try sum(), isStatement: false)
    return .comparison(comparison)
  }

  private mutating func quantity() -> PredicateTree.Quantity {
    if take(word: "ANY") || take(word: "SOME") { return .any }
    if take(word: "ALL") { return .all }
    if take(word: "NONE") { return .none }
    return .one
  }

  private mutating func operation() -> PredicateTree.Operation? {
    let found: PredicateTree.Operation?
    switch token {
    case .sign(let sign): found = Self.signs[sign]
    case .word(let word): found = Self.words[word.uppercased()]
    default: found = nil
    }
    if found != nil { index += 1 }
    return found
  }

  private static let signs: [String: PredicateTree.Operation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private static let words: [String: PredicateTree.Operation] = [
    "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .begins,
    "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches,
  ]
}

// Values.
extension PredicateParser {
  private mutating func sum() throws(PredicateProblem) -> PredicateTree {
    var tree = try product()
    var count = 0
    while let operation: PredicateTree.Arithmetic =
      take(sign: "+") ? .add : take(sign: "-") ? .subtract : nil
    {
      try checkCount(&count)
      tree = .arithmetic(
        operation, try checked(tree, isStatement: false),
        try checked(try product(), isStatement: false))
    }
    return tree
  }

  private mutating func product() throws(PredicateProblem) -> PredicateTree {
    var tree = try operand()
    var count = 0
    while let operation: PredicateTree.Arithmetic =
      take(sign: "*") ? .multiply : take(sign: "/") ? .divide : nil
    {
      try checkCount(&count)
      tree = .arithmetic(
        operation, try checked(tree, isStatement: false),
        try checked(try operand(), isStatement: false))
    }
    return tree
  }

  private mutating func operand() throws(PredicateProblem) -> PredicateTree {
    if take(sign: "-") {
      return try deeper { parser throws(PredicateProblem) in
        .arithmetic(.subtract, .value(.whole(0)), try parser.operand())
      }
    }
    var tree = try primary()
    while take(sign: ".") {
      guard case .path(let keys, let root) = tree else { throw unexpected(.sign(".")) }
      tree = .path(keys + [try key()], of: root)
    }
    return tree
  }

  private mutating func key() throws(PredicateProblem) -> String {
    defer { index += 1 }
    switch token {
    case .word(let word), .name(let word): return word
    default: throw unexpected(token)
    }
  }

  private mutating func primary() throws(PredicateProblem) -> PredicateTree {
    guard let token else { throw unexpected(nil) }
    index += 1
    switch token {
    case .text(let text): return .value(.text(text))
    case .whole(let whole): return .value(.whole(whole))
    case .number(let number): return .value(.number(number))
    case .argument(let letter): return try argument(letter)
    case .name(let name): return .path([name], of: .own)
    case .word(let word): return try named(word)
    case .sign("("):
      return try deeper { parser throws(PredicateProblem) in
        let inner = try parser.disjunction()
        try parser.need(sign: ")")
        return inner
      }
    case .sign("{"): return try deeper { parser throws(PredicateProblem) in try parser.list() }
    case .sign: throw unexpected(token)
    }
  }

  private mutating func list() throws(PredicateProblem) -> PredicateTree {
    var items: [PredicateTree] = []
    while !take(sign: "}") {
      if !items.isEmpty { try need(sign: ",") }
      items.append(try checked(try sum(), isStatement: false))
    }
    return .list(items)
  }

  private func named(_ word: String) throws(PredicateProblem) -> PredicateTree {
    switch word.uppercased() {
    case "TRUE", "YES": return .value(.whole(1))
    case "FALSE", "NO": return .value(.whole(0))
    case "NIL", "NULL": return .value(.null)
    // What `.` is put behind is a path, also without a property yet.
    case "SELF": return .path([], of: .own)
    case "SUBQUERY", "FUNCTION", "CAST", "TERNARY", "FETCH":
      throw PredicateProblem("\(word.uppercased()) is not known here")
    default: break
    }
    if word.hasPrefix("$") { throw PredicateProblem("the variable '\(word)' has no value") }
    if case .sign(let sign)? = token, sign == "(" || sign == ":" || sign == "[" {
      throw PredicateProblem("the function '\(word)' is not known here")
    }
    return .path([word], of: .own)
  }

  private mutating func argument(_ letter: Character) throws(PredicateProblem) -> PredicateTree {
    guard let value = arguments.popFirst() else {
      throw PredicateProblem("it has more places than values")
    }
    if letter == "K" {
      guard case .text(let path) = PredicateValue(value) else {
        throw PredicateProblem("the value of '%K' is no name")
      }
      return .path(path.split(separator: ".").map(String.init), of: .own)
    }
    return .value(PredicateValue(value))
  }
}

import Vitrine

/// Reads an expression by precedence climbing.
struct ExpressionParser {
  private var tokenizer: ExpressionTokenizer
  private var token: ExpressionToken = .end
  private var depth = 0
  private var operations = 0

  /// The deepest nesting of brackets and operators; the parser recurses for each level.
  private static let deepest = 64
  /// The largest number of operators, members, elements, choices and calls of one expression. A chain like
  /// `1+1+…` nests as deeply as it is long, and evaluation and even deallocation recurse for each level; a
  /// thousand levels fit on the smallest stack of a thread.
  static let mostOperations = 1000

  private init(bytes: [UInt8]) throws(ExpressionError) {
    tokenizer = ExpressionTokenizer(bytes: bytes, offset: 0)
    try advance()
  }

  /// Parses a whole text as one expression.
  static func parse(_ text: some StringProtocol) throws(ExpressionError) -> Expression {
    var parser = try ExpressionParser(bytes: Array(text.utf8))
    let expression = try parser.expression()
    guard parser.token == .end else {
      throw ExpressionError("unexpected \(parser.token.description) in an expression")
    }
    return expression
  }

  private mutating func expression() throws(ExpressionError) -> Expression {
    try descend()
    defer { depth -= 1 }
    let condition = try fallback()
    guard try take("?") else { return condition }
    let yes = try expression()
    guard try take(":") else { throw expected("':'") }
    return try made(.choice(condition, yes, try expression()))
  }

  private mutating func fallback() throws(ExpressionError) -> Expression {
    var value = try binary(above: 0)
    while try take("??") { value = try made(.fallback(value, try binary(above: 0))) }
    return value
  }

  private mutating func binary(above precedence: Int) throws(ExpressionError) -> Expression {
    try descend()
    defer { depth -= 1 }
    var left = try unary()
    while case .symbol(let symbol) = token,
      let operation = Expression.BinaryOperator(rawValue: symbol),
      operation.precedence > precedence
    {
      try advance()
      left = try made(.binary(operation, left, try binary(above: operation.precedence)))
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> Expression {
    try descend()
    defer { depth -= 1 }
    if try take("-") { return try made(.unary(.minus, try unary())) }
    if try take("!") { return try made(.unary(.not, try unary())) }
    return try postfix()
  }

  private mutating func postfix() throws(ExpressionError) -> Expression {
    var value = try primary()
    var length = 0
    while true {
      length += 1
      if length > ExpressionParser.deepest { throw ExpressionError("an expression is too long") }
      if try take(".") {
        guard case .name(let member) = token else { throw expected("a name after '.'") }
        try advance()
        value = try made(.member(value, member))
      } else if try take("[") {
        let index = try expression()
        guard try take("]") else { throw expected("']'") }
        value = try made(.element(value, index))
      } else {
        return value
      }
    }
  }

  private mutating func primary() throws(ExpressionError) -> Expression {
    let first = token
    switch first {
    case .number(let value):
      try advance()
      return .literal(.number(value))
    case .string(let text):
      try advance()
      return .literal(.string(text))
    case .name(let name):
      try advance()
      return try named(name)
    case .symbol("("):
      try advance()
      let inner = try expression()
      guard try take(")") else { throw expected("')'") }
      return inner
    default: throw expected("a value")
    }
  }

  private mutating func named(_ name: String) throws(ExpressionError) -> Expression {
    switch name {
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "null": return .literal(.null)
    default: break
    }
    guard token == .symbol("(") else { return .name(name) }
    if let operation = ListOperation(rawValue: name) { return try each(operation) }
    guard let function = ExpressionFunction(rawValue: name) else {
      let known =
        ExpressionFunction.allCases.map(\.rawValue) + ListOperation.allCases.map(\.rawValue)
      throw ExpressionError(
        "unknown function '\(name)'" + NearestName.hint(for: name, among: known))
    }
    return try made(.call(function, try arguments(of: function)))
  }

  private mutating func arguments(
    of function: ExpressionFunction
  ) throws(ExpressionError) -> [Expression] {
    let arguments = try arguments()
    guard arguments.count == function.arity ?? max(arguments.count, 1) else {
      let wanted = function.arity.map { "\($0)" } ?? "at least 1"
      throw ExpressionError(
        "'\(function.rawValue)' takes \(wanted) argument(s), found \(arguments.count)")
    }
    return arguments
  }

  /// A list, and an expression for its elements; a list alone can be sorted.
  private mutating func each(_ operation: ListOperation) throws(ExpressionError) -> Expression {
    let arguments = try arguments()
    guard arguments.count == 2 || (arguments.count == 1 && operation == .sorted) else {
      throw ExpressionError(
        "'\(operation.rawValue)' takes a list and an expression with '\(ListOperation.item)', found "
          + "\(arguments.count) argument(s)")
    }
    return try made(.each(operation, arguments[0], arguments.count > 1 ? arguments[1] : nil))
  }

  private mutating func arguments() throws(ExpressionError) -> [Expression] {
    try advance()
    var arguments: [Expression] = []
    if token != .symbol(")") {
      repeat { arguments.append(try expression()) } while try take(",")
    }
    guard try take(")") else { throw expected("')'") }
    return arguments
  }

  // MARK: Tokens

  private mutating func advance() throws(ExpressionError) {
    token = try tokenizer.next()
  }

  private mutating func take(_ symbol: String) throws(ExpressionError) -> Bool {
    guard token == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  /// Counts an operation and throws when there are too many.
  private mutating func made(_ expression: Expression) throws(ExpressionError) -> Expression {
    operations += 1
    guard operations <= ExpressionParser.mostOperations else {
      throw ExpressionError(
        "an expression is too long: it has more than \(ExpressionParser.mostOperations) operations")
    }
    return expression
  }

  private mutating func descend() throws(ExpressionError) {
    depth += 1
    if depth > ExpressionParser.deepest * 3 {
      throw ExpressionError("an expression is nested more than \(ExpressionParser.deepest) deep")
    }
  }

  private func expected(_ what: String) -> ExpressionError {
    ExpressionError("expected \(what) in an expression, found \(token.description)")
  }
}

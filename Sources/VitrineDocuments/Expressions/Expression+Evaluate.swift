import Vitrine

extension Expression {
  package typealias Value = LocatedValue.Content

  /// The expression's value in a scope.
  package func evaluate(in scope: Scope) throws(ExpressionError) -> Value {
    switch self {
    case .literal(let value): return value
    case .name(let name):
      guard let value = scope[name] else {
        throw ExpressionError(
          "unknown name '\(name)'" + NearestName.hint(for: name, among: scope.names))
      }
      return value
    case .member(let base, let name): return try member(name, of: try base.evaluate(in: scope))
    case .element(let base, let index):
      return try element(try index.evaluate(in: scope), of: try base.evaluate(in: scope))
    case .unary(let operation, let operand):
      return try apply(operation, to: try operand.evaluate(in: scope))
    case .binary(let operation, let left, let right):
      return try apply(operation, left, right, in: scope)
    case .fallback(let value, let other):
      if let value = try? value.evaluate(in: scope), !value.isNull { return value }
      return try other.evaluate(in: scope)
    case .choice(let condition, let yes, let no):
      return try (try condition.evaluate(in: scope).truth() ? yes : no).evaluate(in: scope)
    case .call(let function, let arguments):
      var values: [Value] = []
      for argument in arguments { values.append(try argument.evaluate(in: scope)) }
      return try function.apply(to: values)
    }
  }

  private func member(_ name: String, of value: Value) throws(ExpressionError) -> Value {
    guard case .object(let object) = value else {
      throw ExpressionError("'.\(name)' asks for a member of \(value.kindDescription)")
    }
    guard let member = object[name] else {
      throw ExpressionError(
        "no member '\(name)'" + NearestName.hint(for: name, among: object.members.map(\.key)))
    }
    return member.content
  }

  private func element(_ index: Value, of value: Value) throws(ExpressionError) -> Value {
    if case .string(let name) = index { return try member(name, of: value) }
    guard case .array(let array) = value else {
      throw ExpressionError("'[…]' asks for an element of \(value.kindDescription)")
    }
    let position = try index.number()
    guard let index = Int(exactly: position), array.indices.contains(index) else {
      throw ExpressionError(
        "index \(NumberText.plain(position)) is outside a list of \(array.count)")
    }
    return array[index].content
  }

  private func apply(
    _ operation: UnaryOperator, to value: Value
  ) throws(ExpressionError) -> Value {
    switch operation {
    case .minus: .number(-(try value.number()))
    case .not: .bool(!(try value.truth()))
    }
  }

  private func apply(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, in scope: Scope
  ) throws(ExpressionError) -> Value {
    let a = try left.evaluate(in: scope)
    switch operation {
    case .and: return .bool(try a.truth() ? try right.evaluate(in: scope).truth() : false)
    case .or: return .bool(try a.truth() ? true : try right.evaluate(in: scope).truth())
    default: break
    }
    let b = try right.evaluate(in: scope)
    switch operation {
    case .equal: return .bool(a.equals(b))
    case .notEqual: return .bool(!a.equals(b))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return .bool(try compare(operation, a, b))
    case .plus:
      if case .string(let x) = a { return .string(x + b.text) }
      if case .string(let y) = b { return .string(a.text + y) }
      return .number(try a.number() + b.number())
    case .minus: return .number(try a.number() - b.number())
    case .times: return .number(try a.number() * b.number())
    case .divided: return .number(try a.number() / b.number())
    case .remainder:
      return .number(try a.number().truncatingRemainder(dividingBy: try b.number()))
    case .and, .or: return .null
    }
  }

  private func compare(
    _ operation: BinaryOperator, _ a: Value, _ b: Value
  ) throws(ExpressionError) -> Bool {
    if case .string(let x) = a, case .string(let y) = b {
      // Scalar order, the same in every locale.
      let (x, y) = (Array(x.unicodeScalars), Array(y.unicodeScalars))
      return Expression.holds(
        operation, less: x.lexicographicallyPrecedes(y), equal: x == y)
    }
    let (x, y) = (try a.number(), try b.number())
    return Expression.holds(operation, less: x < y, equal: x == y)
  }

  private static func holds(_ operation: BinaryOperator, less: Bool, equal: Bool) -> Bool {
    switch operation {
    case .less: less
    case .lessOrEqual: less || equal
    case .greater: !less && !equal
    default: !less
    }
  }
}

extension ExpressionFunction {
  func apply(to values: [LocatedValue.Content]) throws(ExpressionError) -> LocatedValue.Content {
    switch self {
    case .min: return .number(try numbers(values).reduce(.infinity) { Swift.min($0, $1) })
    case .max: return .number(try numbers(values).reduce(-.infinity) { Swift.max($0, $1) })
    case .abs: return .number(try values[0].number().magnitude)
    case .round: return .number(try values[0].number().rounded(.toNearestOrAwayFromZero))
    case .floor: return .number(try values[0].number().rounded(.down))
    case .ceil: return .number(try values[0].number().rounded(.up))
    case .clamp:
      let all = try numbers(values)
      return .number(Swift.max(all[1], Swift.min(all[0], all[2])))
    case .count: return .number(Double(try count(values[0])))
    case .contains: return .bool(try contains(values[0], values[1]))
    case .first: return try array(values[0]).first?.content ?? .null
    case .last: return try array(values[0]).last?.content ?? .null
    case .prefix: return .array(Array(try array(values[0]).prefix(try length(values[1]))))
    case .dropFirst: return .array(Array(try array(values[0]).dropFirst(try length(values[1]))))
    }
  }

  /// `min` and `max` of one list look into it.
  private func numbers(_ values: [LocatedValue.Content]) throws(ExpressionError) -> [Double] {
    var values = values
    if values.count == 1, case .array(let elements) = values[0] { values = elements.map(\.content) }
    var numbers: [Double] = []
    for value in values { numbers.append(try value.number()) }
    return numbers
  }

  private func array(_ value: LocatedValue.Content) throws(ExpressionError) -> [LocatedValue] {
    guard case .array(let array) = value else {
      throw ExpressionError("'\(rawValue)' takes a list, found \(value.kindDescription)")
    }
    return array
  }

  /// A number of elements; what is below 0 counts as 0.
  private func length(_ value: LocatedValue.Content) throws(ExpressionError) -> Int {
    let number = try value.number()
    return number.isNaN ? 0 : Int(Swift.max(0, Swift.min(number, 1e9)))
  }

  private func count(_ value: LocatedValue.Content) throws(ExpressionError) -> Int {
    switch value {
    case .array(let array): return array.count
    case .object(let object): return object.members.count
    case .string(let text): return text.count
    default: throw ExpressionError("'count' takes a list or text, found \(value.kindDescription)")
    }
  }

  private func contains(
    _ value: LocatedValue.Content, _ element: LocatedValue.Content
  ) throws(ExpressionError) -> Bool {
    if case .string(let text) = value, case .string(let part) = element {
      return text.contains(part)
    }
    return try array(value).contains { $0.content.equals(element) }
  }
}

import Vitrine

extension Expression {
  package typealias Value = LocatedValue.Content

  /// Evaluates the expression in a scope.
  package func evaluate(in scope: Scope) throws(ExpressionError) -> Value {
    try scope.meter?.spend(1)
    switch self {
    case .literal(let value): return value
    case .name(let name):
      guard let value = try scope.value(of: name) else {
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
      return try function.apply(to: values, in: scope)
    case .each(let operation, let list, let body):
      return try operation.apply(to: list, body, in: scope)
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
    case .minus: .number(try value.written().negated)
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
    case .equal: return .bool(try a.equals(b, scope.meter))
    case .notEqual: return .bool(!(try a.equals(b, scope.meter)))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try compare(operation, a, b, scope.meter))
    case .plus:
      if case .string(let x) = a {
        try scope.meter?.make(x.utf8.count)
        return .string(x + (try b.text(scope.meter)))
      }
      if case .string(let y) = b {
        try scope.meter?.make(y.utf8.count)
        return .string(try a.text(scope.meter) + y)
      }
      return .number(try a.written() + b.written())
    case .minus: return .number(try a.written() - b.written())
    case .times: return .number(try a.written() * b.written())
    case .divided: return .number(try a.written() / b.written())
    case .remainder: return .number(try a.written() % b.written())
    case .and, .or: return .null
    }
  }

  private func compare(
    _ operation: BinaryOperator, _ a: Value, _ b: Value, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> Bool {
    if case .string(let x) = a, case .string(let y) = b {
      try meter?.scan(Swift.min(x.utf8.count, y.utf8.count))
      // Strings are ordered by scalars, the same in every locale.
      let (x, y) = (x.unicodeScalars, y.unicodeScalars)
      return Expression.holds(
        operation, less: x.lexicographicallyPrecedes(y), equal: x.elementsEqual(y))
    }
    let (x, y) = (try a.written(), try b.written())
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

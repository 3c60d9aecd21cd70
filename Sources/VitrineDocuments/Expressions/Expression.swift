/// A value computed from a document's data: names, arithmetic, comparisons, choices.
package indirect enum Expression: Sendable {
  case literal(LocatedValue.Content)
  case name(String)
  case member(Expression, String)
  case element(Expression, Expression)
  case unary(UnaryOperator, Expression)
  case binary(BinaryOperator, Expression, Expression)
  /// `a ?? b`: b if a is null or missing.
  case fallback(Expression, Expression)
  case choice(Expression, Expression, Expression)
  case call(ExpressionFunction, [Expression])
  /// A function of a list, and of an expression for each element; nil is the element itself.
  case each(ListOperation, Expression, Expression?)

  package enum UnaryOperator: String, Sendable { case minus = "-", not = "!" }

  package enum BinaryOperator: String, Sendable {
    case or = "||", and = "&&", equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<="
    case greater = ">", greaterOrEqual = ">=", plus = "+", minus = "-", times = "*"
    case divided = "/", remainder = "%"

    /// The operator's precedence; higher values bind tighter.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .plus, .minus: 4
      case .times, .divided, .remainder: 5
      }
    }
  }
}

/// The functions that an expression may call.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, abs, round, floor, ceil, trunc, clamp, pow, sqrt, sin, cos, sum
  case count, contains, first, last, prefix, dropFirst, reversed, joined
  case dateAdding, dateDifference, dateStart

  /// The number of arguments; nil for one or more.
  var arity: Int? {
    switch self {
    case .min, .max, .sum: nil
    case .abs, .round, .floor, .ceil, .trunc, .sqrt, .sin, .cos, .count, .first, .last, .reversed: 1
    case .pow, .contains, .prefix, .dropFirst, .joined, .dateStart: 2
    case .clamp, .dateAdding, .dateDifference: 3
    }
  }
}

extension Expression {
  /// The names that must be in scope for the expression to have a value; those on the left of `??` may be
  /// missing.
  package var requiredNames: [String] {
    switch self {
    case .literal: []
    case .name(let name): [name]
    case .member(let base, _): base.requiredNames
    case .element(let a, let b), .binary(_, let a, let b): a.requiredNames + b.requiredNames
    case .fallback(_, let b): b.requiredNames
    case .unary(_, let a): a.requiredNames
    case .choice(let a, let b, let c): a.requiredNames + b.requiredNames + c.requiredNames
    case .call(_, let arguments): arguments.flatMap(\.requiredNames)
    case .each(_, let list, let body):
      list.requiredNames + (body?.requiredNames ?? []).filter { $0 != ListOperation.item }
    }
  }

  /// All names of the expression, those that may be missing, too.
  package var allNames: [String] {
    switch self {
    case .literal: []
    case .name(let name): [name]
    case .member(let base, _): base.allNames
    case .element(let a, let b), .binary(_, let a, let b), .fallback(let a, let b):
      a.allNames + b.allNames
    case .unary(_, let a): a.allNames
    case .choice(let a, let b, let c): a.allNames + b.allNames + c.allNames
    case .call(_, let arguments): arguments.flatMap(\.allNames)
    case .each(_, let list, let body):
      list.allNames + (body?.allNames ?? []).filter { $0 != ListOperation.item }
    }
  }
}

/// The meaning of a predicate's text.
indirect enum PredicateTree: @unchecked Sendable {
  // Values.
  case value(PredicateValue)
  case own
  /// Properties one behind the other, and functions of lists such as `@count`.
  case path([String], of: PredicateTree)
  case list([PredicateTree])
  case arithmetic(Arithmetic, PredicateTree, PredicateTree)
  // Statements.
  case constant(Bool)
  case not(PredicateTree)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)
  case comparison(Comparison)

  enum Arithmetic { case add, subtract, multiply, divide }

  /// The elements of a list that a comparison is of.
  enum Quantity { case one, any, all, none }

  enum Operation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, contains, begins, ends, like, matches
  }

  struct Comparison {
    var quantity = Quantity.one
    var left: PredicateTree
    var operation: Operation
    var right: PredicateTree
    var ignoresCase = false
    var ignoresMarks = false
  }

  var isStatement: Bool {
    switch self {
    case .value, .own, .path, .list, .arithmetic: false
    default: true
    }
  }
}

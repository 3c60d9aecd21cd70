import Vitrine

/// The functions that evaluate an expression for each element of a list, under the name `item`.
package enum ListOperation: String, CaseIterable, Sendable {
  /// The values of the expression.
  case map
  /// The elements for which it is true.
  case filter
  /// The elements from the least value to the greatest; equal ones keep their order.
  case sorted

  package typealias Value = LocatedValue.Content

  /// The name of an element in the expression.
  static let item = "item"

  /// Applies the operation; without an expression the elements are their own values.
  func apply(
    to list: Expression, _ body: Expression?, in scope: Scope
  ) throws(ExpressionError) -> Value {
    let value = try list.evaluate(in: scope)
    guard case .array(let elements) = value else {
      throw ExpressionError("'\(rawValue)' takes a list, found \(value.kindDescription)")
    }
    try scope.meter?.make(elements.count * MemoryLayout<LocatedValue>.stride)
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      let inner = scope.adding(Self.item, element.content)
      values.append(try body?.evaluate(in: inner) ?? element.content)
    }
    switch self {
    case .map: return .array(zip(elements, values).map { LocatedValue($1, $0.position) })
    case .filter:
      var kept: [LocatedValue] = []
      for (element, value) in zip(elements, values) where try value.truth() { kept.append(element) }
      return .array(kept)
    case .sorted: return .array(try order(values, scope.meter).map { elements[$0] })
    }
  }

  /// Returns the indices of values from the least to the greatest: numbers, or strings by their scalars.
  private func order(
    _ values: [Value], _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> [Int] {
    let rounds = values.count.bitWidth - values.count.leadingZeroBitCount
    if case .string = values.first {
      var texts: [String] = []
      for value in values { texts.append(try text(value)) }
      try meter?.scan(texts.reduce(0) { $0 + $1.utf8.count } * rounds)
      return Self.order(texts) { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    }
    var numbers: [WrittenNumber] = []
    for value in values { numbers.append(try value.written()) }
    try meter?.spend(numbers.count * rounds)
    // What is no number stands last, as no comparison would place it.
    return Self.order(numbers) { $0.value.isNaN ? false : $1.value.isNaN || $0 < $1 }
  }

  private func text(_ value: Value) throws(ExpressionError) -> String {
    guard case .string(let text) = value else {
      throw ExpressionError(
        "'\(rawValue)' takes all numbers or all strings, found \(value.kindDescription)")
    }
    return text
  }

  private static func order<Key>(_ keys: [Key], _ isLess: (Key, Key) -> Bool) -> [Int] {
    keys.indices.sorted { a, b in
      if isLess(keys[a], keys[b]) { return true }
      return isLess(keys[b], keys[a]) ? false : a < b
    }
  }
}

extension LocatedValue.Content {
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  var kindDescription: String { LocatedValue(self, .start).kindDescription }

  /// Whether two values are equal, regardless of their positions in the document.
  func equals(
    _ other: LocatedValue.Content, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)):
      // Letters with accents are equal however they are composed.
      try meter?.scan(Swift.min(a.utf8.count, b.utf8.count))
      return a == b
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      try meter?.spend(a.count)
      for (a, b) in zip(a, b) where !(try a.content.equals(b.content, meter)) { return false }
      return true
    case (.object(let a), .object(let b)):
      guard a.members.count == b.members.count else { return false }
      try meter?.spend(a.members.count)
      for (a, b) in zip(a.members, b.members) {
        guard a.key == b.key, try a.value.content.equals(b.value.content, meter) else {
          return false
        }
      }
      return true
    default:
      return LocatedValue(self, .start).hasSameContent(as: LocatedValue(other, .start))
    }
  }

  func number() throws(ExpressionError) -> Double { try written().value }

  /// The number with all its digits.
  func written() throws(ExpressionError) -> WrittenNumber {
    guard case .number(let value) = self else {
      throw ExpressionError("expected a number, found \(kindDescription)")
    }
    return value
  }

  func truth() throws(ExpressionError) -> Bool {
    guard case .bool(let value) = self else {
      throw ExpressionError("expected true or false, found \(kindDescription)")
    }
    return value
  }

  /// Returns the value as `{…}` inserts it into a text; its size is counted before it is created.
  func text(_ meter: EvaluationMeter?) throws(ExpressionError) -> String {
    if let meter { try meter.make(try textLength(meter)) }
    return text
  }

  /// Returns the number of bytes of `text`, or slightly more.
  private func textLength(_ meter: EvaluationMeter) throws(ExpressionError) -> Int {
    switch self {
    case .null, .object: return 0
    case .bool: return Self.longestWord
    case .number(let value): return value.text.utf8.count
    case .string(let value): return value.utf8.count
    case .array(let values):
      try meter.spend(values.count)
      var length = 0
      for value in values { length += try value.content.textLength(meter) + 2 }
      return length
    }
  }

  /// The bytes counted for a truth value.
  private static let longestWord = 5

  /// The value as `{…}` inserts it into a text.
  package var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.text
    case .string(let value): value
    case .array(let values): values.map(\.content.text).joined(separator: ", ")
    case .object: ""
    }
  }
}

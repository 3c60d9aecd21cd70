extension LocatedValue.Content {
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  var kindDescription: String { LocatedValue(self, .start).kindDescription }

  func equals(_ other: LocatedValue.Content) -> Bool {
    LocatedValue(self, .start).hasSameContent(as: LocatedValue(other, .start))
  }

  func number() throws(ExpressionError) -> Double {
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

  /// The value as `{…}` writes it into a text.
  package var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): NumberText.plain(value)
    case .string(let value): value
    case .array(let values): values.map(\.content.text).joined(separator: ", ")
    case .object: ""
    }
  }
}

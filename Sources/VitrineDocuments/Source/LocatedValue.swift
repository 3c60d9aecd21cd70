/// A JSON or YAML value with its position in the source.
package struct LocatedValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(WrittenNumber)
    case string(String)
    case array([LocatedValue])
    case object(LocatedObject)
  }

  package var content: Content
  package var position: SourcePosition

  package init(_ content: Content, _ position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

extension LocatedValue {
  package var object: LocatedObject? {
    if case .object(let object) = content { object } else { nil }
  }

  package var array: [LocatedValue]? {
    if case .array(let array) = content { array } else { nil }
  }

  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = content { number.value } else { nil }
  }

  /// The number with the digits that it was written with.
  package var written: WrittenNumber? {
    if case .number(let number) = content { number } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The kind of the value in the words of an error message.
  package var kindDescription: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(DocumentError.shortened(value.text))"
    case .string(let value): "\"\(DocumentError.shortened(value))\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Whether two values are equal, regardless of their positions.
  package func hasSameContent(as other: LocatedValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.hasSameContent(as: $1) }
    case (.object(let a), .object(let b)):
      a.members.count == b.members.count
        && zip(a.members, b.members).allSatisfy {
          $0.key == $1.key && $0.value.hasSameContent(as: $1.value)
        }
    default: false
    }
  }
}

/// A position in a document's text. Lines and columns count from 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int32
  package var column: Int32

  package init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  package static let start = SourcePosition(line: 1, column: 1)
}

/// A JSON or YAML value with its position in the source.
package struct LocatedValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
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

/// The members of an object in the order in which they were written, with distinct keys.
package struct LocatedObject: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: LocatedValue

    package init(key: String, keyPosition: SourcePosition, value: LocatedValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  package var members: [Member] {
    didSet { places = LocatedObject.places(members) }
  }
  /// The indices of the members of a large object, by their keys.
  private var places: [String: Int]?

  package init(_ members: [Member] = []) {
    self.members = members
    places = LocatedObject.places(members)
  }

  package subscript(key: String) -> LocatedValue? {
    // Without `member(_:)`: copying an unused key would be most of the cost.
    if let places { return places[key].map { members[$0].value } }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// Returns the first member with a key.
  func member(_ key: String) -> Member? {
    if let places { return places[key].map { members[$0] } }
    for member in members where member.key == key { return member }
    return nil
  }

  /// The largest object without an index, which takes longer to build than it saves: expressions create
  /// objects of the environment that are read once.
  static let scanLimit = 64

  private static func places(_ members: [Member]) -> [String: Int]? {
    guard members.count > scanLimit else { return nil }
    var places: [String: Int] = [:]
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() where places[member.key] == nil {
      places[member.key] = place
    }
    return places
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
    case .number(let value): "the number \(NumberText.plain(value))"
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

import VitrineDocuments

/// A document as a plain tree that a test can change and print as JSON again.
indirect enum DocumentText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([DocumentText])
  case object([(key: String, value: DocumentText)])

  init(_ value: LocatedValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number.value)
    case .string(let string): self = .string(string)
    case .array(let items): self = .array(items.map(DocumentText.init))
    case .object(let object):
      self = .object(object.members.map { ($0.key, DocumentText($0.value)) })
    }
  }

  /// One step from a value to a part of it.
  enum Step: Hashable {
    case member(String)
    case item(Int)
  }

  subscript(path: ArraySlice<Step>) -> DocumentText? {
    get {
      guard let step = path.first else { return self }
      switch (self, step) {
      case (.array(let items), .item(let i)) where items.indices.contains(i):
        return items[i][path.dropFirst()]
      case (.object(let members), .member(let key)):
        return members.first { $0.key == key }?.value[path.dropFirst()]
      default: return nil
      }
    }
    set {
      guard let newValue else { return }
      guard let step = path.first else {
        self = newValue
        return
      }
      switch (self, step) {
      case (.array(var items), .item(let i)) where items.indices.contains(i):
        items[i][path.dropFirst()] = newValue
        self = .array(items)
      case (.object(var members), .member(let key)):
        if let i = members.firstIndex(where: { $0.key == key }) {
          members[i].value[path.dropFirst()] = newValue
        } else if path.count == 1 {
          members.append((key, newValue))
        }
        self = .object(members)
      default: break
      }
    }
  }

  subscript(path: [Step]) -> DocumentText? {
    get { self[path[...]] }
    set { self[path[...]] = newValue }
  }

  subscript(key: String) -> DocumentText? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  var items: [DocumentText]? { if case .array(let items) = self { items } else { nil } }
  var members: [(key: String, value: DocumentText)]? {
    if case .object(let members) = self { members } else { nil }
  }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var json: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

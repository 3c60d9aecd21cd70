import VitrineGraphics

/// The form of a JSON value, of which its JSON Schema is made.
indirect enum JSONShape: Sendable {
  case string, integer, number, boolean, null
  /// Whatever an author put there.
  case anything
  case words([String])
  case list(of: JSONShape)
  /// A list of so many values.
  case row(of: JSONShape, count: Int)
  case object([Member])
  /// An object whose members are not known by name.
  case members(of: JSONShape)
  case either([JSONShape])
  /// One of the schema's definitions.
  case named(String)
  case described(String, JSONShape)

  struct Member: Sendable {
    var name: String
    var shape: JSONShape
    var isOptional: Bool
  }
}

/// An object: `["file": .string, "line?": .integer]`, where a question mark stands behind what may be missing.
extension JSONShape: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONShape)...) {
    self = .object(elements.map(Member.init(key:shape:)))
  }
}

extension JSONShape.Member {
  fileprivate init(key: String, shape: JSONShape) {
    isOptional = key.hasSuffix("?")
    name = isOptional ? String(key.dropLast()) : key
    self.shape = shape
  }
}

extension JSONShape {
  static func words<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> JSONShape {
    .words(type.allCases.map(\.rawValue))
  }

  /// The object with more members.
  func adding(_ other: JSONShape) -> JSONShape {
    guard case .object(let members) = self, case .object(let more) = other else { return self }
    return .object(members + more)
  }

  /// Writes the members of the schema into an object that is open.
  func write(to json: inout JSONText) {
    switch self {
    case .string: json.member("type", "string")
    case .integer: json.member("type", "integer")
    case .number: json.member("type", "number")
    case .boolean: json.member("type", "boolean")
    case .null: json.member("type", "null")
    case .anything: break
    case .words(let words):
      json.key("enum")
      json.array(words) { $0.value($1) }
    case .list(let element): Self.writeList(of: element, count: nil, &json)
    case .row(let element, let count): Self.writeList(of: element, count: count, &json)
    case .object(let members): Self.write(members, &json)
    case .members(let shape):
      json.member("type", "object")
      json.key("additionalProperties")
      json.object { shape.write(to: &$0) }
    case .either(let shapes):
      json.key("anyOf")
      json.array(shapes) { json, shape in json.object { shape.write(to: &$0) } }
    case .named(let name): json.member("$ref", "#/$defs/\(name)")
    case .described(let words, let shape):
      json.member("description", words)
      shape.write(to: &json)
    }
  }

  private static func writeList(of element: JSONShape, count: Int?, _ json: inout JSONText) {
    json.member("type", "array")
    json.key("items")
    json.object { element.write(to: &$0) }
    guard let count else { return }
    json.member("minItems", count)
    json.member("maxItems", count)
  }

  /// No member may be there that is not listed: what is printed and what is promised stay the same.
  private static func write(_ members: [Member], _ json: inout JSONText) {
    json.member("type", "object")
    json.key("properties")
    json.object { json in
      for member in members {
        json.key(member.name)
        json.object { member.shape.write(to: &$0) }
      }
    }
    json.key("required")
    json.array(members.filter { !$0.isOptional }) { $0.value($1.name) }
    json.member("additionalProperties", false)
  }
}

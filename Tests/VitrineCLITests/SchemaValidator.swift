import Foundation

/// Checks a JSON value by as much of JSON Schema as the program's own schemas of outputs use.
struct SchemaValidator {
  private let root: [String: Any]
  private static let known: Set = [
    "$schema", "title", "description", "$defs", "$ref", "type", "enum", "items", "minItems",
    "maxItems",
    "properties", "required", "additionalProperties", "anyOf",
  ]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    root = object as? [String: Any] ?? [:]
  }

  /// Returns what does not fit, each with its place; empty for a valid value.
  func problems(of text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: [.fragmentsAllowed])
    return problems(of: value, by: root, at: "$")
  }

  private func problems(of value: Any, by schema: [String: Any], at place: String) -> [String] {
    var found = Set(schema.keys).subtracting(Self.known).map { "\(place): the schema has '\($0)'" }
    if let reference = schema["$ref"] as? String {
      guard let target = resolve(reference) else { return ["\(place): no \(reference)"] }
      return problems(of: value, by: target, at: place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let each = choices.map { problems(of: value, by: $0, at: place) }
      if !each.contains(where: \.isEmpty) {
        found.append("\(place): fits none of \(choices.count): \(each.map { $0.first ?? "" })")
      }
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      found.append("\(place): \(value) is none of \(words)")
    }
    if let type = schema["type"] as? String, !Self.fits(value, type) {
      return found + ["\(place): \(value) is no \(type)"]
    }
    if let list = value as? [Any] { found += problems(of: list, by: schema, at: place) }
    if let object = value as? [String: Any] { found += problems(of: object, by: schema, at: place) }
    return found
  }

  private func problems(of list: [Any], by schema: [String: Any], at place: String) -> [String] {
    var found: [String] = []
    if let least = schema["minItems"] as? Int, list.count < least {
      found.append("\(place): \(list.count) items, not \(least)")
    }
    if let most = schema["maxItems"] as? Int, list.count > most {
      found.append("\(place): \(list.count) items, not \(most)")
    }
    guard let items = schema["items"] as? [String: Any] else { return found }
    return found
      + list.enumerated().flatMap { problems(of: $1, by: items, at: "\(place)[\($0)]") }
  }

  private func problems(
    of object: [String: Any], by schema: [String: Any], at place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place): '\($0)' is missing" }
    for (key, value) in object {
      let inner = "\(place).\(key)"
      if let property = properties[key] {
        found += problems(of: value, by: property, at: inner)
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        found += problems(of: value, by: others, at: inner)
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(inner) is not in the schema")
      }
    }
    return found
  }

  private func resolve(_ reference: String) -> [String: Any]? {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: [String: Any]])?[name]
  }

  private static func fits(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer":
      !isBoolean(value)
        && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }

  /// Numbers are booleans, too, where they are asked: only the type that they were read as tells.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { unsafe String(cString: $0.objCType) == "c" } ?? false
  }
}

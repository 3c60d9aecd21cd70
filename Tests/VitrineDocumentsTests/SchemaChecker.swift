import Foundation
import VitrineDocuments

/// Checks documents by as much of JSON Schema as theirs uses.
struct SchemaChecker: @unchecked Sendable {
  private let root: [String: Any]

  /// The one of this version.
  static let shared = Result { try SchemaChecker(JSONSchema.text()) }

  init(_ schema: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(schema.utf8))
    root = object as? [String: Any] ?? [:]
  }

  /// Returns the places that do not fit; empty for a valid document.
  func problems(of text: String) throws -> [String] {
    problems(ofValue: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  func problems(ofValue value: Any) -> [String] { check(value, by: root, "$") }

  private func check(_ value: Any, by schema: Any, _ place: String) -> [String] {
    if let fits = schema as? Bool { return fits ? [] : ["\(place): not allowed"] }
    guard let schema = schema as? [String: Any] else { return ["\(place): no schema"] }
    var found: [String] = []
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last {
      let target = (root["$defs"] as? [String: Any])?[String(name)]
      found += check(value, by: target ?? false, place)
    }
    if let condition = schema["if"] {
      let branch = check(value, by: condition, place).isEmpty ? schema["then"] : schema["else"]
      found += branch.map { check(value, by: $0, place) } ?? []
    }
    if let choices = schema["anyOf"] as? [Any],
      !choices.contains(where: { check(value, by: $0, place).isEmpty })
    {
      found.append("\(place): fits none of \(choices.count)")
    }
    if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
      found.append("\(place): none of the names")
    }
    if let type = schema["type"] as? String, !Self.fits(value, type) {
      found.append("\(place): no \(type)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(place): does not begin so")
    }
    if let list = value as? [Any] { found += check(list, by: schema, place) }
    if let object = value as? [String: Any] { found += check(object, by: schema, place) }
    return found
  }

  private func check(_ list: [Any], by schema: [String: Any], _ place: String) -> [String] {
    let (least, most) = (schema["minItems"] as? Int ?? 0, schema["maxItems"] as? Int ?? .max)
    let count = least <= list.count && list.count <= most ? [] : ["\(place): \(list.count) items"]
    guard let items = schema["items"] else { return count }
    return count + list.enumerated().flatMap { check($1, by: items, "\(place)[\($0)]") }
  }

  private func check(_ object: [String: Any], by schema: [String: Any], _ place: String) -> [String]
  {
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place): no \($0)" }
    let (least, most) = (schema["minProperties"] as? Int, schema["maxProperties"] as? Int)
    if object.count < least ?? 0 || object.count > most ?? .max { found.append("\(place): count") }
    let known = schema["properties"] as? [String: Any] ?? [:]
    let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
    for (key, value) in object {
      if let own = known[key] {
        found += check(value, by: own, "\(place).\(key)")
      } else if !patterns.keys.contains(where: {
        key.range(of: $0, options: .regularExpression) != nil
      }),
        let others = schema["additionalProperties"]
      {
        found += check(value, by: others, "\(place).\(key)")
      }
    }
    return found
  }

  private static func fits(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer":
      !isBoolean(value)
        && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  /// True and false are read as numbers of their own kind.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { unsafe String(cString: $0.objCType) == "c" } ?? false
  }
}

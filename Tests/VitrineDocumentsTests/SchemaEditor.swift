import Foundation
import VitrineDocuments

/// Writes documents as a person does in an editor that knows nothing but a schema: every key and value that the schema
/// offers at its place is taken from the list that comes, and only what no list has is typed.
struct SchemaEditor {
  private var root: [String: Any] = [:]
  /// What was taken from lists: the place, the letters after which it is the first of its list, and the rest of it.
  private(set) var completions: [String] = []
  /// What was typed: the place, and the text.
  private(set) var typed: [String] = []
  /// What the schema has no place for.
  private(set) var refused: [String] = []

  /// Takes another schema, as an editor does when the file of it was written anew.
  mutating func open(_ schema: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(schema.utf8))
    root = object as? [String: Any] ?? [:]
  }

  /// Writes the members of a document; returns them as JSON without braces.
  mutating func write(_ members: [LocatedObject.Member]) -> String {
    write(members, by: [root], at: "$")
  }

  private mutating func write(
    _ members: [LocatedObject.Member], by schemas: [Any], at place: String
  ) -> String {
    let forms = forms(schemas)
    let known = forms.compactMap { $0["properties"] as? [String: Any] }
    let keys = Set(known.flatMap(\.keys))
    return members.map { member in
      var next = known.compactMap { $0[member.key] }
      if keys.contains(member.key) {
        complete(member.key, among: keys, place)
      } else {
        next = forms.compactMap { $0["additionalProperties"] }.filter { !($0 is Bool) }
        if next.isEmpty, forms.contains(where: Self.takesAnything) { next = [[String: Any]()] }
        if next.isEmpty { refused.append("\(place): \(member.key)") }
        typed.append("\(place): \(member.key)")
      }
      return "\"\(member.key)\": " + write(member.value, by: next, at: "\(place).\(member.key)")
    }.joined(separator: ", ")
  }

  private mutating func write(
    _ value: LocatedValue, by schemas: [Any], at place: String
  ) -> String {
    let forms = forms(schemas)
    switch value.content {
    case .object(let object): return "{" + write(object.members, by: schemas, at: place) + "}"
    case .array(let values):
      let items = forms.compactMap { $0["items"] }
      let free = items.isEmpty && forms.contains(where: Self.takesAnything)
      return "["
        + values.enumerated().map { index, value in
          write(value, by: free ? [[String: Any]()] : items, at: "\(place)[\(index)]")
        }.joined(separator: ", ") + "]"
    case .string(let text):
      let names = Set(forms.compactMap { $0["enum"] as? [String] }.joined())
      if names.contains(text) {
        complete(text, among: names, place)
      } else {
        type(text, "string", forms, place)
      }
      return "\"\(text)\""
    case .number(let number):
      type(number.text, "number", forms, place)
      return number.text
    case .bool(let value):
      if Self.takes("boolean", forms) {
        complete("\(value)", among: ["false", "true"], place)
      } else {
        type("\(value)", "boolean", forms, place)
      }
      return "\(value)"
    case .null: return "null"
    }
  }

  private mutating func complete(_ name: String, among names: Set<String>, _ place: String) {
    let sorted = names.sorted()
    let count = (1...max(name.count, 1)).first { count in
      sorted.first { $0.hasPrefix(name.prefix(count)) } == name
    }
    let letters = count ?? name.count
    completions.append("\(place): \(name.prefix(letters))|\(name.dropFirst(letters))")
  }

  private mutating func type(
    _ text: String, _ type: String, _ forms: [[String: Any]], _ place: String
  ) {
    typed.append("\(place): \(text)")
    let fits = Self.takes(type, forms) || type == "number" && Self.takes("integer", forms)
    if !fits { refused.append("\(place): \(text)") }
  }

  private static func takes(_ type: String, _ forms: [[String: Any]]) -> Bool {
    forms.contains { ($0["type"] as? String == type && $0["enum"] == nil) || takesAnything($0) }
  }

  /// Whether a schema says nothing of a value but what it is for.
  private static func takesAnything(_ form: [String: Any]) -> Bool {
    form.keys.allSatisfy { $0 == "description" }
      || form["type"] as? String == "object" && form["properties"] == nil
        && form["additionalProperties"] == nil
  }

  /// The schemas that a value may fit, with references followed and choices side by side.
  private func forms(_ schemas: [Any]) -> [[String: Any]] {
    schemas.flatMap { schema -> [[String: Any]] in
      guard let schema = schema as? [String: Any] else { return [] }
      var next: [Any] = schema["anyOf"] as? [Any] ?? []
      if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
        let target = (root["$defs"] as? [String: Any])?[String(name)]
      {
        next.append(target)
      }
      // A document of a widget: it has no pages.
      if schema["if"] != nil, let other = schema["else"] { next.append(other) }
      let isHolder = schema["anyOf"] != nil || schema["$ref"] != nil
      return (isHolder ? [] : [schema]) + forms(next)
    }
  }
}

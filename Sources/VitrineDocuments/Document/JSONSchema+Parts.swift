import Vitrine

// What schemas are written of.
extension JSONSchema {
  static var pair: Value {
    object([
      ("type", .string("array")), ("items", type("number")), ("minItems", .number(2)),
      ("maxItems", .number(2)),
    ])
  }

  static func located(_ value: Value) -> LocatedValue { LocatedValue(value, .start) }

  static func member(_ key: String, _ value: Value) -> LocatedObject.Member {
    .init(key: key, keyPosition: .start, value: located(value))
  }

  static func object(_ members: [(String, Value)]) -> Value {
    .object(LocatedObject(members.map { member($0.0, $0.1) }))
  }

  static func type(_ name: String) -> Value { object([("type", .string(name))]) }
  static func ref(_ name: String) -> Value {
    object([("$ref", .string("#/$defs/\(name)"))])
  }
  static func anyOf(_ values: [Value]) -> Value {
    object([("anyOf", .array(values.map(located)))])
  }
  static func list(_ items: Value) -> Value {
    object([("type", .string("array")), ("items", items)])
  }
  static func names(_ names: [String]) -> Value { object([("enum", strings(names))]) }
  static func strings(_ texts: [String]) -> Value { .array(texts.map { located(.string($0)) }) }
}

import Vitrine

/// The JSON Schema (draft 2020-12) of documents, generated from the declarations that check them.
package enum JSONSchema {
  typealias Value = LocatedValue.Content

  package static func text() -> String {
    var members = [
      member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      member("title", .string("Vitrine document")),
      member("if", object([("required", .array([located(.string("pages"))]))])),
      member("then", ref("scene")), member("else", ref("widget")),
    ]
    members.append(member("$defs", definitions))
    return JSONWriter.text(.object(LocatedObject(members)))
  }

  /// Returns the schema of a widget's document.
  private static var widget: Value {
    var members = parameters(DocumentSchema.parameters).members
    members.insert(member("title", .string("Vitrine widget")), at: 0)
    let body = object([("anyOf", .array([located(ref("view")), located(bodyVariants)]))])
    members = members.map { entry in
      guard entry.key == "properties", case .object(var properties) = entry.value.content else {
        return entry
      }
      for index in properties.members.indices where properties.members[index].key == "body" {
        properties.members[index].value = located(body)
      }
      return member("properties", .object(properties))
    }
    return .object(LocatedObject(members + forms))
  }

  /// The keys that a widget has and a live activity or a control does not, and the other way round.
  private static var forms: [LocatedObject.Member] {
    func requiring(_ key: String) -> Value {
      object([("required", .array([located(.string(key))]))])
    }
    func refusing(_ keys: [(key: String, reason: String)]) -> Value {
      object([("properties", object(keys.map { ($0.key, .bool(false)) }))])
    }
    let others = object([
      ("if", requiring("control")), ("then", refusing(DocumentSchema.notOfControls)),
      ("else", requiring("body")),
    ])
    return [
      member("if", requiring("activity")),
      member("then", refusing(DocumentSchema.notOfActivities)), member("else", others),
    ]
  }

  /// Returns the schema of a scene document.
  private static var scene: Value {
    var members = parameters(SceneSchema.parameters).members
    members.insert(member("title", .string("Vitrine scene")), at: 0)
    return .object(LocatedObject(members))
  }

  private static var bodyVariants: Value {
    let names = Names.families + TodayDocument.modeNames + ["default"]
    return object([
      ("type", .string("object")),
      (
        "properties",
        object(names.map { ($0, ref("views")) } + [("modifiers", list(ref("modifier")))])
      ),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static var definitions: Value {
    object([
      (
        "expression",
        object([
          ("type", .string("string")), ("pattern", .string("^\\$")),
          ("description", .string("an expression over the data, e.g. $hour.temperature + 1")),
        ])
      ),
      ("widget", widget), ("scene", scene),
      ("view", view), ("views", anyOf([ref("view"), list(ref("view")), type("null")])),
      ("modifier", modifier), ("mark", mark), ("marks", anyOf([ref("mark"), list(ref("mark"))])),
      ("markModifier", markModifier), ("color", color), ("style", style), ("shape", shape),
      ("font", font),
      (
        "insets",
        anyOf([type("number"), .object(parameters(InsetsForm.parameters)), ref("expression")])
      ),
      (
        "unitPoint",
        anyOf([names(Names.unitPoint.cases.map(\.name)), pair, ref("expression")])
      ),
    ])
  }

  // MARK: Values

  private static var color: Value {
    anyOf([type("string"), .object(parameters(ColorForm.parameters))])
  }

  private static var style: Value {
    let gradients = object([
      ("type", .string("object")),
      ("properties", object(Registry.styles.map { ($0.name, form($0)) })),
      ("additionalProperties", .bool(false)),
    ])
    return anyOf([ref("color"), gradients])
  }

  private static var shape: Value {
    let bare = Registry.shapes.filter { !$0.parameters.contains(where: \.isRequired) }
    let named = object([
      ("type", .string("object")),
      ("properties", object(Registry.shapes.map { ($0.name, form($0)) })),
      ("additionalProperties", .bool(false)),
    ])
    return anyOf([names(bare.map(\.name)), named])
  }

  private static var font: Value {
    anyOf([
      names(FontForm.styles.cases.map(\.name)), .object(parameters(FontForm.parameters)),
      ref("expression"),
    ])
  }

  /// Returns the schema for a declaration's value: its arguments, or the primary one alone.
  static func form(_ declaration: some Declaration) -> Value {
    let described = ("description", Value.string(declaration.summary))
    let arguments = Value.object(parameters(declaration.parameters))
    var forms = [arguments]
    if let primary = declaration.primary, let found = declaration.parameter(primary) {
      forms.append(schema(of: found.parameter.type))
    }
    if !declaration.parameters.contains(where: \.isRequired) { forms.append(type("null")) }
    return object([described, ("anyOf", .array(forms.map(located)))])
  }

  static func parameters(_ parameters: [Parameter]) -> LocatedObject {
    var members = [
      member("type", .string("object")),
      member("properties", object(parameters.map { ($0.name, described($0)) })),
      member("additionalProperties", .bool(false)),
    ]
    let required = parameters.filter(\.isRequired).map { located(.string($0.name)) }
    if !required.isEmpty { members.append(member("required", .array(required))) }
    return LocatedObject(members)
  }

  static func described(_ parameter: Parameter) -> Value {
    guard case .object(var schema) = schema(of: parameter.type) else { return .bool(true) }
    var summary = parameter.summary
    if let text = parameter.defaultText { summary += "; default: \(text)" }
    schema.members.insert(member("description", .string(summary)), at: 0)
    return .object(schema)
  }

  static func schema(of type: ArgumentType) -> Value {
    switch type {
    case .text, .string, .date: anyOf([self.type("string"), self.type("number")])
    case .number, .angle: anyOf([self.type("number"), ref("expression")])
    case .integer: anyOf([self.type("integer"), ref("expression")])
    case .length: anyOf([self.type("number"), names(["infinity"]), ref("expression")])
    case .bool: anyOf([self.type("boolean"), ref("expression")])
    case .choice(let names): anyOf([self.names(names), ref("expression")])
    case .unitPoint: ref("unitPoint")
    case .insets: ref("insets")
    case .size: pair
    case .data, .written: object([])
    case .color: ref("color")
    case .style: ref("style")
    case .shape: ref("shape")
    case .font: ref("font")
    case .view: ref("view")
    case .views: ref("views")
    case .marks: ref("marks")
    case .list(let element): list(schema(of: element))
    case .object(let parameters): .object(self.parameters(parameters))
    case .values, .record: self.type("object")
    case .part(let declaration): form(declaration)
    case .either(let types): anyOf(types.map(schema))
    }
  }

  // MARK: Parts

  private static var pair: Value {
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
  static func names(_ names: [String]) -> Value {
    object([("enum", .array(names.map { located(.string($0)) }))])
  }
}

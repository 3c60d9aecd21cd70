import Vitrine

/// The JSON Schema (draft 2020-12) of documents, generated from the declarations that check them.
package struct JSONSchema: Sendable {
  typealias Value = LocatedValue.Content

  /// The names that one document defines; nil in the schema of all documents, where views may have any name of theirs.
  let own: OwnNames?

  /// Returns the schema of all documents.
  package static func text() -> String { JSONSchema(own: nil).text }

  /// Returns the schema of one document, in which its own views, colours and fonts are named and others are refused.
  /// Mistakes elsewhere in the document do not matter.
  package static func text(of document: LocatedValue) -> String {
    JSONSchema(own: OwnNames(document)).text
  }

  private var text: String {
    var members = [
      Self.member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      Self.member("title", .string("Vitrine document")),
      Self.member("if", Self.object([("required", Self.strings(["pages"]))])),
      Self.member("then", Self.ref("scene")), Self.member("else", Self.ref("widget")),
    ]
    members.append(Self.member("$defs", definitions))
    return JSONWriter.text(.object(LocatedObject(members)))
  }

  private var definitions: Value {
    Self.object(
      nameDefinitions + [
        (
          "expression",
          Self.object([
            ("type", .string("string")), ("pattern", .string("^\\$")),
            ("description", .string("an expression over the data, e.g. $hour.temperature + 1")),
          ])
        ),
        ("widget", widget), ("scene", scene),
        ("view", view),
        ("views", Self.anyOf([Self.ref("view"), Self.list(Self.ref("view")), Self.type("null")])),
        ("modifier", modifier), ("mark", mark),
        ("marks", Self.anyOf([Self.ref("mark"), Self.list(Self.ref("mark"))])),
        ("markModifier", markModifier), ("color", color), ("style", style), ("shape", shape),
        ("font", font),
        (
          "insets",
          Self.anyOf([
            Self.type("number"), .object(parameters(InsetsForm.parameters)), Self.ref("expression"),
          ])
        ),
        (
          "unitPoint",
          Self.anyOf([
            Self.names(Names.unitPoint.cases.map(\.name)), Self.pair, Self.ref("expression"),
          ])
        ),
      ])
  }

  // MARK: Values

  private var color: Value {
    Self.anyOf([
      Self.ref("colorName"), otherColor, .object(parameters(ColorForm.parameters)),
    ])
  }

  /// A string that is no name: a document's own colours may have any, as long as they are not known.
  private var otherColor: Value {
    guard own != nil else { return Self.type("string") }
    return Self.object([
      ("type", .string("string")), ("pattern", .string("^[#$]")),
      ("description", .string("#RRGGBB, or an expression over the data")),
    ])
  }

  private var style: Value {
    let gradients = Self.object([
      ("type", .string("object")),
      ("properties", Self.object(Registry.styles.map { ($0.name, form($0)) })),
      ("additionalProperties", .bool(false)),
    ])
    return Self.anyOf([Self.names(StyleForm.names), Self.ref("color"), gradients])
  }

  private var shape: Value {
    let bare = Registry.shapes.filter { !$0.parameters.contains(where: \.isRequired) }
    let named = Self.object([
      ("type", .string("object")),
      ("properties", Self.object(Registry.shapes.map { ($0.name, form($0)) })),
      ("additionalProperties", .bool(false)),
    ])
    return Self.anyOf([Self.names(bare.map(\.name)), named])
  }

  private var font: Value {
    Self.anyOf([
      Self.ref("fontName"), .object(parameters(FontForm.parameters)), Self.ref("expression"),
    ])
  }

  /// Returns the schema for a declaration's value: its arguments, or the primary one alone.
  func form(_ declaration: some Declaration) -> Value {
    let described = ("description", Value.string(declaration.summary))
    let arguments = Value.object(parameters(declaration.parameters))
    var forms = [arguments]
    if let primary = declaration.primary, let found = declaration.parameter(primary) {
      forms.append(schema(of: found.parameter))
    }
    if !declaration.parameters.contains(where: \.isRequired) { forms.append(Self.type("null")) }
    return Self.object([described, ("anyOf", .array(forms.map(Self.located)))])
  }

  func parameters(_ parameters: [Parameter]) -> LocatedObject {
    var members = [
      Self.member("type", .string("object")),
      Self.member("properties", Self.object(parameters.map { ($0.name, described($0)) })),
      Self.member("additionalProperties", .bool(false)),
    ]
    let required = parameters.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(Self.member("required", Self.strings(required))) }
    return LocatedObject(members)
  }

  func described(_ parameter: Parameter) -> Value {
    guard case .object(var schema) = schema(of: parameter) else { return .bool(true) }
    var summary = parameter.summary
    if let text = parameter.defaultText { summary += "; default: \(text)" }
    schema.members.insert(Self.member("description", .string(summary)), at: 0)
    return .object(schema)
  }

  /// Returns the schema of an argument, with the names that it suggests before what else it takes.
  private func schema(of parameter: Parameter) -> Value {
    let plain = schema(of: parameter.type)
    guard let known = parameter.suggestions.flatMap(names) else { return plain }
    if case .object(let object) = plain, case .array(let choices) = object["anyOf"]?.content {
      return Self.anyOf([known] + choices.map(\.content))
    }
    return Self.anyOf([known, plain])
  }

  func schema(of type: ArgumentType) -> Value {
    switch type {
    case .text, .string, .date: Self.anyOf([Self.type("string"), Self.type("number")])
    case .number, .angle: Self.anyOf([Self.type("number"), Self.ref("expression")])
    case .integer: Self.anyOf([Self.type("integer"), Self.ref("expression")])
    case .length:
      Self.anyOf([Self.type("number"), Self.names(["infinity"]), Self.ref("expression")])
    case .bool: Self.anyOf([Self.type("boolean"), Self.ref("expression")])
    case .choice(let names): Self.anyOf([Self.names(names), Self.ref("expression")])
    case .unitPoint: Self.ref("unitPoint")
    case .insets: Self.ref("insets")
    case .size: Self.pair
    case .data, .written: Self.object([])
    case .color: Self.ref("color")
    case .style: Self.ref("style")
    case .shape: Self.ref("shape")
    case .font: Self.ref("font")
    case .view: Self.ref("view")
    case .views: Self.ref("views")
    case .marks: Self.ref("marks")
    case .list(let element): Self.list(schema(of: element))
    case .object(let parameters): .object(self.parameters(parameters))
    case .values, .record: Self.type("object")
    case .part(let declaration): form(declaration)
    case .either(let types): Self.anyOf(types.map(schema))
    }
  }
}

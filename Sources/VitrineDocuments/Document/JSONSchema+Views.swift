import Vitrine

// The schemas of views, of the marks of charts, and of the modifiers of both.
extension JSONSchema {
  static var view: Value {
    let shown =
      Registry.views.map { ($0.name, form($0)) } + Registry.shapes.map { ($0.name, form($0)) }
    return anyOf([type("string"), named(shown, "view", content: .views), list(ref("view"))])
  }

  static var mark: Value {
    named(Registry.marks.map { ($0.name, form($0)) }, "mark", content: .marks)
  }

  /// Returns the schema of an object that names a view or a mark, or a structure of them.
  private static func named(
    _ own: [(String, Value)], _ kind: String, content: ArgumentType
  ) -> Value {
    let several = schema(of: content)
    var loop = parameters(
      DocumentCompiler.loopParameters + [
        Parameter("content", content, required: true, "the \(kind)s of one element")
      ])
    loop.members.insert(
      member("description", .string("\(kind)s for each element of a list")), at: 0)
    var properties = own + [("ForEach", .object(loop))]
    properties += DocumentCompiler.conditionalParameters.map { parameter in
      var parameter = parameter
      if case .views = parameter.type { parameter.type = content }
      return (parameter.name, described(parameter))
    }
    properties.append(
      ("switch", object([("description", .string("shows the case that it names"))])))
    properties.append(
      ("cases", object([("type", .string("object")), ("additionalProperties", several)])))
    properties.append(("default", several))
    properties.append(
      ("modifiers", list(ref(kind == "mark" ? "markModifier" : "modifier"))))
    return object([
      ("type", .string("object")), ("properties", object(properties)),
      // Views that a document defines have arbitrary names.
      ("patternProperties", object([("^[A-Z]", object([]))])),
      ("additionalProperties", .bool(false)),
    ])
  }

  static var modifier: Value { modifier(of: Registry.modifiers) }
  static var markModifier: Value { modifier(of: Registry.markModifiers) }

  private static func modifier(of declarations: [some Declaration]) -> Value {
    let bare = declarations.filter { !$0.parameters.contains(where: \.isRequired) }
    let named = object([
      ("type", .string("object")),
      ("properties", object(declarations.map { ($0.name, form($0)) })),
      ("additionalProperties", .bool(false)), ("minProperties", .number(1)),
      ("maxProperties", .number(1)),
    ])
    return anyOf([names(bare.map(\.name)), named])
  }
}

import Vitrine

// The schemas of views, of the marks of charts, and of the modifiers of both.
extension JSONSchema {
  var view: Value {
    let shown =
      Registry.views.map { ($0.name, form($0)) } + Registry.shapes.map { ($0.name, form($0)) }
    return Self.anyOf([
      Self.type("string"), named(shown, "view", content: .views), Self.list(Self.ref("view")),
    ])
  }

  var mark: Value {
    named(Registry.marks.map { ($0.name, form($0)) }, "mark", content: .marks)
  }

  /// Returns the schema of an object that names a view or a mark, or a structure of them.
  private func named(
    _ own: [(String, Value)], _ kind: String, content: ArgumentType
  ) -> Value {
    let several = schema(of: content)
    var loop = parameters(
      DocumentCompiler.loopParameters + [
        Parameter("content", content, required: true, "the \(kind)s of one element")
      ])
    loop.members.insert(
      Self.member("description", .string("\(kind)s for each element of a list")), at: 0)
    var properties = own + [("ForEach", .object(loop))]
    properties += DocumentCompiler.conditionalParameters.map { parameter in
      var parameter = parameter
      if case .views = parameter.type { parameter.type = content }
      return (parameter.name, described(parameter))
    }
    properties.append(
      ("switch", Self.object([("description", .string("shows the case that it names"))])))
    properties.append(
      ("cases", Self.object([("type", .string("object")), ("additionalProperties", several)])))
    properties.append(("default", several))
    properties.append(
      ("modifiers", Self.list(Self.ref(kind == "mark" ? "markModifier" : "modifier"))))
    var members: [(String, Value)] = [("type", .string("object"))]
    if let defined = self.own?.views {
      let taken = Set(properties.map { $0.0 })
      properties += defined.filter { !taken.contains($0) }.map { ($0, Self.ownView) }
      members.append(("properties", Self.object(properties)))
    } else {
      members.append(("properties", Self.object(properties)))
      // Views that a document defines have arbitrary names.
      members.append(("patternProperties", Self.object([("^[A-Z]", Self.object([]))])))
    }
    members.append(("additionalProperties", .bool(false)))
    return Self.object(members)
  }

  /// A view that the document defines, with any arguments.
  private static let ownView = object([
    ("description", .string("a view of the document's own")),
    ("anyOf", .array([type("object"), type("null")].map(located))),
  ])

  var modifier: Value { modifier(of: Registry.modifiers) }
  var markModifier: Value { modifier(of: Registry.markModifiers) }

  private func modifier(of declarations: [some Declaration]) -> Value {
    let bare = declarations.filter { !$0.parameters.contains(where: \.isRequired) }
    let named = Self.object([
      ("type", .string("object")),
      ("properties", Self.object(declarations.map { ($0.name, form($0)) })),
      ("additionalProperties", .bool(false)), ("minProperties", .number(1)),
      ("maxProperties", .number(1)),
    ])
    return Self.anyOf([Self.names(bare.map(\.name)), named])
  }
}

import Vitrine

// The schemas of the kinds of documents.
extension JSONSchema {
  /// Returns the schema of a widget's document.
  var widget: Value {
    var members = parameters(DocumentSchema.parameters).members
    members.insert(Self.member("title", .string("Vitrine widget")), at: 0)
    for index in members.indices where members[index].key == "properties" {
      guard case .object(let properties) = members[index].value.content else { continue }
      members[index] = Self.member("properties", .object(detailed(properties)))
    }
    return .object(LocatedObject(members + forms))
  }

  /// Returns the schema of a scene document.
  var scene: Value {
    var members = parameters(SceneSchema.parameters).members
    members.insert(Self.member("title", .string("Vitrine scene")), at: 0)
    return .object(LocatedObject(members))
  }

  /// Returns the properties of a widget's document, with the forms of those that declarations leave open.
  private func detailed(_ properties: LocatedObject) -> LocatedObject {
    var properties = properties
    for index in properties.members.indices {
      let member = properties.members[index]
      guard let form = openForm(member.key), case .object(let open) = member.value.content else {
        continue
      }
      let described = open.members.filter { $0.key == "description" }
      properties.members[index].value = Self.located(
        .object(LocatedObject(described + form.members)))
    }
    return properties
  }

  private func openForm(_ key: String) -> LocatedObject? {
    let form: Value? =
      switch key {
      case "body": Self.anyOf([Self.ref("view"), bodyVariants])
      // A view of the document's own may hold marks, for its charts.
      case "views": byName(Self.anyOf([Self.ref("views"), Self.ref("marks")]))
      case "colors": byName(ownColor)
      case "fonts": byName(Self.type("string"))
      default: nil
      }
    guard case .object(let object) = form else { return nil }
    return object
  }

  /// Values under names of the document's own, or none.
  private func byName(_ value: Value) -> Value {
    Self.anyOf([
      Self.object([("type", .string("object")), ("additionalProperties", value)]),
      Self.type("null"),
    ])
  }

  private var ownColor: Value {
    let number = Self.object([("type", .string("string")), ("pattern", .string("^#"))])
    let schemes = Self.object([
      ("type", .string("object")),
      ("properties", Self.object([("light", number), ("dark", number)])),
      ("additionalProperties", .bool(false)),
    ])
    return Self.anyOf([number, schemes])
  }

  /// The keys that a widget has and a live activity or a control does not, and the other way round.
  private var forms: [LocatedObject.Member] {
    func requiring(_ key: String) -> Value { Self.object([("required", Self.strings([key]))]) }
    func refusing(_ keys: [(key: String, reason: String)]) -> Value {
      Self.object([("properties", Self.object(keys.map { ($0.key, .bool(false)) }))])
    }
    let others = Self.object([
      ("if", requiring("control")), ("then", refusing(DocumentSchema.notOfControls)),
      ("else", requiring("body")),
    ])
    return [
      Self.member("if", requiring("activity")),
      Self.member("then", refusing(DocumentSchema.notOfActivities)), Self.member("else", others),
    ]
  }

  private var bodyVariants: Value {
    let names = Names.families + TodayDocument.modeNames + ["default"]
    return Self.object([
      ("type", .string("object")),
      (
        "properties",
        Self.object(
          names.map { ($0, Self.ref("views")) } + [("modifiers", Self.list(Self.ref("modifier")))])
      ),
      ("additionalProperties", .bool(false)),
    ])
  }
}

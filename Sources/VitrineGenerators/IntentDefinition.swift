/// The declarations of an `.intentdefinition` file that become Swift types.
struct IntentDefinition {
  /// A property of an intent, a response or an object.
  struct Property {
    var name: String
    /// The name of the type in the file, such as `String` or `Object`.
    var type: String
    /// The class of an object or the enumeration of a number, by its name in the file; nil for other types.
    var reference: String?
    var isList = false
    /// The value before anybody chooses one.
    var standard: PropertyList?
    var line: Int
  }

  struct Intent {
    var className: String
    var parameters: [Property]
    /// The codes beside those that every response has.
    var codes: [String]
    var responseProperties: [Property]
  }

  struct Enumeration {
    struct Case {
      var name: String
      var value: Int
    }

    var name: String
    var className: String
    var cases: [Case]
  }

  struct ObjectType {
    var name: String
    var className: String
    var properties: [Property]
  }

  var intents: [Intent] = []
  var enumerations: [Enumeration] = []
  var types: [ObjectType] = []
}

/// A reader of definitions by the keys that Xcode's editor writes.
struct IntentDefinitionReader {
  let file: String

  /// Reads a file's contents.
  func read(_ bytes: [UInt8]) throws(GeneratorError) -> IntentDefinition {
    var reader = PropertyListReader(file: file, bytes: bytes)
    let root = try reader.read()
    guard root["INIntents"] != nil || root["INEnums"] != nil || root["INTypes"] != nil else {
      throw error(root, "it defines no intents: expected the keys INIntents, INEnums or INTypes")
    }
    var definition = IntentDefinition()
    for item in root["INEnums"]?.items ?? [] {
      definition.enumerations.append(try enumeration(item))
    }
    for item in root["INTypes"]?.items ?? [] { definition.types.append(try objectType(item)) }
    for item in root["INIntents"]?.items ?? [] where !isSystem(item) {
      definition.intents.append(try intent(item))
    }
    return definition
  }

  /// Whether the intent is one of the system's, whose class exists.
  private func isSystem(_ item: PropertyList) -> Bool { item["INIntentType"]?.text == "System" }

  private func intent(_ item: PropertyList) throws(GeneratorError) -> IntentDefinition.Intent {
    let name = try className(item, "INIntent", suffix: "Intent")
    let response = item["INIntentResponse"]
    var codes: [String] = []
    for code in response?["INIntentResponseCodes"]?.items ?? [] {
      let name = try self.name(code, "INIntentResponseCodeName")
      if !IntentSource.commonCodes.contains(name) { codes.append(name) }
    }
    return IntentDefinition.Intent(
      className: name,
      parameters: try properties(item["INIntentParameters"], "INIntentParameter"),
      codes: codes,
      responseProperties: try properties(
        response?["INIntentResponseParameters"], "INIntentResponseParameter"))
  }

  private func enumeration(
    _ item: PropertyList
  ) throws(GeneratorError) -> IntentDefinition.Enumeration {
    var cases: [IntentDefinition.Enumeration.Case] = []
    for value in item["INEnumValues"]?.items ?? [] {
      cases.append(
        .init(
          name: try name(value, "INEnumValueName"), value: value["INEnumValueIndex"]?.integer ?? 0))
    }
    return IntentDefinition.Enumeration(
      name: try name(item, "INEnumName"), className: try className(item, "INEnum", suffix: ""),
      cases: cases)
  }

  private func objectType(
    _ item: PropertyList
  ) throws(GeneratorError) -> IntentDefinition.ObjectType {
    let own = (item["INTypeProperties"]?.items ?? []).filter {
      !($0["INTypePropertyDefault"]?.isTrue ?? false)
    }
    var properties: [IntentDefinition.Property] = []
    for property in own { properties.append(try self.property(property, "INTypeProperty")) }
    return IntentDefinition.ObjectType(
      name: try name(item, "INTypeName"), className: try className(item, "INType", suffix: ""),
      properties: properties)
  }

  private func properties(
    _ list: PropertyList?, _ prefix: String
  ) throws(GeneratorError) -> [IntentDefinition.Property] {
    var properties: [IntentDefinition.Property] = []
    for item in list?.items ?? [] { properties.append(try property(item, prefix)) }
    return properties
  }

  private func property(
    _ item: PropertyList, _ prefix: String
  ) throws(GeneratorError) -> IntentDefinition.Property {
    IntentDefinition.Property(
      name: try name(item, prefix + "Name"),
      // Enumerations may stand without a type beside them.
      type: item[prefix + "Type"]?.text ?? "Integer",
      reference: item[prefix + "ObjectType"]?.text ?? item[prefix + "EnumType"]?.text,
      isList: item[prefix + "SupportsMultipleValues"]?.isTrue ?? false,
      standard: item[prefix + "Metadata"]?[prefix + "MetadataDefaultValue"], line: item.line)
  }

  /// Returns the class name that the editor holds, or prefix, name and suffix.
  private func className(
    _ item: PropertyList, _ prefix: String, suffix: String
  ) throws(GeneratorError) -> String {
    if let given = item[prefix + "ClassName"] { return try checked(given) }
    let name = try name(item, prefix + "Name")
    return (item[prefix + "ClassPrefix"]?.text ?? "") + name + suffix
  }

  private func name(_ item: PropertyList, _ key: String) throws(GeneratorError) -> String {
    guard let name = item[key] else { throw error(item, "the key \(key) is missing") }
    return try checked(name)
  }

  /// Returns a text that may stand in a source file as a name.
  private func checked(_ item: PropertyList) throws(GeneratorError) -> String {
    guard let text = item.text else { throw error(item, "expected a string") }
    guard SwiftText.isName(text) else {
      throw error(item, "'\(text)' is no name; expected letters, digits and underscores")
    }
    return text
  }

  private func error(_ item: PropertyList, _ reason: String) -> GeneratorError {
    GeneratorError(file: file, line: item.line, reason: reason)
  }
}

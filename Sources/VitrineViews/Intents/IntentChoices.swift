import Synchronization

/// The values that a caller chooses for settings of intents, in place of their defaults.
package final class IntentChoices: Sendable {
  /// The choices of the code that runs.
  @TaskLocal package static var current: IntentChoices?

  /// The values as texts, by the names of the settings' properties.
  package let texts: [String: String]
  private let found = Mutex<String?>(nil)

  package init(_ texts: [String: String]) { self.texts = texts }

  /// The first value that its setting cannot have, and what it can; nil without any.
  package var mistake: String? { found.withLock { $0 } }

  func note(_ mistake: String) { found.withLock { $0 = $0 ?? mistake } }

  /// Returns the name of a setting, as sources write it, of the property that stores it.
  static func name(_ property: String?) -> String? {
    property.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }
}

extension AppIntent {
  /// The names of the intent's settings, in declaration order.
  package static var parameterNames: [String] {
    Mirror(reflecting: Self()).children.compactMap { child in
      child.value is any ResolvableParameter ? IntentChoices.name(child.label) : nil
    }
  }
}

/// Reads values of settings from texts.
enum ChosenValue {
  /// Returns the value of a text; nil where the type has no such value.
  static func read<Value>(_ text: String, as type: Value.Type) async -> Value? {
    if let type = type as? any NestedValue.Type {
      // Nothing would be a value of an optional.
      guard let value = await type.read(text) else { return nil }
      return value as? Value
    }
    if let type = type as? any AppEnum.Type { return chosen(type, text) as? Value }
    if let type = type as? any AppEntity.Type { return await chosen(type, text) as? Value }
    return (type as? any LosslessStringConvertible.Type)?.init(text) as? Value
  }

  /// The case of a raw value, of a name in the sources, or of what people read.
  private static func chosen<Choice: AppEnum>(_ type: Choice.Type, _ text: String) -> Choice? {
    Choice.allCases.first { words(of: $0).contains(text) }
  }

  private static func words<Choice: AppEnum>(of choice: Choice) -> [String] {
    ["\(choice.rawValue)", "\(choice)", choice.displayRepresentation.title.text]
  }

  /// The entity of an identifier, or of what people read, among those that its query offers.
  private static func chosen<Entity: AppEntity>(
    _ type: Entity.Type, _ text: String
  ) async -> Entity? {
    if let id = text as? Entity.ID,
      let entity = try? await Entity.defaultQuery.entities(for: [id]).first
    {
      return entity
    }
    return await offered(type).first {
      "\($0.id)" == text || $0.displayRepresentation.title.text == text
    }
  }

  private static func offered<Entity: AppEntity>(_ type: Entity.Type) async -> [Entity] {
    (try? await Entity.defaultQuery.suggestedEntities().items) ?? []
  }

  /// The most values that a message names.
  private static let mostWords = 12

  /// The values that a setting takes, for a message.
  static func expected<Value>(_ type: Value.Type) async -> String {
    if let type = type as? any NestedValue.Type { return await type.expected() }
    if let type = type as? any AppEnum.Type { return list(names(type)) }
    if let type = type as? any AppEntity.Type { return list(await names(type)) }
    return Value.self == Bool.self ? "true or false" : "a value of \(Value.self)"
  }

  private static func names<Choice: AppEnum>(_ type: Choice.Type) -> [String] {
    Choice.allCases.map { "\($0.rawValue)" }
  }

  private static func names<Entity: AppEntity>(_ type: Entity.Type) async -> [String] {
    await offered(type).map { $0.displayRepresentation.title.text }
  }

  private static func list(_ words: [String]) -> String {
    let more = words.count - mostWords
    return "one of " + words.prefix(mostWords).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

/// A type around others: an optional, or a list between commas.
private protocol NestedValue {
  static func read(_ text: String) async -> Any?
  static func expected() async -> String
}

extension Optional: NestedValue {
  fileprivate static func read(_ text: String) async -> Any? {
    await ChosenValue.read(text, as: Wrapped.self)
  }

  fileprivate static func expected() async -> String { await ChosenValue.expected(Wrapped.self) }
}

extension Array: NestedValue {
  fileprivate static func read(_ text: String) async -> Any? {
    var values: [Element] = []
    for part in text.split(separator: ",") {
      guard let value = await ChosenValue.read(String(part), as: Element.self) else { return nil }
      values.append(value)
    }
    return values
  }

  fileprivate static func expected() async -> String {
    await ChosenValue.expected(Element.self) + ", several between commas"
  }
}

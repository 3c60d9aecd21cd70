import Foundation

protocol HasEmptyValue {
  static var emptyValue: Self { get }
}

extension Bool: HasEmptyValue { static var emptyValue: Bool { false } }
extension Int: HasEmptyValue { static var emptyValue: Int { 0 } }
extension Double: HasEmptyValue { static var emptyValue: Double { 0 } }
extension String: HasEmptyValue { static var emptyValue: String { "" } }
extension Array: HasEmptyValue { static var emptyValue: [Element] { [] } }
extension Set: HasEmptyValue { static var emptyValue: Set<Element> { [] } }
extension Optional: HasEmptyValue { static var emptyValue: Wrapped? { nil } }

/// A setting that can resolve its default.
protocol ResolvableParameter {
  func resolveDefault() async
  /// Takes the value of a text. Returns what the setting takes instead; nil if it has taken it.
  func choose(_ text: String) async -> String?
}

extension IntentParameter: ResolvableParameter {
  /// Sets the default of an entity's query, or else its first suggestion, if there is no value.
  func resolveDefault() async {
    guard !hasValue, let type = Value.self as? any AppEntity.Type else { return }
    if let value = await Self.defaultEntity(type) as? Value { wrappedValue = value }
  }

  func choose(_ text: String) async -> String? {
    guard let value = await ChosenValue.read(text, as: Value.self) else {
      return await ChosenValue.expected(Value.self)
    }
    wrappedValue = value
    return nil
  }

  private static func defaultEntity<Entity: AppEntity>(_ type: Entity.Type) async -> Any? {
    let query = Entity.defaultQuery
    if let chosen = await query.defaultResult() { return chosen }
    return try? await query.suggestedEntities().items.first
  }
}

extension AppIntent {
  /// Returns an intent with every setting at its default, or as the caller chooses it.
  package static func withDefaults() async -> Self {
    let intent = Self()
    let choices = IntentChoices.current
    for child in Mirror(reflecting: intent).children {
      guard let parameter = child.value as? any ResolvableParameter else { continue }
      if let name = IntentChoices.name(child.label), let text = choices?.texts[name] {
        if let expected = await parameter.choose(text) {
          choices?.note("'\(name)' takes \(expected), not '\(text)'")
        }
      } else {
        await parameter.resolveDefault()
      }
    }
    return intent
  }
}

import Foundation
import VitrineGraphics
package import VitrineLayout

extension IntentCall {
  /// Creates the call of an intent: its type and the values of its `@Parameter`s.
  package nonisolated init<I: AppIntent>(of intent: I) {
    let parameters = Mirror(reflecting: intent).children.compactMap { child -> IntentArgument? in
      guard let label = child.label, let parameter = child.value as? any ReadableParameter else {
        return nil
      }
      // The compiler stores a wrapped property under its name with a leading underscore.
      return IntentArgument(
        name: label.hasPrefix("_") ? String(label.dropFirst()) : label,
        value: parameter.readableValue)
    }
    self.init(name: typeName(I.self), parameters: parameters)
  }
}

/// A parameter whose value can be converted to an `IntentValue`.
private protocol ReadableParameter {
  var readableValue: IntentValue { get }
}

extension IntentParameter: ReadableParameter {
  fileprivate var readableValue: IntentValue {
    // A parameter without a value is not read: its type may have no empty value.
    hasValue ? IntentValue(of: wrappedValue) : .none
  }
}

extension IntentValue {
  /// Converts numbers, texts and lists as they are, entities to their identifiers, enumerations to their raw
  /// values, dates to seconds since 1970, anything else to its description.
  init(of value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as String: self = .text(value)
    case let value as any BinaryInteger: self = .init(integer: value)
    case let value as Double: self = .init(decimal: value)
    case let value as Float: self = .init(decimal: Double("\(value)") ?? Double(value))
    case let value as URL: self = .text(value.absoluteString)
    case let value as Date: self = .number(value.timeIntervalSince1970)
    case let value as any AppEntity: self = .init(of: IntentValue.identity(of: value))
    case let value as any AppEnum: self = .init(of: IntentValue.rawValue(of: value))
    case let value as [Any]: self = .list(value.map { IntentValue(of: $0) })
    default: self = IntentValue.unwrapped(value)
    }
  }

  /// Keeps all digits of identifiers, which often have more than a `Double` has.
  private init<T: BinaryInteger>(integer value: T) {
    let number = Double(value)
    let text = String(value)
    self = DumpNumber.text(number) == text ? .number(number) : .digits(text)
  }

  /// Keeps digits that dumps of frames leave out.
  private init(decimal value: Double) {
    let isWritten = !value.isFinite || Double(DumpNumber.text(value)) == value
    self = isWritten ? .number(value) : .digits("\(value)")
  }

  private static func identity<E: AppEntity>(of entity: E) -> Any { entity.id }
  private static func rawValue<E: AppEnum>(of value: E) -> Any { value.rawValue }

  private static func unwrapped(_ value: Any) -> IntentValue {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { IntentValue(of: $0.value) } ?? .none
    // Sets and dictionaries are unordered, so their elements are sorted.
    case .set, .dictionary:
      return .list(mirror.children.map { "\($0.value)" }.sorted().map { .text($0) })
    default: return .text(String(describing: value))
    }
  }
}

import Foundation

/// A reader of an intent's settings for the sheet that shows them.
package enum IntentParameters {
  /// Returns the settings with titles, in declaration order, at their defaults.
  package static func shown<Intent: AppIntent>(_ intent: Intent) -> [WidgetParameter] {
    Mirror(reflecting: intent).children.compactMap { child in
      (child.value as? any ShownParameter)?.shown
    }
  }
}

/// A setting that can be shown in a row.
protocol ShownParameter {
  var shown: WidgetParameter? { get }
}

extension IntentParameter: ShownParameter {
  var shown: WidgetParameter? {
    guard let title else { return nil }
    return WidgetParameter(title: title.text, value: shownValue)
  }

  private var shownValue: WidgetParameter.Value {
    // An entity without a value would require its query.
    guard hasValue || IntentEmptyValue.make(Value.self) != nil else { return .text(nil) }
    return Self.show(wrappedValue)
  }

  private static func show(_ value: Any) -> WidgetParameter.Value {
    switch value {
    case let value as Bool: return .toggle(value)
    case let value as any InstanceDisplayRepresentable:
      return .text(value.displayRepresentation.title.text)
    case let value as any OptionalValue: return value.unwrapped.map(show) ?? .text(nil)
    case let value as String: return .text(value.isEmpty ? nil : value)
    case let values as [Any]: return .text(values.isEmpty ? nil : "\(values.count)")
    default: return .text("\(value)")
    }
  }
}

/// An optional of any kind, unwrapped.
private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { map { $0 } }
}

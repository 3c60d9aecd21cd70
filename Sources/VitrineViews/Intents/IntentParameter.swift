/// A setting of an intent, which holds its default value.
///
/// Reading a setting without a value returns the empty value of its type: nil, false, 0, no text, no
/// elements, or an enumeration's first case. A setting whose type has none must be resolved first
/// (`resolveDefault`), as on a phone.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  public let title: LocalizedStringResource?
  public let description: LocalizedStringResource?
  private var stored: Value?

  public var wrappedValue: Value {
    get {
      guard let value = stored ?? IntentEmptyValue.make(Value.self) else {
        preconditionFailure("the parameter '\(title?.text ?? "")' has no value")
      }
      return value
    }
    set { stored = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  var hasValue: Bool { stored != nil }

  init(title: LocalizedStringResource?, description: LocalizedStringResource?, stored: Value?) {
    self.title = title
    self.description = description
    self.stored = stored
  }
}

extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: nil)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: value)
  }

  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    self.init(title: title, description: description, stored: value)
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(title: title, description: description, stored: nil)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) where Value: IntentNumber {
    self.init(title: title, description: description, stored: value)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, displayName: IntentBoolDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Bool {
    self.init(title: title, description: description, stored: value)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, inputOptions: IntentStringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) where Value == String {
    self.init(title: title, description: description, stored: value)
  }
}

/// The connection of a setting to the previous result in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// The input control for a number.
public enum IntentNumberControlStyle: Hashable, Sendable { case field, stepper, slider }

/// The display names of true and false.
public struct IntentBoolDisplayName: Hashable, Sendable {
  public let `true`: LocalizedStringResource
  public let `false`: LocalizedStringResource

  public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
    self.true = `true`
    self.false = `false`
  }
}

/// The options for entering a text.
public struct IntentStringInputOptions: Hashable, Sendable {
  public init(
    capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
    autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}

  public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
}

/// An integer or floating-point type for settings.
public protocol IntentNumber {}
extension Int: IntentNumber {}
extension Double: IntentNumber {}
extension Optional: IntentNumber where Wrapped: IntentNumber {}

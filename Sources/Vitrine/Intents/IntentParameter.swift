/// A setting of an intent: a property that people fill in. It holds the default value.
///
/// Reading a setting that has no value gives the empty value of its type: nil, false, 0, no text,
/// no elements, or an enumeration's first case. A setting whose type has none must be resolved
/// first (`resolveDefault`), as on a phone.
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

/// How a shortcut connects a setting to what came before.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// How a number is entered.
public enum IntentNumberControlStyle: Hashable, Sendable { case field, stepper, slider }

/// The words for on and off.
public struct IntentBoolDisplayName: Hashable, Sendable {
  public let `true`: LocalizedStringResource
  public let `false`: LocalizedStringResource

  public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
    self.true = `true`
    self.false = `false`
  }
}

/// How a text is entered.
public struct IntentStringInputOptions: Hashable, Sendable {
  public init(
    capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
    autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}

  public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
}

/// Whole and fractional numbers that a setting may hold.
public protocol IntentNumber {}
extension Int: IntentNumber {}
extension Double: IntentNumber {}
extension Optional: IntentNumber where Wrapped: IntentNumber {}

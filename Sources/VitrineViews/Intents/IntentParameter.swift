/// A setting of an intent, which holds its default value.
///
/// Reading a setting without a value returns the empty value of its type: nil, false, 0, no text, no
/// elements, or an enumeration's first case. A setting whose type has none must be resolved first
/// (`resolveDefault`), as on a phone.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  /// The label of the setting's row on the configuration sheet; a setting without a title has no row.
  public let title: LocalizedStringResource?
  /// The explanation of the setting for people, or nil for none. No picture shows it.
  public let description: LocalizedStringResource?
  private var stored: Value?

  /// The value of the setting, or the empty value of its type if none is set.
  /// Reading it ends the process if the type has no empty value.
  public var wrappedValue: Value {
    get {
      guard let value = stored ?? IntentEmptyValue.make(Value.self) else {
        preconditionFailure("the parameter '\(title?.text ?? "")' has no value")
      }
      return value
    }
    set { stored = newValue }
  }

  /// The parameter itself, which `\.$name` in a parameter summary refers to.
  public var projectedValue: IntentParameter<Value> { self }

  var hasValue: Bool { stored != nil }

  init(title: LocalizedStringResource?, description: LocalizedStringResource?, stored: Value?) {
    self.title = title
    self.description = description
    self.stored = stored
  }
}

extension IntentParameter {
  /// Creates a setting without a value; the dialog and the input connection are ignored.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: nil)
  }

  /// Creates a setting with a default value; the dialog and the input connection are ignored.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: value)
  }

  /// Creates a setting with choices from a provider, which is never asked; nil as default leaves no value.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    self.init(title: title, description: description, stored: value)
  }

  /// Creates a setting without a value; `query` is ignored, and an entity comes from its `defaultQuery`.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(title: title, description: description, stored: nil)
  }

  /// Creates a numeric setting; the control style and the range are ignored, so values are not limited.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) where Value: IntentNumber {
    self.init(title: title, description: description, stored: value)
  }

  /// Creates a setting that is true or false; the display names are ignored, as the sheet draws a switch.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, displayName: IntentBoolDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Bool {
    self.init(title: title, description: description, stored: value)
  }

  /// Creates a setting for a text; the input options are ignored, as nothing is entered in a picture.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, inputOptions: IntentStringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) where Value == String {
    self.init(title: title, description: description, stored: value)
  }
}

extension IntentParameter {
  /// Creates a setting of several values without any; the number of them for each family is ignored, as nothing is
  /// chosen in a picture.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: value)
  }

  /// Creates a setting of several values with choices from a provider, which is never asked; the number of them for
  /// each family is ignored.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    self.init(title: title, description: description, stored: value)
  }

  /// Creates a setting of a file without a value; the types of files are ignored, as nothing is chosen in a picture.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: nil)
  }

  /// Creates a setting of a file without a value; the types of files are ignored, as nothing is chosen in a picture.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, stored: nil)
  }
}

/// The number of values that a setting takes, for all widgets or for each family.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates the same number for all families.
  public init(integerLiteral value: Int) {}
  /// Creates a number for each family.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
}

/// The families of widgets, as a setting's size names them.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryInline, accessoryCorner, accessoryCircular, accessoryRectangular
}

/// The connection of a setting to the previous result in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// The input control for a number.
public enum IntentNumberControlStyle: Hashable, Sendable { case field, stepper, slider }

/// The display names of true and false.
public struct IntentBoolDisplayName: Hashable, Sendable {
  /// The word shown for true. No picture shows it.
  public let `true`: LocalizedStringResource
  /// The word shown for false. No picture shows it.
  public let `false`: LocalizedStringResource

  /// Creates the pair of words for true and false.
  public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
    self.true = `true`
    self.false = `false`
  }
}

/// The options for entering a text.
public struct IntentStringInputOptions: Hashable, Sendable {
  /// Creates options for entering a text; all of them are ignored.
  public init(
    capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
    autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}

  /// The letters that a keyboard capitalizes by itself. It has no effect, as nothing is entered in a picture.
  public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
}

/// An integer or floating-point type for settings.
public protocol IntentNumber {}
extension Int: IntentNumber {}
extension Double: IntentNumber {}
extension Optional: IntentNumber where Wrapped: IntentNumber {}

/// The result of performing an intent.
public protocol IntentResult: Sendable {
  /// The type of the value that the intent returns; `Never` if it returns none.
  associatedtype Value = Never
  /// The value that the intent returns, or nil for none.
  var value: Value? { get }
}

extension IntentResult {
  /// The default: nil, the intent returns no value.
  public var value: Value? { nil }
}

/// A result with a value for the next action of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with words that an assistant says.
public protocol ProvidesDialog: IntentResult {}
/// A result that continues with another intent.
public protocol OpensIntent: IntentResult {}
/// A result with a view to show, which is never drawn.
public protocol ShowsSnippetView: IntentResult {}

/// The result of the built-in constructors; it is empty, as no intent is performed.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: IntentResult, ProvidesDialog,
  OpensIntent, ShowsSnippetView, ReturnsValue, @unchecked Sendable
{
  /// The value given to the constructor, or nil for a result without one.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Returns a result without a value.
  public static func result() -> Self { Self(value: nil) }
  /// Returns a result without a value; `dialog` is ignored.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  /// Returns a result without a value; `view` is ignored and not drawn.
  public static func result<V: View>(view: V) -> Self { Self(value: nil) }
  /// Returns a result without a value; `dialog` and `view` are ignored.
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self(value: nil) }
}

extension IntentResult {
  /// Returns a result with a value.
  public static func result<T: Sendable>(
    value: T
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }

  /// Returns a result with a value; `dialog` is ignored.
  public static func result<T: Sendable>(
    value: T, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }

  /// Returns a result with a value; `view` is ignored and not drawn.
  public static func result<T: Sendable, V: View>(
    value: T, view: V
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }

  /// Returns a result with a value; `dialog` and `view` are ignored.
  public static func result<T: Sendable, V: View>(
    value: T, dialog: IntentDialog, view: V
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }
}

/// The words that an assistant says.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The complete wording. It is never said or shown here.
  public let full: LocalizedStringResource

  /// Creates a dialog whose wording is `text`.
  public init(_ text: LocalizedStringResource) { full = text }
  /// Creates a dialog whose wording is the literal.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  /// Creates a dialog whose wording is the interpolated text.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

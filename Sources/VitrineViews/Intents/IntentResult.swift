/// The result of performing an intent.
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  var value: Value? { get }
}

extension IntentResult {
  public var value: Value? { nil }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}

/// The result of the built-in constructors; it is empty, as no intent is performed.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: IntentResult, ProvidesDialog,
  OpensIntent, ShowsSnippetView, ReturnsValue, @unchecked Sendable
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  public static func result<V: View>(view: V) -> Self { Self(value: nil) }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self(value: nil) }
}

extension IntentResult {
  public static func result<T: Sendable>(
    value: T
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<T: Sendable>(
    value: T, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<T: Sendable, V: View>(
    value: T, view: V
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<T: Sendable, V: View>(
    value: T, dialog: IntentDialog, view: V
  ) -> Self where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value)
  }
}

/// The words that an assistant says.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource

  public init(_ text: LocalizedStringResource) { full = text }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

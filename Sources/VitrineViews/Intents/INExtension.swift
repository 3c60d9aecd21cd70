/// The principal class of an extension that handles intents. Nothing calls it: widgets are drawn with the values that
/// their settings begin with.
open class INExtension: INIntentHandlerProviding {
  public init() {}

  /// Returns the object that handles an intent, by default the extension itself.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An object that has handlers for intents.
public protocol INIntentHandlerProviding: AnyObject {
  /// Returns the object that handles an intent; nil for none.
  func handler(for intent: INIntent) -> Any?
}

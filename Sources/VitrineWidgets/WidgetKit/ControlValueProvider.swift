public import VitrineViews

/// A source of the value of a control without settings.
public protocol ControlValueProvider {
  associatedtype Value
  /// The value for lists of controls, which should be that of the off state.
  var previewValue: Value { get }
  /// Returns the value that the control has now. If it throws, the value for previews is drawn, and a diagnostic says so.
  func currentValue() async throws -> Value
}

/// A source of the value of a control with settings; it is asked with every setting at its default.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// Returns the value for lists of controls, which should be that of the off state.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value that the control has now. If it throws, the value for previews is drawn, and a diagnostic says so.
  func currentValue(configuration: Configuration) async throws -> Value
}

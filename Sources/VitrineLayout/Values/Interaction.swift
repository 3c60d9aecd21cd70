/// The effect of a tap on a view's area.
public enum Interaction: Hashable, Sendable {
  /// Opens a URL.
  case link(String)
  /// The URL opened by a tap outside all other targets of the widget; nil if the author gives none.
  case widgetURL(String?)
  /// Runs an intent; nil if the button runs a closure.
  case button(IntentCall?)
  /// Runs an intent that turns something on or off; nil if the toggle sets a binding.
  case toggle(IntentCall?, isOn: Bool)
  /// A control that is currently disabled.
  case disabled
  /// The view and its content ignore taps.
  case transparent
  /// Does what the system's control does, such as Show More.
  case system(SystemControl)
  /// The root of a widget: the rules apply to all of its content.
  case widget(TapRules)
}

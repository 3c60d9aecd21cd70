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
  /// The root of a widget: the rules apply to all of its content.
  case widget(TapRules)
}

/// An intent with the values of its parameters, as an app would receive it.
public struct IntentCall: Hashable, Sendable {
  /// The intent's type, without its module.
  public var name: String
  /// The parameters in the order of their declaration.
  public var parameters: [IntentArgument]

  public init(name: String, parameters: [IntentArgument] = []) {
    self.name = name
    self.parameters = parameters
  }
}

/// A parameter's value.
public struct IntentArgument: Hashable, Sendable {
  public var name: String
  public var value: IntentValue

  public init(name: String, value: IntentValue) {
    self.name = name
    self.value = value
  }
}

/// The value of an intent's parameter, with the types of JSON.
public indirect enum IntentValue: Hashable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([IntentValue])
  case object([IntentArgument])
}

/// The targets that a widget may have, by its family and system version.
public struct TapRules: Hashable, Sendable {
  /// The widget's kind.
  public var widget: String
  /// The family's name, for messages.
  public var family: String
  /// Whether links are targets of their own.
  public var takesLinks: Bool
  /// Whether buttons and toggles with intents are targets of their own.
  public var takesIntents: Bool
  /// Whether closures of buttons and toggles run, as in Today widgets.
  public var runsClosures: Bool

  public init(
    widget: String, family: String, takesLinks: Bool, takesIntents: Bool, runsClosures: Bool = false
  ) {
    self.widget = widget
    self.family = family
    self.takesLinks = takesLinks
    self.takesIntents = takesIntents
    self.runsClosures = runsClosures
  }
}

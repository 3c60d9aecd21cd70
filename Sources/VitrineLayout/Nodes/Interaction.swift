public import VitrineGraphics

/// What a tap on a view's area does, or which part of it takes taps.
public enum Interaction: Hashable, Sendable {
  /// Opens a URL.
  case link(String)
  /// What a tap beside all other targets of the widget opens; nil where the author has no URL to give.
  case widgetURL(String?)
  /// Runs an intent; nil where a closure is run.
  case button(IntentCall?)
  /// Runs an intent that turns something on or off; nil where a binding is set.
  case toggle(IntentCall?, isOn: Bool)
  /// A control that does nothing at present.
  case disabled
  /// The view and everything in it lets taps through.
  case transparent
  /// Taps on the view count in this outline only; bounds relative to the node's frame.
  case area(PlacedGeometry, bounds: Rect, FillRule)
  /// The root of a widget: what follows holds for everything in it.
  case widget(TapRules)
}

/// An intent with the values of its parameters, as an app would receive it.
public struct IntentCall: Hashable, Sendable {
  /// The intent's type, without its module.
  public var name: String
  /// In the order of their declaration.
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

/// What an intent's parameter can hold, as JSON has it.
public indirect enum IntentValue: Hashable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([IntentValue])
  case object([IntentArgument])
}

/// Which targets a widget may have, by its family and system version.
public struct TapRules: Hashable, Sendable {
  /// The widget's kind.
  public var widget: String
  /// The family's name, for messages.
  public var family: String
  /// Whether links are targets of their own.
  public var takesLinks: Bool
  /// Whether buttons and toggles with intents are targets of their own.
  public var takesIntents: Bool
  /// Whether closures of buttons and toggles run, as they did in Today widgets.
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

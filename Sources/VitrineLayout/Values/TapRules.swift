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
  /// Whether the widget is a target itself, below those in it, as widgets are that open their app.
  public var isTarget: Bool

  public init(
    widget: String, family: String, takesLinks: Bool, takesIntents: Bool,
    runsClosures: Bool = false,
    isTarget: Bool = true
  ) {
    self.widget = widget
    self.family = family
    self.takesLinks = takesLinks
    self.takesIntents = takesIntents
    self.runsClosures = runsClosures
    self.isTarget = isTarget
  }
}

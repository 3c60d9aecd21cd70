/// The configuration of a widget: its kind, provider and views, with modifiers.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }

  static func _configure(_ configuration: Self, _ draft: inout WidgetDraft)
}

extension WidgetConfiguration {
  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    Body._configure(configuration.body, &draft)
  }
}

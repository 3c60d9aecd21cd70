/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates a configuration that describes no widget.
  public init() {}

  /// The configuration itself; it has no further content.
  public var body: EmptyWidgetConfiguration { self }
  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {}
}

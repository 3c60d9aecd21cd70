public import VitrineViews

/// A source of the entries of a widget whose settings are an app intent.
public protocol AppIntentTimelineProvider: _TimelineEntryProvider {
  associatedtype Intent: WidgetConfigurationIntent

  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns preconfigured settings for systems where users cannot edit a widget.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// Returns no recommendations, the default.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Returns no hints, the default.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

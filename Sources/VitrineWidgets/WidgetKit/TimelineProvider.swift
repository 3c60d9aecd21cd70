public import VitrineViews

/// A source of the entries of a widget without settings.
///
/// Completions may be called immediately or later, from any thread.
public protocol TimelineProvider: _TimelineEntryProvider {
  /// Passes an entry with sample or current data for the gallery to `completion`.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A source of the entries of a widget whose settings are a SiriKit intent.
public protocol IntentTimelineProvider: _TimelineEntryProvider {
  associatedtype Intent: INIntent

  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Returns no recommendations, the default.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

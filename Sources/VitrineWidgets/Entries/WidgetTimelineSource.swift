/// The source of a widget's timeline.
public enum WidgetTimelineSource: Sendable {
  /// A timeline available at once, on any thread: documents.
  case immediate(@Sendable (EntryRequest) -> WidgetTimeline)
  /// A timeline from a provider.
  case provider(@MainActor @Sendable (EntryRequest) async -> WidgetTimeline)
}

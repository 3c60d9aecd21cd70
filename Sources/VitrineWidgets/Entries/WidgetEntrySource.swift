/// The source of a widget's entries.
public enum WidgetEntrySource: Sendable {
  /// Entries available at once, on any thread: documents.
  case immediate(@Sendable (EntryRequest) -> WidgetEntry)
  /// Entries from a provider.
  case provider(@MainActor @Sendable (EntryRequest) async -> WidgetEntry)
}

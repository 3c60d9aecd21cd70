import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The calls of an author's provider.
@MainActor
enum ProviderAnswers {
  typealias Answer<Value> = ProviderCalls.Answer<Value>

  /// Returns the entry that a request selects, with the author's views for it.
  static func entry<Entry: TimelineEntry, Content: View>(
    for request: EntryRequest, content: @escaping (Entry) -> Content,
    placeholder: () -> Entry, snapshot: () async -> Answer<Entry>,
    timeline: () async -> Answer<Timeline<Entry>>
  ) async -> WidgetEntry {
    switch request.selection {
    case .placeholder: return show(placeholder(), content)
    // Named entries are rejected before anything is drawn, since providers have none.
    case .snapshot, .named:
      switch await snapshot() {
      case .success(let entry): return show(entry, content)
      case .failure(let silence): return instead(placeholder(), content, of: silence)
      }
    case .timeline, .current, .index:
      switch await timeline() {
      case .success(let timeline): return chosen(of: timeline, request, content, placeholder)
      case .failure(let silence): return instead(placeholder(), content, of: silence)
      }
    }
  }

  private static func chosen<Entry: TimelineEntry, Content: View>(
    of timeline: Timeline<Entry>, _ request: EntryRequest,
    _ content: @escaping (Entry) -> Content, _ placeholder: () -> Entry
  ) -> WidgetEntry {
    guard let index = chosen(from: timeline.entries.map(\.date), request) else {
      return noEntry(placeholder(), content)
    }
    var shown = show(timeline.entries[index], content)
    shown.facts.policy = timeline.policy
    return shown
  }

  /// Returns all entries of a provider's timeline; its placeholder alone if no answer came.
  static func timeline<Entry: TimelineEntry, Content: View>(
    for request: EntryRequest, _ answer: Answer<Timeline<Entry>>,
    content: @escaping (Entry) -> Content, placeholder: () -> Entry
  ) -> WidgetTimeline {
    switch answer {
    case .success(let known): return timeline(known, content: content)
    case .failure(let silence):
      let moment = WidgetTimeline.Moment(
        date: request.configuration.date, entry: instead(placeholder(), content, of: silence))
      return WidgetTimeline(moments: [moment], policy: .never)
    }
  }

  /// Returns all entries of a provider's timeline, with the author's views for each.
  private static func timeline<Entry: TimelineEntry, Content: View>(
    _ timeline: Timeline<Entry>, content: @escaping (Entry) -> Content
  ) -> WidgetTimeline {
    let moments = timeline.entries.map { entry in
      var shown = show(entry, content)
      shown.facts.policy = timeline.policy
      return WidgetTimeline.Moment(date: entry.date, relevance: entry.relevance, entry: shown)
    }
    return WidgetTimeline(moments: moments, policy: timeline.policy)
  }

  /// Returns the index of the selected entry: in force at the date, or by number; nil if there is none.
  static func chosen(from dates: [Date], _ request: EntryRequest) -> Int? {
    if dates.isEmpty { return nil }
    if case .index(let index) = request.selection { return min(index, dates.count - 1) }
    return WidgetTimeline.indexInForce(at: request.configuration.date, of: dates)
  }

  /// Returns an entry with the author's views for it.
  nonisolated static func show<Entry: TimelineEntry, Content: View>(
    _ entry: Entry, _ content: @escaping (Entry) -> Content
  ) -> WidgetEntry {
    let views = UncheckedTransfer<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      VitrineViews.resolve(content(entry), environment: $0, notes: $1)
    })
    var shown = WidgetEntry(resolve: { views.value($0, $1) })
    shown.facts = EntryFacts(date: entry.date, relevance: entry.relevance)
    return shown
  }

  private static func instead<Entry: TimelineEntry, Content: View>(
    _ placeholder: Entry, _ content: @escaping (Entry) -> Content, of silence: ProviderSilence
  ) -> WidgetEntry {
    var shown = show(placeholder, content)
    shown.diagnostics = [silence.diagnostic(drawing: "the placeholder")]
    return shown
  }

  private static func noEntry<Entry: TimelineEntry, Content: View>(
    _ entry: Entry, _ content: @escaping (Entry) -> Content
  ) -> WidgetEntry {
    var shown = show(entry, content)
    shown.diagnostics = [
      Diagnostic(
        severity: .warning, code: "empty-timeline",
        message: "the provider's timeline has no entries; the placeholder is drawn instead",
        path: "")
    ]
    return shown
  }
}

/// Calls an app intent's provider off the main actor, where its author expects to be called.
enum IntentProviderAnswers {
  nonisolated static func snapshot<Provider: AppIntentTimelineProvider>(
    _ provider: UncheckedTransfer<Provider>, in context: TimelineProviderContext
  ) async -> UncheckedTransfer<Provider.Entry> {
    UncheckedTransfer(
      value: await provider.value.snapshot(for: .withDefaults(), in: context))
  }

  nonisolated static func timeline<Provider: AppIntentTimelineProvider>(
    _ provider: UncheckedTransfer<Provider>, in context: TimelineProviderContext
  ) async -> UncheckedTransfer<Timeline<Provider.Entry>> {
    UncheckedTransfer(
      value: await provider.value.timeline(for: .withDefaults(), in: context))
  }

  /// Returns the timeline for one intent instead of the default one.
  nonisolated static func timeline<Provider: AppIntentTimelineProvider>(
    _ provider: UncheckedTransfer<Provider>, for intent: UncheckedTransfer<Provider.Intent>,
    in context: TimelineProviderContext
  ) async -> UncheckedTransfer<Timeline<Provider.Entry>> {
    UncheckedTransfer(value: await provider.value.timeline(for: intent.value, in: context))
  }
}

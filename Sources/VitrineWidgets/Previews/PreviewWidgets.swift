import VitrineGraphics
import VitrineViews

/// Widgets of previews with the entries of these.
@MainActor
enum PreviewWidgets {
  /// The codes of diagnostics of a preview without entries, and of one whose entries the widget does not show.
  nonisolated static let (noEntries, otherEntry) = ("empty-timeline", "preview-entry")

  typealias Ask = @MainActor (EntryRequest) async -> PreviewTimeline

  /// Returns the description of a widget that has one family and the timeline of a preview; nil for one without
  /// content, such as a live activity.
  ///
  /// - Parameter timeline: nil leaves the entries to the widget's provider.
  static func widget<W: Widget>(
    _ widget: W, _ family: WidgetFamily, _ timeline: Ask?
  ) -> WidgetDescription? {
    var contents = BundleContents()
    W._describe(widget, &contents)
    guard var description = contents.widgets.first else { return nil }
    description.families = [family]
    guard let timeline, let shows = description.shows else { return description }
    let own = description.source
    description.source = .provider { request in
      if request.selection == .placeholder { return await entry(own, request) }
      return entry(await timeline(request), request, shows)
    }
    description.timelineSource = .provider { request in
      let answer = await timeline(request)
      var whole = WidgetTimeline(
        moments: answer.entries.map { entry in
          WidgetTimeline.Moment(
            date: entry.date, relevance: entry.relevance,
            entry: shown(entry, answer, shows))
        }, policy: answer.policy)
      if whole.moments.isEmpty { whole.codeDiagnostics = answer.diagnostics }
      return whole
    }
    return description
  }

  /// Returns the widget's own answer to a request.
  private static func entry(_ source: WidgetEntrySource, _ request: EntryRequest) async
    -> WidgetEntry
  {
    switch source {
    case .immediate(let make): make(request)
    case .provider(let ask): await ask(request)
    }
  }

  /// Returns the entry that a request selects; the first for the snapshot, as an editor's canvas shows it.
  private static func entry(
    _ timeline: PreviewTimeline, _ request: EntryRequest,
    _ shows: EntryViews
  ) -> WidgetEntry {
    let dates = timeline.entries.map(\.date)
    let index =
      request.selection == .snapshot
      ? dates.indices.first : ProviderAnswers.chosen(from: dates, request)
    guard let index else {
      return timeline.diagnostics.isEmpty
        ? .missing(noEntries, "the preview has no entries") : .missing(timeline.diagnostics)
    }
    return shown(timeline.entries[index], timeline, shows)
  }

  private static func shown(
    _ entry: any TimelineEntry, _ timeline: PreviewTimeline,
    _ shows: EntryViews
  ) -> WidgetEntry {
    guard var shown = shows.show(entry) else {
      return .missing(
        otherEntry,
        "the widget's provider has entries of another type than the preview's \(type(of: entry))")
    }
    shown.facts.policy = timeline.policy
    shown.diagnostics += timeline.diagnostics
    return shown
  }
}

import Foundation
import VitrineViews

extension WidgetDescription {
  /// Returns the entry that a request selects.
  @MainActor
  package func entry(for request: EntryRequest) async -> WidgetEntry {
    switch source {
    case .immediate(let make): return make(request)
    case .provider(let ask):
      var (entry, diagnostics) = await AuthorCode.run(request.configuration) { await ask(request) }
      entry.diagnostics += diagnostics
      return entry
    }
  }
}

extension WidgetDescription {
  /// An entry and the configuration to draw it with.
  package struct Picture {
    package var entry: WidgetEntry
    package var configuration: RenderConfiguration
  }

  /// Returns the pictures of a configuration: its entry, or for `timeline` every entry at its own date, with
  /// the timeline for a filmstrip.
  ///
  /// - Parameter hasDate: whether the configuration's date was requested; nil means that any date but the
  ///   default one was. Otherwise an entry is drawn at its own date, so that its timers show what their
  ///   author sees, whatever clock the provider read.
  @MainActor
  package func pictures(
    _ configuration: RenderConfiguration, hasDate: Bool? = nil
  ) async -> (entries: [Picture], timeline: WidgetTimeline?) {
    if configuration.entry == .timeline,
      let timeline = await timeline(for: EntryRequest(configuration))
    {
      let entries = timeline.moments.prefix(WidgetTimeline.mostPictures).enumerated().map {
        Picture(
          entry: $1.entry, configuration: configuration.showing(entry: $0, at: $1.date))
      }
      // A filmstrip is of pictures of one size.
      return (entries, isSizedByViews ? nil : timeline)
    }
    let entry = await entry(for: EntryRequest(configuration))
    var shown = configuration
    let hasDate = hasDate ?? (configuration.date != RenderConfiguration.defaultDate)
    if !hasDate, let date = entry.facts.date { shown.date = date }
    return ([Picture(entry: entry, configuration: shown)], nil)
  }

  /// Returns the placeholder as the picture of a configuration, whatever entry that asks for.
  @MainActor
  package func placeholder(for configuration: RenderConfiguration) async -> Picture {
    var asked = configuration
    asked.entry = .placeholder
    return Picture(entry: await entry(for: EntryRequest(asked)), configuration: configuration)
  }
}

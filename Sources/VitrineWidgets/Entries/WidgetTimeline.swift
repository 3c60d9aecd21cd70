public import Foundation
package import VitrineGraphics

/// The timeline of a widget: the entries of its provider, and the policy for reloading.
public struct WidgetTimeline: Sendable {
  /// An entry with the moment from which it is in force.
  public struct Moment: Sendable {
    /// The time from which the entry is in force, and at which its picture is drawn.
    public var date: Date
    /// The importance of the widget from this date on; nil if the provider gives none.
    public var relevance: TimelineEntryRelevance?
    /// The views to draw, with their diagnostics.
    public var entry: WidgetEntry

    /// Creates a moment; without a relevance, it never counts as relevant.
    public init(date: Date, relevance: TimelineEntryRelevance? = nil, entry: WidgetEntry) {
      self.date = date
      self.relevance = relevance
      self.entry = entry
    }
  }

  /// The entries in the provider's order. Those out of order of date, and more than 500, leave a diagnostic.
  public var moments: [Moment]
  /// The time of the next request; pictures are made from this timeline alone, so it is only reported.
  public var policy: TimelineReloadPolicy
  /// Diagnostics of resources that were denied to the provider's code.
  package var codeDiagnostics: [Diagnostic] = []

  /// Creates a timeline; the moments are neither sorted nor checked here.
  public init(moments: [Moment], policy: TimelineReloadPolicy) {
    self.moments = moments
    self.policy = policy
  }

  /// The index of the entry in force at a date: the one with the latest date up to it, of equal ones the
  /// last; the earliest one if all are later. Nil without entries.
  public func indexInForce(at date: Date) -> Int? {
    WidgetTimeline.indexInForce(at: date, of: moments.map(\.date))
  }

  /// Like `indexInForce(at:)`, for dates alone.
  package static func indexInForce(at date: Date, of dates: [Date]) -> Int? {
    var current: Int?
    var earliest: Int?
    for (index, start) in dates.enumerated() {
      if start <= date, current.map({ dates[$0] <= start }) ?? true { current = index }
      if earliest.map({ start < dates[$0] }) ?? true { earliest = index }
    }
    return current ?? earliest
  }
}

extension WidgetTimeline {
  /// The largest number of entries drawn of a timeline: one for each minute of eight hours, and more than a
  /// system keeps.
  package static let mostPictures = 500

  /// The diagnostics of the timeline itself.
  package var diagnostics: [Diagnostic] {
    var result = codeDiagnostics
    func note(_ code: String, _ message: String) {
      result.append(Diagnostic(severity: .warning, code: code, message: message, path: ""))
    }
    if moments.isEmpty { note("empty-timeline", "the timeline has no entries") }
    if zip(moments, moments.dropFirst()).contains(where: { $0.date > $1.date }) {
      note("timeline-order", "the timeline's entries are not in order of date")
    }
    if moments.count > Self.mostPictures {
      note(
        "timeline-cut",
        "the timeline has \(moments.count) entries; the first \(Self.mostPictures) are drawn")
    }
    return result
  }
}

extension WidgetDescription {
  /// The timeline with all entries; nil if the widget has no source for it.
  @MainActor
  package func timeline(for request: EntryRequest) async -> WidgetTimeline? {
    switch timelineSource {
    case .immediate(let make)?: return make(request)
    case .provider(let ask)?:
      var (timeline, diagnostics) = await AuthorCode.run(request.configuration) {
        await ask(request)
      }
      timeline.codeDiagnostics += diagnostics
      return timeline
    case nil: return nil
    }
  }
}

import Foundation
import Testing
import Vitrine

private let start = RenderConfiguration.defaultDate

private struct Entry: TimelineEntry {
  let date: Date
  let name: String
  var relevance: TimelineEntryRelevance?
}

/// Entries at these seconds after the start.
private struct Provider: TimelineProvider {
  var seconds: [Double]
  var policy = TimelineReloadPolicy.atEnd

  func placeholder(in context: Context) -> Entry { Entry(date: start, name: "placeholder") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: start, name: "snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let entries = seconds.enumerated().map { index, offset in
      Entry(
        date: start.addingTimeInterval(offset), name: "entry \(index)",
        relevance: index == 1 ? TimelineEntryRelevance(score: 40, duration: 5400) : nil)
    }
    completion(Timeline(entries: entries, policy: policy))
  }
}

private struct Clock: Widget {
  var seconds: [Double] = []
  var policy = TimelineReloadPolicy.atEnd

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: Provider(seconds: seconds, policy: policy)) {
      Text(verbatim: $0.name).containerBackground(.white, for: .widget)
    }
    .configurationDisplayName("The Clock")
  }
}

@MainActor @Suite struct TimelineTests {
  private func timeline(
    _ seconds: [Double], _ policy: TimelineReloadPolicy = .atEnd
  ) async throws -> WidgetTimeline {
    var list = BundleContents()
    Clock._describe(Clock(seconds: seconds, policy: policy), &list)
    return try #require(
      await list.widgets.first?.timeline(for: EntryRequest(RenderConfiguration())))
  }

  @Test(arguments: [
    (-1.0, 0), (0, 0), (59.999, 0), (60, 1), (60.001, 1), (120, 2), (1e6, 2), (-1e12, 0),
  ]) func theEntryInForceIsTheLatestUpToTheDate(_ seconds: Double, _ expected: Int) async throws {
    let timeline = try await timeline([0, 60, 120])
    #expect(timeline.indexInForce(at: start.addingTimeInterval(seconds)) == expected)
  }

  @Test func unorderedAndEqualDatesHaveAnAnswer() async throws {
    let unordered = try await timeline([120, 0, 60])
    #expect(unordered.indexInForce(at: start) == 1)
    #expect(unordered.indexInForce(at: start.addingTimeInterval(90)) == 2)
    #expect(unordered.indexInForce(at: start.addingTimeInterval(500)) == 0)
    #expect(unordered.indexInForce(at: start.addingTimeInterval(-1)) == 1)
    #expect(unordered.diagnostics.map(\.code) == ["timeline-order"])
    let equal = try await timeline([0, 0, 60, 60])
    #expect(equal.indexInForce(at: start) == 1)
    #expect(equal.indexInForce(at: start.addingTimeInterval(60)) == 3)
    #expect(equal.diagnostics.isEmpty)
  }

  @Test func noEntriesMeanNone() async throws {
    let empty = try await timeline([])
    #expect(empty.indexInForce(at: start) == nil)
    #expect(empty.diagnostics.map(\.code) == ["empty-timeline"])
    #expect(
      empty.json(kind: "Clock", samples: [], at: start)
        == #"{"kind":"Clock","policy":{"kind":"atEnd"},"inForce":null,"entries":[],"samples":[]}"#)
  }

  @Test func providersTellDatesRelevanceAndPolicy() async throws {
    let later = start.addingTimeInterval(7200)
    let timeline = try await timeline([0, 60], .after(later))
    #expect(timeline.moments.map(\.date) == [start, start.addingTimeInterval(60)])
    #expect(timeline.moments.map(\.relevance?.score) == [nil, 40])
    #expect(timeline.policy == .after(later))
    #expect(timeline.moments[1].entry.facts.policy == .after(later))
    #expect(
      timeline.json(kind: "Clock", samples: ["cached"], at: start.addingTimeInterval(61))
        == #"{"kind":"Clock","policy":{"kind":"after","date":"2007-01-09T11:41:00Z"},"inForce":1,"#
        + #""entries":[{"index":0,"date":"2007-01-09T09:41:00Z"},"#
        + #"{"index":1,"date":"2007-01-09T09:42:00Z","relevance":{"score":40,"duration":5400}}],"#
        + #""samples":["cached"]}"#)
    #expect(
      timeline.dump(kind: "Clock", samples: [], at: start) == """
        Clock: 2 entries, reload after 2007-01-09T11:41:00Z
        0 2007-01-09T09:41:00Z (in force)
        1 2007-01-09T09:42:00Z relevance 40 for 90 min

        """)
    #expect(
      try await self.timeline([0], .never).dump(kind: "C", samples: [], at: start)
        .hasPrefix("C: 1 entry, reload never\n"))
  }

  @Test func longTimelinesAreCut() async throws {
    let long = try await timeline((0..<501).map(Double.init))
    #expect(long.diagnostics.map(\.code) == ["timeline-cut"])
    #expect(long.diagnostics[0].message.contains("501 entries; the first 500"))
  }

  @Test func entriesStandAtTheirDate() async throws {
    var list = BundleContents()
    Clock._describe(Clock(seconds: [0, 60, 120]), &list)
    let widget = try #require(list.widgets.first)
    var configuration = RenderConfiguration()
    configuration.entry = .index(1)
    let own = await widget.pictures(configuration, hasDate: false)
    #expect(own.entries.map(\.configuration.date) == [start.addingTimeInterval(60)])
    configuration.entry = .snapshot
    configuration.date = start.addingTimeInterval(-500)
    let snapshot = await widget.pictures(configuration, hasDate: false)
    #expect(snapshot.entries.map(\.configuration.date) == [start])
    configuration.entry = .index(1)
    configuration.date = start
    let asked = await widget.pictures(configuration, hasDate: true)
    #expect(asked.entries.map(\.configuration.date) == [start])
    configuration.entry = .timeline
    let all = await widget.pictures(configuration, hasDate: true)
    #expect(all.entries.map(\.configuration.entry) == [.index(0), .index(1), .index(2)])
    #expect(all.entries.map { $0.configuration.date.timeIntervalSince(start) } == [0, 60, 120])
    #expect(all.timeline?.moments.count == 3)
  }
}

import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct Moment: TimelineEntry {
  var date: Date
  var name: String
}

private struct Clock: TimelineProvider {
  var count = 3

  func placeholder(in context: Context) -> Moment {
    Moment(date: .distantPast, name: "placeholder \(context.family)")
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(
      Moment(date: .distantPast, name: "snapshot \(context.isPreview) \(context.displaySize.width)")
    )
    completion(Moment(date: .distantPast, name: "called twice"))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    let start = RenderConfiguration.defaultDate
    let entries = (0..<count).map {
      Moment(date: start.addingTimeInterval(Double($0) * 60), name: "entry \($0)")
    }
    DispatchQueue.global().async { completion(Timeline(entries: entries, policy: .atEnd)) }
  }
}

private struct ClockWidget: Widget {
  var count = 3

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: Clock(count: count)) { entry in
      Text(verbatim: entry.name)
    }
    .configurationDisplayName("The Clock")
    .description("Tells \(3) times.")
    .supportedFamilies([.systemSmall, .systemLarge, .systemSmall])
    .contentMarginsDisabled()
    .onBackgroundURLSessionEvents { _, done in done() }
  }
}

private struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  @Parameter(title: "City", default: "Oslo") var city: String
  @Parameter(title: "Days") var days: Int
  @Parameter(title: "Unit") var unit: String?
}

private struct ChoiceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast, name: "") }

  func snapshot(for configuration: Choice, in context: Context) async -> Moment {
    Moment(
      date: .distantPast,
      name: "\(configuration.city) \(configuration.days) \(configuration.unit ?? "-")")
  }

  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [], policy: .never)
  }
}

private struct ChoiceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Choice", intent: Choice.self, provider: ChoiceProvider()) {
      Text(verbatim: $0.name)
    }
  }
}

private struct Both: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    if #available(iOS 17, *) { ChoiceWidget() }
  }
}

@MainActor @Suite struct ProviderTests {
  @Test func bundleListsItsWidgets() throws {
    let widgets = Both._descriptions()
    #expect(widgets.map(\.kind) == ["Clock", "Choice"])
    let clock = try #require(widgets.first)
    #expect(clock.displayName == "The Clock")
    #expect(clock.details == "Tells 3 times.")
    #expect(clock.families == [.systemSmall, .systemLarge])
    #expect(clock.contentMargins == .none && clock.isBackgroundRemovable)
    #expect(widgets[1].families == WidgetDescription.defaultFamilies)
  }

  @Test(arguments: [
    (EntrySelection.snapshot, 0.0, "snapshot true 158.0"),
    (.placeholder, 0, "placeholder systemSmall"),
    (.timeline, 0, "entry 0"), (.timeline, 61, "entry 1"), (.timeline, -5, "entry 0"),
    (.timeline, 1e6, "entry 2"), (.index(1), 0, "entry 1"), (.index(9), 0, "entry 2"),
  ]) func selectionPicksItsEntry(
    _ selection: EntrySelection, _ seconds: Double, _ expected: String
  ) async throws {
    #expect(try await text(of: ClockWidget._descriptions(), selection, seconds) == expected)
  }

  @Test func settingsTakeTheirDefaults() async throws {
    #expect(try await text(of: ChoiceWidget._descriptions(), .snapshot, 0) == "Oslo 0 -")
  }

  @Test func emptyTimelineIsReported() async throws {
    let widget = try #require(ChoiceWidget._descriptions().first)
    var configuration = RenderConfiguration()
    configuration.entry = .timeline
    let entry = await widget.entry(for: EntryRequest(configuration))
    #expect(entry.diagnostics.map(\.code) == ["empty-timeline"])
  }

  /// The text that an entry's views come to.
  private func text(
    of widgets: [WidgetDescription], _ selection: EntrySelection, _ seconds: Double
  ) async throws -> String? {
    var configuration = RenderConfiguration()
    configuration.entry = selection
    configuration.date = RenderConfiguration.defaultDate.addingTimeInterval(seconds)
    let entry = try #require(widgets.first)
    let made = await entry.entry(for: EntryRequest(configuration))
    guard case .text(let leaf) = made.resolve(EnvironmentValues(), ResolveNotes()).root.kind else {
      return nil
    }
    return leaf.runs.map(\.text).joined()
  }
}

import Foundation
import Synchronization
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct Moment: TimelineEntry {
  var date: Date
  var name: String
}

private let unknown = Moment(date: .distantPast, name: "placeholder")

/// Keeps completion handlers, so that they are neither called nor given up.
private let kept = Mutex<[any Sendable]>([])

/// What becomes of a handler: it is given up, or kept for ever.
private enum Silence: CaseIterable, Sendable {
  case drops, keeps
}

private struct Silent: TimelineProvider {
  var silence: Silence

  func placeholder(in context: Context) -> Moment { unknown }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    if silence == .keeps { kept.withLock { $0.append(completion) } }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    if silence == .keeps { kept.withLock { $0.append(completion) } }
  }
}

private class Choice: INIntent, @unchecked Sendable {}

private struct SilentIntent: IntentTimelineProvider {
  var silence: Silence

  func placeholder(in context: Context) -> Moment { unknown }

  func getSnapshot(
    for configuration: Choice, in context: Context,
    completion: @escaping @Sendable (Moment) -> Void
  ) {
    if silence == .keeps { kept.withLock { $0.append(completion) } }
  }

  func getTimeline(
    for configuration: Choice, in context: Context,
    completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    if silence == .keeps { kept.withLock { $0.append(completion) } }
  }
}

private struct Settings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
}

private struct Endless: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { unknown }

  func snapshot(for configuration: Settings, in context: Context) async -> Moment {
    await forever()
    return unknown
  }

  func timeline(for configuration: Settings, in context: Context) async -> Timeline<Moment> {
    await forever()
    return Timeline(entries: [], policy: .never)
  }

  private func forever() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      kept.withLock { $0.append(continuation) }
    }
  }
}

private struct SilentWidget: Widget {
  var silence = Silence.keeps

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Silent", provider: Silent(silence: silence)) {
      Text(verbatim: $0.name)
    }
  }
}

private struct IntentWidget: Widget {
  var silence = Silence.keeps

  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "Silent", intent: Choice.self, provider: SilentIntent(silence: silence)
    ) { Text(verbatim: $0.name) }
  }
}

private struct EndlessWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Silent", intent: Settings.self, provider: Endless()) {
      Text(verbatim: $0.name)
    }
  }
}

/// A provider that never answers does not hold up the program: its placeholder is drawn, and the picture says so.
@MainActor @Suite(.timeLimit(.minutes(60))) struct SilentProviderTests {
  /// A short time for tests, in seconds.
  private static let patience = 0.2

  private func descriptions(keeps: Bool) -> [WidgetDescription] {
    let silence = keeps ? Silence.keeps : .drops
    var list = BundleContents()
    SilentWidget._describe(SilentWidget(silence: silence), &list)
    IntentWidget._describe(IntentWidget(silence: silence), &list)
    if keeps { EndlessWidget._describe(EndlessWidget(), &list) }
    return list.widgets
  }

  private func request(
    _ selection: EntrySelection, seconds: Double = patience
  ) -> EntryRequest {
    var configuration = RenderConfiguration()
    configuration.entry = selection
    var request = EntryRequest(configuration)
    request.answerSeconds = seconds
    return request
  }

  private func text(_ entry: WidgetEntry) -> String? {
    guard case .text(let leaf) = entry.resolve(EnvironmentValues(), ResolveNotes()).root.kind else {
      return nil
    }
    return leaf.runs.map(\.text).joined()
  }

  @Test(arguments: [EntrySelection.snapshot, .timeline, .current, .index(2)])
  func placeholdersAreDrawnAfterTheTime(_ selection: EntrySelection) async throws {
    let widgets = descriptions(keeps: true)
    #expect(widgets.count == 3)
    for widget in widgets {
      let entry = await widget.entry(for: request(selection))
      #expect(text(entry) == "placeholder")
      let diagnostic = try #require(entry.diagnostics.first)
      #expect(entry.diagnostics.count == 1 && diagnostic.code == "provider-silent")
      let call = selection == .snapshot ? "napshot" : "imeline"
      #expect(diagnostic.message.contains("widget “Silent” did not answer"))
      #expect(diagnostic.message.contains(call) && diagnostic.message.contains("within 0.2 s"))
    }
  }

  @Test func timelinesConsistOfThePlaceholder() async throws {
    for widget in descriptions(keeps: true) {
      let timeline = try #require(await widget.timeline(for: request(.timeline)))
      #expect(timeline.moments.map(\.date) == [RenderConfiguration.defaultDate])
      #expect(timeline.moments[0].entry.diagnostics.map(\.code) == ["provider-silent"])
      #expect(timeline.diagnostics.isEmpty)
    }
  }

  /// Nobody waits for a handler that nobody can call any more.
  @Test func handlersThatAreGivenUpAreNotedAtOnce() async throws {
    for widget in descriptions(keeps: false) {
      // The hour would be beyond the limit of the suite.
      let entry = await widget.entry(for: request(.snapshot, seconds: 3600))
      #expect(text(entry) == "placeholder")
      #expect(
        entry.diagnostics.map(\.message) == [
          "the provider of widget “Silent” gave up the completion handler of getSnapshot without calling it; "
            + "the placeholder is drawn instead"
        ])
    }
  }

  /// A widget's further pictures wait for a second at most.
  @Test func silentMethodsAreSoonGivenUp() async throws {
    let widget = try #require(descriptions(keeps: true).first)
    _ = await widget.entry(for: request(.snapshot))
    // It says for how long it waited; the hour that it was granted would be beyond the limit of the suite.
    let entry = await widget.entry(for: request(.snapshot, seconds: 3600))
    #expect(entry.diagnostics.first?.message.contains("within 1 s") == true)
  }

  @Test func placeholdersAskedForAreNoFailure() async {
    for widget in descriptions(keeps: true) {
      #expect(await widget.entry(for: request(.placeholder)).diagnostics.isEmpty)
    }
  }
}

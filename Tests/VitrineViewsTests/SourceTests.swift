import AppIntents
import OSLog
import SwiftUI
import Testing
import VitrineLayout
import WidgetKit

// What real widget sources hold beside their views. Compiling is most of the test.

private let log = Logger(subsystem: "org.example.steps", category: "widget")

private enum Ring: String, AppEnum {
  case moving, standing

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ring"
  static let caseDisplayRepresentations: [Ring: DisplayRepresentation] = [
    .moving: "Move", .standing: "Stand",
  ]
}

private struct RingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Ring"

  @Parameter(title: "Ring", default: .moving) var ring: Ring
  @Parameter(title: "Goal") var goal: Int?

  init() {}

  static var parameterSummary: some ParameterSummary {
    When(\.$ring, .equalTo, Ring.moving) {
      Summary {
        \.$ring
        \.$goal
      }
    } otherwise: {
      Summary("Show \(\.$ring)")
    }
  }
}

private struct RingEntry: TimelineEntry {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var steps = 4_200
}

private struct RingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RingEntry { RingEntry() }
  func snapshot(for intent: RingIntent, in context: Context) async -> RingEntry { RingEntry() }
  func timeline(for intent: RingIntent, in context: Context) async -> Timeline<RingEntry> {
    log.info("\(intent.ring.rawValue, privacy: .public) for \(context.family)")
    return Timeline(entries: [RingEntry()], policy: .atEnd)
  }
}

private struct RingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Ring", intent: RingIntent.self, provider: RingProvider()) {
      Text($0.steps, format: .number)
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var ringWidth: Double = 12
  @Entry fileprivate var ringTitle: String?
}

private struct RingTitle: View {
  @Environment(\.ringWidth) private var width
  @Environment(\.ringTitle) private var title

  var body: some View { Text("\(title ?? "Ring") \(Int(width))") }
}

private struct RingPreviews: PreviewProvider {
  static var previews: some View {
    RingTitle()
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small")
    RingTitle().previewLayout(.fixed(width: 100, height: 50)).previewDevice("iPhone 15")
  }
}

#Preview { RingTitle() }

#Preview("Landscape", traits: .landscapeLeft, .sizeThatFitsLayout) {
  VStack {
    RingTitle()
    Text("Steps")
  }
}

#Preview("Small", as: .systemSmall) {
  RingWidget()
} timeline: {
  RingEntry()
  RingEntry(steps: 9_000)
}

#Preview(as: .systemMedium, using: RingIntent()) {
  RingWidget()
} timelineProvider: {
  RingProvider()
}

@Suite struct SourceTests {
  @Test func entriesHaveTheirDefault() {
    let values = EnvironmentValues()
    #expect(values.ringWidth == 12 && values.ringTitle == nil)
  }

  @Test func entriesAreSetAndRead() {
    let view = RingTitle().environment(\.ringWidth, 8).environment(\.ringTitle, "Move")
    #expect(resolve(view).tree.root.texts == ["Move 8"])
  }

  @Test func relativeDatesHaveWords() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(7_200), relativeTo: now) == "in 2 hours"
    )
    formatter.dateTimeStyle = .named
    formatter.locale = Locale(identifier: "de_DE")
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "gestern")
  }

  @Test func groupsHaveAFolder() {
    let files = FileManager.default
    #expect(
      files.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")?
        .lastPathComponent == "group.org.example")
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "../etc") == nil)
  }
}

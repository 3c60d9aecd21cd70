import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
  let goal: Int
}

struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry {
    StepsEntry(date: .now, steps: 4_200, goal: 8_000)
  }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(StepsEntry(date: .now, steps: 6_480, goal: 8_000))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    completion(
      Timeline(entries: [StepsEntry(date: .now, steps: 6_480, goal: 8_000)], policy: .atEnd))
  }
}

struct StepsView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: StepsEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      title
        .font(.headline)
        .foregroundStyle(.green)
        .minimumScaleFactor(0.5)
        .lineLimit(1)
      Spacer()
      Text("\(entry.steps)")
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
      if family != .systemSmall {
        Text("\(entry.goal - entry.steps) to go.").font(.footnote).foregroundStyle(.secondary)
      }
      ProgressView(value: Double(entry.steps), total: Double(entry.goal)).tint(.green)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }

  /// The largest type leaves no room for an icon.
  @ViewBuilder private var title: some View {
    if typeSize.isAccessibilitySize {
      Text("Steps")
    } else {
      Label {
        Text("Steps")
      } icon: {
        Image(systemName: "figure.walk")
          .padding(4)
          .background(.green.opacity(0.2))
          .clipShape(RoundedRectangle(cornerRadius: 6))
      }
    }
  }
}

public struct StepsWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Steps", provider: StepsProvider()) { StepsView(entry: $0) }
      .configurationDisplayName("Steps")
      .description("How far you went today.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview(as: .systemSmall) {
  StepsWidget()
} timeline: {
  StepsEntry(date: .now, steps: 3_650, goal: 8_000)
  StepsEntry(date: .now, steps: 7_990, goal: 8_000)
}

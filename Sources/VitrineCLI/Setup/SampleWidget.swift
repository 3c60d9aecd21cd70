/// The widget of a sample package.
enum SampleWidget {
  static let text = """
    import SwiftUI
    import WidgetKit

    struct StepsEntry: TimelineEntry {
      let date: Date
      let steps: Int
    }

    struct StepsProvider: TimelineProvider {
      func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200) }

      func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 6_480))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now, steps: 6_480)], policy: .atEnd))
      }
    }

    struct StepsView: View {
      let entry: StepsEntry

      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          Label("Steps", systemImage: "figure.walk").font(.headline).foregroundStyle(.indigo)
          Spacer()
          Text(entry.steps, format: .number)
            .font(.system(.largeTitle, design: .rounded, weight: .bold))
            .minimumScaleFactor(0.5)
            .lineLimit(1)
          Text("of 8,000").font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.background, for: .widget)
      }
    }

    struct StepsWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { StepsView(entry: $0) }
          .configurationDisplayName("Steps")
          .description("Today's steps.")
          .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    """
}

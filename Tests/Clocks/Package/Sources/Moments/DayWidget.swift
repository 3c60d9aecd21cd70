import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry {
  var date: Date
  var visits: Int
  var quote: String
}

struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry {
    DayEntry(date: .now, visits: 1, quote: Words.quotes[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(
      DayEntry(
        date: .now, visits: Store().countVisit(),
        quote: Words.quotes.randomElement() ?? ""))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let visits = Store().countVisit()
    let start = Calendar.current.startOfDay(for: .now)
    let entries = (0..<24).compactMap { hour in
      Calendar.current.date(byAdding: .hour, value: hour, to: start).map {
        DayEntry(date: $0, visits: visits, quote: Words.quotes.shuffled()[0])
      }
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DayView: View {
  var entry: DayEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar

  private var progress: Double {
    let start = calendar.startOfDay(for: entry.date)
    return entry.date.timeIntervalSince(start) / 86_400
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(Words.greeting(at: Date())).font(.headline)
      Text(Formats.day(entry.date)).font(.caption).foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Text(entry.date, style: .time).font(.system(.largeTitle, design: .rounded).bold())
        .minimumScaleFactor(0.5)
        .lineLimit(1)
      ProgressView(value: progress).tint(.teal)
      if family != .systemSmall {
        Text("\(entry.quote) Visit \(entry.visits).").font(.caption2)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(for: .widget) { Color.any().opacity(0.2) }
  }
}

public struct DayWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Day", provider: DayProvider()) { DayView(entry: $0) }
      .configurationDisplayName("Day")
      .description("Where you are in it.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview(as: .systemSmall) {
  DayWidget()
} timeline: {
  DayEntry(date: .now, visits: 3, quote: Words.quotes[1])
}

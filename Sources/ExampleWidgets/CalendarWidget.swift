import SwiftUI
import WidgetKit

public struct CalendarWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calendar", provider: CalendarProvider()) { entry in
      CalendarView(entry: entry)
        .standardMargins()
        .containerBackground(.background, for: .widget)
        .widgetURL(URL(string: "calendar://today"))
    }
    .configurationDisplayName("Up Next")
    .description("See your upcoming events.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct CalendarEntry: TimelineEntry {
  let date: Date
  let today: [CalendarEvent]
  let tomorrow: [CalendarEvent]
}

struct CalendarProvider: TimelineProvider {
  func placeholder(in context: Context) -> CalendarEntry {
    .sample
  }

  func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
    completion(.sample)
  }

  /// Returns one entry for the start of the day and one for the end of each event, when it leaves the list.
  func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
    let sample = CalendarEntry.sample
    let later = sample.today.map { event in
      CalendarEntry(
        date: event.end, today: sample.today.filter { $0.start >= event.end },
        tomorrow: sample.tomorrow)
    }
    completion(Timeline(entries: [sample] + later, policy: .atEnd))
  }
}

struct CalendarEvent: Identifiable {
  let title: String
  let start: Date
  let end: Date
  let color: Color
  var id: Date { start }
  var url: URL { .deepLink("calendar", "event/\(Int(start.timeIntervalSince1970))") }
}

extension CalendarEntry {
  static let sample = CalendarEntry(
    date: .sample,
    today: [
      .on(0, "Design Review", from: 10, to: 11.5, .blue),
      .on(0, "Lunch with Maya", from: 12.5, to: 13.5, .orange),
      .on(0, "Piano Lesson", from: 16, to: 17, .green),
    ],
    tomorrow: [
      .on(1, "Team Stand-up", from: 9, to: 9.5, .purple),
      .on(1, "Dentist", from: 14, to: 15, .red),
    ])
}

extension CalendarEvent {
  /// Returns an event `day` days after the sample's, between two hours of the day.
  static func on(_ day: Int, _ title: String, from: Double, to: Double, _ color: Color) -> Self {
    let midnight = Date.sample.after(hours: Double(24 * day) - 9, minutes: -41)
    return CalendarEvent(
      title: title, start: midnight.after(hours: from), end: midnight.after(hours: to), color: color
    )
  }
}

struct CalendarView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CalendarEntry

  var body: some View {
    Group {
      switch family {
      case .systemMedium: CalendarMediumView(entry: entry)
      case .systemLarge: CalendarLargeView(entry: entry)
      default: CalendarSmallView(entry: entry)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension Color {
  /// A red for small words, where the system's own reaches 3.6 : 1 on white.
  static let weekday = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 1, green: 0x69 / 255, blue: 0x61 / 255, alpha: 1)
        : UIColor(red: 0xD7 / 255, green: 0, blue: 0x15 / 255, alpha: 1)
    })
}

/// The weekday in red capitals over the number of the day.
struct DateHeading: View {
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: -2) {
      ViewThatFits(in: .horizontal) {
        Text(date, format: .dateTime.weekday(.wide))
        Text(date, format: .dateTime.weekday(.abbreviated))
      }
      .font(.caption2.weight(.semibold))
      .textCase(.uppercase)
      .foregroundStyle(Color.weekday)
      .unredacted()
      .widgetAccentable()
      Text(date, format: .dateTime.day())
        .font(.largeTitle)
    }
  }
}

struct EventRow: View {
  @Environment(\.widgetRenderingMode) private var mode
  let event: CalendarEvent
  var padding: CGFloat = 3
  var showsTime = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(event.title)
        .font(.caption.weight(.semibold))
      if showsTime {
        Text(event.start...event.end)
          .font(.caption2)
          // On the event's plate the secondary style would be too faint, and in one colour any second rank.
          .opacity(mode == .accented ? 1 : 0.7)
      }
    }
    .padding(.leading, 10)
    .padding(.trailing, 4)
    .padding(.vertical, padding)
    .frame(maxWidth: .infinity, alignment: .leading)
    // The shape is behind the text, so that it clips no descenders.
    .background {
      ZStack(alignment: .leading) {
        event.color.opacity(0.15)
        event.color.frame(width: 4).widgetAccentable()
      }
      .clipShape(RoundedRectangle(cornerRadius: 5, style: .continuous))
    }
  }
}

struct EventList: View {
  let events: ArraySlice<CalendarEvent>

  var body: some View {
    VStack(spacing: 4) {
      ForEach(events) { event in
        Link(destination: event.url) { EventRow(event: event) }
      }
    }
  }
}

struct CalendarSmallView: View {
  let entry: CalendarEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(events: 2)
      page(events: 1)
      page(events: 1, times: false)
      page(events: 0)
    }
  }

  private func page(events count: Int, times: Bool = true) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      DateHeading(date: entry.date)
      Spacer(minLength: 0)
      ForEach(entry.today.prefix(count)) { event in
        EventRow(event: event, padding: 1, showsTime: times)
      }
      if entry.today.isEmpty {
        Text("No more events today")
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
  }
}

struct CalendarMediumView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: CalendarEntry

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        DateHeading(date: entry.date)
        Spacer(minLength: 0)
        if !typeSize.isAccessibilitySize {
          Text("\(entry.today.count) events")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      .frame(width: 92, alignment: .leading)
      ViewThatFits(in: .vertical) {
        EventList(events: entry.today.prefix(3))
        EventList(events: entry.today.prefix(2))
        EventList(events: entry.today.prefix(1))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }
}

struct CalendarLargeView: View {
  let entry: CalendarEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(today: 3, tomorrow: 2)
      page(today: 3, tomorrow: 1)
      page(today: 3, tomorrow: 0)
      page(today: 2, tomorrow: 0)
      page(today: 1, tomorrow: 0)
    }
  }

  private func page(today: Int, tomorrow: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top) {
          DateHeading(date: entry.date)
          Spacer(minLength: 8)
          MonthGrid(date: entry.date)
        }
        DateHeading(date: entry.date)
      }
      Spacer(minLength: 8)
      EventList(events: entry.today.prefix(today))
      if tomorrow > 0 {
        Text("Tomorrow")
          .font(.caption2.weight(.semibold))
          .textCase(.uppercase)
          .foregroundStyle(.secondary)
          .unredacted()
          .padding(.top, 6)
          .padding(.bottom, 2)
        EventList(events: entry.tomorrow.prefix(tomorrow))
      }
    }
  }
}

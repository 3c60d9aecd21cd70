import SwiftUI
import WidgetKit

public struct FitnessWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fitness", provider: FitnessProvider()) { entry in
      FitnessView(entry: entry)
        .widgetURL(URL(string: "fitness://today"))
    }
    .configurationDisplayName("Activity")
    .description("Track your move, exercise and stand goals.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

struct FitnessEntry: TimelineEntry {
  let date: Date
  let activities: [Activity]
  /// The calories moved in each hour since midnight.
  let hourly: [Int]

  /// The first two values on one line.
  var summary: String {
    activities.prefix(2).map { "\($0.value) \($0.unit)" }.joined(separator: " · ")
  }
}

struct FitnessProvider: TimelineProvider {
  func placeholder(in context: Context) -> FitnessEntry {
    .sample()
  }

  func getSnapshot(in context: Context, completion: @escaping (FitnessEntry) -> Void) {
    completion(.sample())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FitnessEntry>) -> Void) {
    let entries = (0..<3).map { FitnessEntry.sample(hoursLater: $0) }
    completion(Timeline(entries: entries, policy: .after(.sample.after(hours: 3))))
  }
}

extension FitnessEntry {
  static func sample(hoursLater hours: Int = 0) -> FitnessEntry {
    let moved = [0, 0, 0, 0, 0, 6, 42, 118, 71, 64, 38, 55].prefix(10 + hours)
    return FitnessEntry(
      date: .sample.after(hours: Double(hours)),
      activities: [
        Activity(
          name: "Move", unit: "CAL", value: moved.reduce(0, +), goal: 460,
          colors: [Color(red: 0.88, green: 0, blue: 0.22), Color(red: 1, green: 0.23, blue: 0.52)],
          ink: Color(red: 0.86, green: 0, blue: 0.27)),
        Activity(
          name: "Exercise", unit: "MIN", value: 33 + 4 * hours, goal: 30,
          colors: [Color(red: 0.22, green: 0.78, blue: 0), Color(red: 0.71, green: 1, blue: 0.05)],
          ink: Color(red: 0.2, green: 0.52, blue: 0.02)),
        Activity(
          name: "Stand", unit: "HRS", value: 7 + hours, goal: 12,
          colors: [
            Color(red: 0, green: 0.7, blue: 0.86), Color(red: 0.05, green: 0.98, blue: 0.82),
          ],
          ink: Color(red: 0, green: 0.48, blue: 0.6)),
      ],
      hourly: Array(moved))
  }
}

struct FitnessView: View {
  @Environment(\.widgetFamily) private var family
  let entry: FitnessEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ActivityRings(activities: entry.activities)
        .widgetAccentable()
        .containerBackground(.clear, for: .widget)
    case .accessoryRectangular:
      FitnessRectangularView(activities: entry.activities)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .containerBackground(.clear, for: .widget)
    case .accessoryInline:
      Label(entry.summary, systemImage: "figure.run")
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    default:
      home
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .standardMargins()
        .containerBackground(.background, for: .widget)
    }
  }

  @ViewBuilder private var home: some View {
    switch family {
    case .systemMedium: FitnessMediumView(entry: entry)
    case .systemLarge: FitnessLargeView(entry: entry)
    default: FitnessSmallView(entry: entry)
    }
  }
}

/// An activity's value out of its goal, in its colour.
struct ActivityValue: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  let activity: Activity
  var font = Font.system(.subheadline, design: .rounded)

  var body: some View {
    (typeSize.isAccessibilitySize ? value : value + unit)
      .font(font)
      .fontWeight(.semibold)
      .foregroundStyle(activity.textColor(in: colorScheme))
  }

  private var value: Text {
    Text("\(activity.value)/\(activity.goal)")
  }

  private var unit: Text {
    Text(activity.unit).font(.system(.caption2, design: .rounded))
  }
}

struct ActivityList: View {
  let activities: [Activity]
  let spacing: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(activities) { activity in
        VStack(alignment: .leading, spacing: -2) {
          Text(activity.name)
            .font(.system(.footnote, design: .rounded).weight(.medium))
          ActivityValue(activity: activity, font: .system(.title3, design: .rounded))
        }
      }
    }
  }
}

struct FitnessSmallView: View {
  let entry: FitnessEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(rings: 64, values: 3)
      page(rings: 84, values: 1)
      page(rings: 64, values: 1)
      page(rings: 48, values: 1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func page(rings side: CGFloat, values: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ActivityRings(activities: entry.activities)
        .frame(width: side, height: side)
      Spacer(minLength: 4)
      ForEach(entry.activities.prefix(values)) { activity in
        ActivityValue(activity: activity)
      }
    }
  }
}

struct FitnessMediumView: View {
  let entry: FitnessEntry

  var body: some View {
    HStack(spacing: 24) {
      ActivityRings(activities: entry.activities)
        .aspectRatio(1, contentMode: .fit)
      ViewThatFits(in: .vertical) {
        ActivityList(activities: entry.activities, spacing: 4)
        ActivityList(activities: Array(entry.activities.prefix(2)), spacing: 4)
        ActivityList(activities: Array(entry.activities.prefix(1)), spacing: 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct FitnessLargeView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: FitnessEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(values: 3, chart: true)
      page(values: 3, chart: false)
      page(values: 2, chart: false)
      page(values: 1, chart: false)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var side: CGFloat { typeSize.isAccessibilitySize ? 110 : 150 }

  private func page(values: Int, chart: Bool) -> some View {
    VStack(spacing: 16) {
      HStack(spacing: 24) {
        ActivityRings(activities: entry.activities)
          .frame(width: side, height: side)
        ActivityList(activities: Array(entry.activities.prefix(values)), spacing: 8)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      if chart, let move = entry.activities.first {
        Divider()
        HourlyMoveChart(hourly: entry.hourly, color: move.colors.last ?? .pink)
      }
    }
  }
}

/// A bar for each hour of the day, empty hours as dots on the line.
struct HourlyMoveChart: View {
  let hourly: [Int]
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      GeometryReader { geometry in
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(0..<24) { hour in
            Capsule()
              .fill(calories(at: hour) > 0 ? color : color.opacity(0.25))
              .frame(
                width: 5, height: max(5, geometry.size.height * CGFloat(calories(at: hour)) / peak)
              )
              .frame(maxWidth: .infinity)
          }
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
      .frame(minHeight: 60)
      HStack {
        ForEach(["12 AM", "6 AM", "12 PM", "6 PM"], id: \.self) { label in
          Text(label)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .font(.system(.caption2, design: .rounded).weight(.medium))
      .foregroundStyle(.secondary)
    }
  }

  private var peak: CGFloat { CGFloat(max(hourly.max() ?? 1, 1)) }

  private func calories(at hour: Int) -> Int {
    hour < hourly.count ? hourly[hour] : 0
  }
}

struct FitnessRectangularView: View {
  let activities: [Activity]

  var body: some View {
    HStack(spacing: 10) {
      ActivityRings(activities: activities)
        .aspectRatio(1, contentMode: .fit)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        ForEach(activities) { activity in
          Text("\(activity.value)/\(activity.goal) \(activity.unit)")
        }
      }
      .font(.system(.footnote, design: .rounded).weight(.semibold))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

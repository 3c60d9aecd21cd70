import SwiftUI
import WidgetKit

struct DepartureView: View {
  let entry: DepartureEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(entry.date, style: .time).font(.title2.bold())
      HStack(spacing: 4) {
        Text(entry.departure, style: .timer).monospacedDigit()
        Text("to platform \(entry.platform)")
      }
      .font(.footnote)
      Text(entry.departure.formatted(date: .abbreviated, time: .shortened)).font(.caption2)
      Text(entry.stops.map { "\($0.key) \($0.value)" }.joined(separator: ", ")).font(.caption2)
      Text("\(Locale.current.identifier) \(TimeZone.current.identifier)").font(.caption2)
      Spacer(minLength: 0)
      Text(entry.advice).font(.caption).foregroundStyle(.secondary)
      // Read while the view is evaluated, not when the entry was made.
      Text(Date().formatted(.dateTime.weekday(.wide).day())).font(.caption2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(.background, for: .widget)
  }
}

public struct NextTrainWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NextTrain", provider: DepartureProvider()) {
      DepartureView(entry: $0)
    }
    .configurationDisplayName("Next train")
    .description("When it leaves, and from where.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

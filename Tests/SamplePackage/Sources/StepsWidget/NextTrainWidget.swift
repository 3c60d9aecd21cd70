import SwiftUI
import WidgetKit

/// What changes from one look to the next: the time, how long until something, and a choice by chance.
struct DepartureEntry: TimelineEntry {
  let date: Date
  let departure: Date
  let platform: Int
  let advice: String
  let stops: [String: Int]
}

struct DepartureProvider: TimelineProvider {
  private static let advice = [
    "Mind the gap.", "Doors close early.", "Bikes ride in the rear.", "Quiet carriage ahead.",
  ]

  func placeholder(in context: Context) -> DepartureEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DepartureEntry) -> Void) {
    let entry = entry(at: Date())
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { completion(entry) }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DepartureEntry>) -> Void) {
    Thread.detachNewThread {
      let now = Date()
      let entries = (0..<4).map { entry(at: now.addingTimeInterval(Double($0) * 60)) }
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(240))))
    }
  }

  private func entry(at date: Date) -> DepartureEntry {
    let visits = UserDefaults.standard.integer(forKey: "visits")
    UserDefaults.standard.set(visits + 1, forKey: "visits")
    return DepartureEntry(
      date: date, departure: date.addingTimeInterval(12 * 60 + 34), platform: .random(in: 1...12),
      advice: Self.advice.randomElement() ?? "",
      stops: ["Uji": 6, "Nara": 34 + visits, "Oji": 48, "Kyoto": 0])
  }
}

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

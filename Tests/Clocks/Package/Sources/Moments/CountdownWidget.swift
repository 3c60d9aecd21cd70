import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
  var date: Date
  var launch: Date
  var stages: [String: TimeInterval]
}

struct CountdownProvider: TimelineProvider {
  /// The app knows the launch as so long from when it was installed.
  private func entry(at date: Date = .now) -> CountdownEntry {
    CountdownEntry(
      date: date, launch: date.addingTimeInterval(3 * 86_400 + 7_384.25),
      stages: ["Fuel": 7_200, "Doors": 3_600, "Engines": 12, "Umbilical": 30, "Tower": 600])
  }

  func placeholder(in context: Context) -> CountdownEntry { entry() }

  func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
    DispatchQueue.global(qos: .utility).async {
      let made = entry()
      DispatchQueue.main.async { completion(made) }
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.002) {
      let now = Date()
      completion(
        Timeline(entries: [entry(at: now), entry(at: now + 60)], policy: .after(now + 120)))
    }
  }
}

struct CountdownView: View {
  var entry: CountdownEntry
  @Environment(\.widgetFamily) private var family

  private var remaining: DateComponents {
    Calendar.current.dateComponents([.day, .hour, .minute, .second], from: .now, to: entry.launch)
  }

  /// In the order of a dictionary, which a test would rather not depend on.
  private var stages: some View {
    VStack(alignment: .leading) {
      ForEach(Array(entry.stages.prefix(3)), id: \.key) { stage in
        HStack {
          Text(stage.key)
          Spacer()
          Text(entry.launch - stage.value, style: .time)
        }
      }
    }
    .font(.caption2)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label("Launch", systemImage: "clock").font(.caption.bold()).foregroundStyle(.orange)
      Text("\(remaining.day ?? 0)d \(remaining.hour ?? 0)h \(remaining.second ?? 0)s")
        .font(.title3.monospacedDigit())
      Text(entry.launch, style: .relative).font(.caption2)
      Text(timerInterval: .now...entry.launch).font(.caption.monospacedDigit())
      Spacer(minLength: 0)
      if family == .systemMedium { stages }
      Text(entry.launch.formatted(date: .numeric, time: .standard)).font(.caption2)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

public struct CountdownWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Countdown", provider: CountdownProvider()) {
      CountdownView(entry: $0)
    }
    .configurationDisplayName("Countdown")
    .description("To the launch.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

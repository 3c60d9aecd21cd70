import SwiftUI
import WidgetKit

/// A complication for all places of a watch face.
public struct ComplicationWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Complication", provider: SunlightProvider()) { entry in
      SunlightView(index: entry.index)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Sunlight")
    .description("See how strong the sun is.")
    .supportedFamilies([
      .accessoryCorner, .accessoryCircular, .accessoryInline, .accessoryRectangular,
    ])
  }
}

struct SunlightEntry: TimelineEntry {
  let date: Date
  /// The UV index from 0 to 11.
  let index: Int
}

struct SunlightProvider: TimelineProvider {
  func placeholder(in context: Context) -> SunlightEntry {
    SunlightEntry(date: .sample, index: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (SunlightEntry) -> Void) {
    completion(SunlightEntry(date: .sample, index: 6))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SunlightEntry>) -> Void) {
    let entries = [3, 5, 6, 4].enumerated().map { hour, index in
      SunlightEntry(date: .sample.after(minutes: Double(hour) * 60), index: index)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct SunlightView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetLabel) private var showsLabel
  let index: Int

  var body: some View {
    switch family {
    case .accessoryCorner:
      icon
        .font(.title2)
        .widgetLabel { scale }
    case .accessoryCircular where showsLabel:
      number.widgetLabel("UV \(index), \(advice)")
    case .accessoryCircular: number
    case .accessoryInline: Label("UV \(index)", systemImage: "sun.max")
    default:
      VStack(alignment: .leading) {
        Label("UV \(index)", systemImage: "sun.max").font(.headline)
        Text(advice).foregroundStyle(.secondary)
        scale.gaugeStyle(.accessoryLinear)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
  }

  private var icon: some View {
    ZStack {
      AccessoryWidgetBackground()
      Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
    }
  }

  private var number: some View {
    ZStack {
      AccessoryWidgetBackground()
      Text("\(index)").font(.title.weight(.semibold)).widgetAccentable()
    }
  }

  private var scale: some View {
    Gauge(value: Double(index), in: 0...11) {
      Text("UV")
    } currentValueLabel: {
      Text("\(index)")
    }
    .tint(
      LinearGradient(
        colors: [.green, .yellow, .orange, .red], startPoint: .leading, endPoint: .trailing))
  }

  private var advice: String { index < 3 ? "no shade needed" : "seek shade" }
}

import SwiftUI
import WidgetKit

public struct PhotoWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Photo", provider: PhotoProvider()) { entry in
      PhotoView(memory: entry.memory)
        .containerBackground(for: .widget) { EveningLake() }
        .widgetURL(URL(string: "photos://memory/lake"))
    }
    .configurationDisplayName("Memories")
    .description("Enjoy a photo from a day to remember.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

struct PhotoEntry: TimelineEntry {
  let date: Date
  let memory: Memory
}

struct Memory {
  let title: String
  let place: String
  let taken: Date
  let count: Int
}

struct PhotoProvider: TimelineProvider {
  func placeholder(in context: Context) -> PhotoEntry {
    .sample
  }

  func getSnapshot(in context: Context, completion: @escaping (PhotoEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PhotoEntry>) -> Void) {
    completion(Timeline(entries: [.sample], policy: .after(.sample.after(hours: 24))))
  }
}

extension PhotoEntry {
  static let sample = PhotoEntry(
    date: .sample,
    memory: Memory(
      title: "Evening at the Lake", place: "Three Sisters Bay",
      taken: .sample.after(hours: -24 * 365 * 2), count: 24))
}

struct PhotoView: View {
  let memory: Memory

  var body: some View {
    Caption(memory: memory)
      .padding(16)
      .padding(.top, 24)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { CaptionShade() }
      .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

struct Caption: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  let memory: Memory

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(memory.taken, format: .dateTime.day().month(.abbreviated).year())
        .font(.caption2.weight(.semibold))
        .textCase(.uppercase)
        .lineLimit(1)
      Text(memory.title)
        .font(family == .systemLarge ? .title2.weight(.bold) : .subheadline.weight(.bold))
        .lineLimit(family == .systemMedium ? 1 : 2)
      if family == .systemLarge || family == .systemMedium && !typeSize.isAccessibilitySize {
        detail
      }
    }
    .minimumScaleFactor(0.45)
    .foregroundStyle(.white)
  }

  private var detail: some View {
    HStack(spacing: 4) {
      Image(systemName: "mappin.and.ellipse")
      Text(memory.place)
      if family == .systemLarge && !typeSize.isAccessibilitySize {
        Spacer(minLength: 8)
        Image(systemName: "photo.on.rectangle")
        Text(memory.count, format: .number)
      }
    }
    .font(.caption.weight(.medium))
    .lineLimit(1)
    .opacity(0.85)
  }
}

/// The dark gradient behind the caption, clear at its upper edge.
struct CaptionShade: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .black.opacity(0), location: 0),
        .init(color: .black.opacity(0.32), location: 0.4),
        .init(color: .black.opacity(0.6), location: 1),
      ],
      startPoint: .top, endPoint: .bottom)
  }
}

import SwiftUI
import WidgetKit

public struct PodcastWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Podcast", provider: PodcastProvider()) { entry in
      PodcastView(entry: entry)
        .standardMargins()
        .containerBackground(for: .widget) { PodcastBackground(episode: entry.queue.first) }
        .widgetURL(entry.queue.first?.url)
    }
    .configurationDisplayName("Up Next")
    .description("Keep listening to your favorite podcasts.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct PodcastEntry: TimelineEntry {
  let date: Date
  let queue: [Episode]
}

struct PodcastProvider: TimelineProvider {
  func placeholder(in context: Context) -> PodcastEntry {
    PodcastEntry(date: .sample, queue: Episode.samples)
  }

  func getSnapshot(in context: Context, completion: @escaping (PodcastEntry) -> Void) {
    completion(PodcastEntry(date: .sample, queue: Episode.samples))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PodcastEntry>) -> Void) {
    let next = PodcastEntry(
      date: .sample.after(minutes: 23), queue: Array(Episode.samples.dropFirst()))
    let now = PodcastEntry(date: .sample, queue: Episode.samples)
    completion(Timeline(entries: [now, next], policy: .atEnd))
  }
}

struct Episode: Identifiable {
  let title: String
  let show: String
  let symbol: String
  let colors: [Color]
  let minutes: Int
  /// The part already played, from 0 to 1.
  let progress: Double

  var id: String { title }
  var minutesLeft: Int { Int((Double(minutes) * (1 - progress)).rounded()) }
  var remaining: String { progress > 0 ? "\(minutesLeft) min left" : "\(minutes) min" }
  var url: URL { .deepLink("podcasts", show.lowercased().replacingOccurrences(of: " ", with: "-")) }
}

extension Episode {
  static let samples = [
    Episode(
      title: "The Lighthouse Keeper’s Log", show: "Far Coast", symbol: "water.waves",
      colors: [
        Color(red: 0.98, green: 0.45, blue: 0.38), Color(red: 0.45, green: 0.15, blue: 0.55),
      ],
      minutes: 38, progress: 0.4),
    Episode(
      title: "Why Bridges Sing", show: "Ordinary Physics", symbol: "waveform",
      colors: [
        Color(red: 0.22, green: 0.75, blue: 0.72), Color(red: 0.06, green: 0.35, blue: 0.6),
      ],
      minutes: 41, progress: 0),
    Episode(
      title: "A Short History of Bread", show: "Table Talk", symbol: "fork.knife",
      colors: [Color(red: 1, green: 0.76, blue: 0.3), Color(red: 0.9, green: 0.4, blue: 0.16)],
      minutes: 26, progress: 0.15),
    Episode(
      title: "Night Trains of the North", show: "Slow Atlas", symbol: "tram.fill",
      colors: [Color(red: 0.42, green: 0.45, blue: 0.9), Color(red: 0.15, green: 0.12, blue: 0.4)],
      minutes: 54, progress: 0),
  ]
}

/// The artwork's deeper colour, darkened so that white text is legible on it.
struct PodcastBackground: View {
  @Environment(\.colorScheme) private var colorScheme
  let episode: Episode?

  var body: some View {
    ZStack {
      episode?.colors.last ?? .purple
      LinearGradient(
        colors: [
          .black.opacity(colorScheme == .dark ? 0.35 : 0),
          .black.opacity(colorScheme == .dark ? 0.65 : 0.35),
        ],
        startPoint: .top, endPoint: .bottom)
    }
  }
}

struct PodcastView: View {
  @Environment(\.widgetFamily) private var family
  let entry: PodcastEntry

  var body: some View {
    Group {
      if let episode = entry.queue.first {
        switch family {
        case .systemMedium: PodcastMediumView(episode: episode, next: entry.queue.dropFirst())
        case .systemLarge: PodcastLargeView(episode: episode, next: entry.queue.dropFirst())
        default: PodcastSmallView(episode: episode)
        }
      }
    }
    .minimumScaleFactor(0.4)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct EpisodeTitle: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let episode: Episode

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(episode.remaining)
        .font(.caption2.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.white.opacity(0.75))
        .lineLimit(1)
      Text(episode.title)
        .font(.footnote.weight(.semibold))
        .lineLimit(typeSize.isAccessibilitySize ? 3 : 2)
    }
  }
}

struct PodcastSmallView: View {
  let episode: Episode

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(artwork: 64)
      page(artwork: 44)
      EpisodeTitle(episode: episode)
    }
  }

  private func page(artwork side: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        Artwork(episode: episode, side: side)
        Spacer()
        Image(systemName: "headphones")
          .font(.body.weight(.semibold))
          .opacity(0.8)
      }
      Spacer(minLength: 6)
      EpisodeTitle(episode: episode)
        .fixedSize(horizontal: false, vertical: true)
    }
  }
}

struct QueueRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let episode: Episode
  let artwork: CGFloat

  var body: some View {
    HStack(spacing: 10) {
      Artwork(episode: episode, side: artwork)
      VStack(alignment: .leading, spacing: 1) {
        Text(episode.title)
          .font(.caption.weight(.semibold))
          .lineLimit(typeSize.isAccessibilitySize ? 1 : 2)
        Text(episode.remaining)
          .font(.caption2)
          .foregroundStyle(.white.opacity(0.75))
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The first rows of the queue, under a heading unless the type is very large.
struct QueueList: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let episodes: ArraySlice<Episode>
  let artwork: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !typeSize.isAccessibilitySize {
        Text("Up Next")
          .font(.caption2.weight(.semibold))
          .textCase(.uppercase)
          .foregroundStyle(.white.opacity(0.75))
          .lineLimit(1)
          .unredacted()
        Spacer(minLength: 6)
      }
      ForEach(episodes) { episode in
        if episode.id != episodes.first?.id { Spacer(minLength: 6) }
        Link(destination: episode.url) { QueueRow(episode: episode, artwork: artwork) }
      }
    }
  }
}

struct PodcastMediumView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let episode: Episode
  let next: ArraySlice<Episode>

  var body: some View {
    if typeSize.isAccessibilitySize {
      PodcastSmallView(episode: episode)
    } else {
      HStack(alignment: .top, spacing: 16) {
        PodcastSmallView(episode: episode)
          .frame(width: 126, alignment: .leading)
        ViewThatFits(in: .vertical) {
          QueueList(episodes: next.prefix(2), artwork: 44)
          QueueList(episodes: next.prefix(1), artwork: 44)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}

struct PodcastLargeView: View {
  let episode: Episode
  let next: ArraySlice<Episode>

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(rows: 3)
      page(rows: 2)
      page(rows: 1)
      page(rows: 0)
    }
  }

  private func page(rows: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      NowPlaying(episode: episode)
      if rows > 0 {
        Rectangle()
          .fill(.white.opacity(0.25))
          .frame(height: 0.5)
          .padding(.vertical, 12)
        QueueList(episodes: next.prefix(rows), artwork: 44)
      }
    }
  }
}

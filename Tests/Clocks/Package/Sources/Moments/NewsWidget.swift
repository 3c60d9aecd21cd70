import AppIntents
import SwiftUI
import WidgetKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct NewsIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "News"

  @Parameter(title: "Topic", default: "Space") var topic: String
}

struct NewsEntry: TimelineEntry {
  var date: Date
  var topic: String
  var articles: [Article]
  var error: Int?
}

struct NewsProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> NewsEntry {
    NewsEntry(date: .now, topic: "Space", articles: [Article(title: "First light", loaded: .now)])
  }

  func snapshot(for configuration: NewsIntent, in context: Context) async -> NewsEntry {
    await entry(for: configuration)
  }

  func timeline(for configuration: NewsIntent, in context: Context) async -> Timeline<NewsEntry> {
    async let first = entry(for: configuration)
    return Timeline(entries: [await first], policy: .after(.now + 1800))
  }

  private func entry(for configuration: NewsIntent) async -> NewsEntry {
    let store = Store()
    let cached = store.cached(at: .now)
    if !cached.isEmpty {
      return NewsEntry(date: .now, topic: configuration.topic, articles: cached)
    }
    guard let url = URL(string: "https://news.example.com/\(configuration.topic)") else {
      return NewsEntry(date: .now, topic: configuration.topic, articles: [])
    }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      let articles = try JSONDecoder().decode([Article].self, from: data)
      return NewsEntry(date: .now, topic: configuration.topic, articles: articles)
    } catch {
      let ids = await Task.detached { (0..<2).map { _ in UUID() } }.value
      let articles = ids.map {
        Article(id: $0, title: "Story \($0.uuidString.prefix(4))", loaded: .now)
      }
      return NewsEntry(
        date: .now, topic: configuration.topic, articles: articles, error: (error as NSError).code)
    }
  }
}

struct NewsView: View {
  var entry: NewsEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Text(entry.topic).font(.headline)
        Spacer()
        Text(Formats.clock(entry.date)).font(.caption2).foregroundStyle(.secondary)
      }
      ForEach(entry.articles) { article in
        VStack(alignment: .leading) {
          Text(article.title).font(.subheadline).lineLimit(1)
          Text(article.loaded, style: .offset).font(.caption2).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      if let error = entry.error {
        Text("Offline (\(error)), \(Formats.amount(1234.5)) read").font(.caption2)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

public struct NewsWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "News", provider: NewsProvider()) { NewsView(entry: $0) }
      .configurationDisplayName("News")
      .description("What happened.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

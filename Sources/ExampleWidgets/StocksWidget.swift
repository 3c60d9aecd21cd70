import SwiftUI
import UIKit
import WidgetKit

public struct StocksWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stocks", provider: StocksProvider()) { entry in
      StocksView(entry: entry)
        .standardMargins()
        .containerBackground(for: .widget) { StocksBackground() }
    }
    .configurationDisplayName("Watchlist")
    .description("Follow the prices of your stocks through the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct StocksEntry: TimelineEntry {
  let date: Date
  let quotes: [Quote]
}

struct StocksProvider: TimelineProvider {
  func placeholder(in context: Context) -> StocksEntry {
    StocksEntry(date: .sample, quotes: Quote.samples())
  }

  func getSnapshot(in context: Context, completion: @escaping (StocksEntry) -> Void) {
    completion(StocksEntry(date: .sample, quotes: Quote.samples()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StocksEntry>) -> Void) {
    let entries = (0..<4).map { quarter in
      StocksEntry(
        date: .sample.after(minutes: Double(15 * quarter)), quotes: Quote.samples(sold: quarter))
    }
    completion(Timeline(entries: entries, policy: .after(.sample.after(hours: 1))))
  }
}

struct Quote: Identifiable {
  let symbol: String
  let name: String
  let previousClose: Double
  let prices: [Double]

  var id: String { symbol }
  var price: Double { prices.last ?? previousClose }
  var change: Double { price - previousClose }
  var isUp: Bool { change >= 0 }
  var color: Color { isUp ? .gain : .loss }
  var url: URL { .deepLink("stocks", symbol) }
}

extension Color {
  /// A green for small words on white, where the system's own reaches 2.2 : 1 of the 4.5 : 1 that they take; in dark
  /// mode that of the system.
  static let gain = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x30 / 255, green: 0xD1 / 255, blue: 0x58 / 255, alpha: 1)
        : UIColor(red: 0x1E / 255, green: 0x7D / 255, blue: 0x36 / 255, alpha: 1)
    })

  /// A red for small words, where the system's own reaches 3.6 : 1 on white and 4.4 : 1 on dark paper.
  static let loss = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 1, green: 0x69 / 255, blue: 0x61 / 255, alpha: 1)
        : UIColor(red: 0xD7 / 255, green: 0, blue: 0x15 / 255, alpha: 1)
    })
}

extension Quote {
  /// Quotes of invented companies; `sold` drops that many of the latest prices.
  static func samples(sold: Int = 0) -> [Quote] {
    let table: [(String, String, Double, [Double])] = [
      (
        "ORCH", "Orchard Computer", 85.47,
        [85.9, 86.1, 85.6, 85.2, 86.4, 87.3, 86.9, 88.2, 89.9, 89.4, 90.6, 92.1, 91.7, 92.57]
      ),
      (
        "HALO", "Halo Instruments", 41.2,
        [41.3, 41.1, 40.7, 40.9, 40.2, 39.8, 40.1, 39.6, 39.9, 39.2, 39.5, 38.9, 39.1, 38.84]
      ),
      (
        "TIDE", "Tidewater Energy", 118.05,
        [
          118, 118.9, 118.4, 119.6, 119.1, 120.4, 120, 119.2, 120.1, 120.9, 120.5, 121.3, 120.8,
          121.16,
        ]
      ),
      (
        "LARK", "Lark Airways", 23.9,
        [23.8, 23.9, 24.2, 24, 23.7, 23.5, 23.6, 23.3, 23.4, 23.6, 23.2, 23.1, 23.3, 23.18]
      ),
      (
        "MOSS", "Moss & Sons Paper", 64.4,
        [64.2, 64.5, 64.8, 64.6, 65.3, 65.1, 65.6, 65.2, 65.9, 66.3, 66, 66.4, 66.2, 66.71]
      ),
      (
        "QUAY", "Quayside Shipping", 310.6,
        [
          311, 310.2, 309.4, 311.7, 312.9, 312.1, 313.8, 312.4, 311.9, 313.2, 314.6, 314.1, 315.3,
          315.02,
        ]
      ),
    ]
    return table.map { symbol, name, close, prices in
      Quote(
        symbol: symbol, name: name, previousClose: close, prices: prices.dropLast(3 - min(sold, 3)))
    }
  }
}

struct StocksBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark
        ? [Color(white: 0.15), Color(white: 0.07)] : [.white, Color(white: 0.96)],
      startPoint: .top, endPoint: .bottom)
  }
}

struct StocksView: View {
  @Environment(\.widgetFamily) private var family
  let entry: StocksEntry

  var body: some View {
    Group {
      switch family {
      case .systemMedium: QuoteList(quotes: entry.quotes, rows: 3)
      case .systemLarge: QuoteList(quotes: entry.quotes, rows: 6)
      default:
        if let quote = entry.quotes.first {
          QuoteCard(quote: quote).widgetURL(quote.url)
        }
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct QuoteCard: View {
  let quote: Quote

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading, spacing: 0) {
        heading
        Text(quote.name)
          .font(.caption)
          .foregroundStyle(.secondary)
        chart
        PriceText(quote: quote)
          .font(.title3.weight(.semibold))
        ChangeText(quote: quote)
          .font(.footnote.weight(.semibold))
      }
      VStack(alignment: .leading, spacing: 0) {
        heading
        chart
        PriceText(quote: quote).font(.title3.weight(.semibold))
      }
      VStack(alignment: .leading, spacing: 0) {
        heading
        Spacer(minLength: 0)
        PriceText(quote: quote).font(.title3.weight(.semibold))
        ChangeText(quote: quote).font(.footnote.weight(.semibold))
      }
    }
  }

  private var heading: some View {
    HStack(spacing: 4) {
      Image(systemName: quote.isUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
        .font(.caption2)
        .imageScale(.small)
        .foregroundStyle(quote.color)
        .widgetAccentable()
      Text(quote.symbol)
        .font(.headline)
    }
  }

  private var chart: some View {
    SparklineChart(quote: quote, lineWidth: 2)
      .frame(minHeight: 24)
      .padding(.vertical, 6)
  }
}

struct PriceText: View {
  let quote: Quote

  var body: some View {
    Text(quote.price, format: .number.precision(.fractionLength(2)))
      .monospacedDigit()
  }
}

struct ChangeText: View {
  let quote: Quote

  var body: some View {
    Text(quote.change, format: .number.sign(strategy: .always()).precision(.fractionLength(2)))
      .monospacedDigit()
      .foregroundStyle(quote.color)
      .widgetAccentable()
  }
}

/// The first rows of a watchlist, as many as fit.
struct QuoteList: View {
  let quotes: [Quote]
  let rows: Int

  var body: some View {
    ViewThatFits(in: .vertical) {
      list(rows)
      list(min(rows, 5))
      list(min(rows, 4))
      list(min(rows, 3))
      list(2)
      list(1)
    }
  }

  private func list(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(quotes.prefix(count)) { quote in
        if quote.id != quotes.first?.id {
          Spacer(minLength: 3)
          Divider()
          Spacer(minLength: 3)
        }
        Link(destination: quote.url) { QuoteRow(quote: quote) }
      }
    }
  }
}

struct QuoteRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let quote: Quote

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text(quote.symbol)
          .font(.subheadline.weight(.semibold))
        if !typeSize.isAccessibilitySize {
          Text(quote.name)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if !typeSize.isAccessibilitySize {
        SparklineChart(quote: quote, lineWidth: 1.5)
          .frame(width: 64, height: 26)
      }
      VStack(alignment: .trailing, spacing: 0) {
        PriceText(quote: quote)
          .font(.subheadline.weight(.semibold))
        ChangeText(quote: quote)
          .font(.caption2.weight(.semibold))
      }
      .frame(minWidth: 62, alignment: .trailing)
    }
  }
}

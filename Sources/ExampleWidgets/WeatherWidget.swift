import SwiftUI
import WidgetKit

public struct WeatherWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
      WeatherView(forecast: entry.forecast)
        .widgetURL(URL(string: "weather://cupertino"))
    }
    .configurationDisplayName("Forecast")
    .description("See the current weather and forecast for your location.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

struct WeatherEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast

  /// Rain and snow are more relevant than a clear sky.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: forecast.sky.importance, duration: 3600)
  }
}

struct WeatherProvider: TimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(date: .sample, forecast: .sample())
  }

  func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
    completion(WeatherEntry(date: .sample, forecast: .sample()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
    // Entries are three hours apart, time enough for the weather to change.
    let entries = stride(from: 0, to: 15, by: 3).map { hour in
      WeatherEntry(date: .sample.after(hours: Double(hour)), forecast: .sample(hoursLater: hour))
    }
    completion(Timeline(entries: entries, policy: .after(.sample.after(hours: 15))))
  }
}

struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  let forecast: Forecast

  var body: some View {
    switch family {
    case .accessoryCircular: WeatherCircularView(forecast: forecast)
    case .accessoryRectangular:
      WeatherRectangularView(forecast: forecast)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .accessoryInline:
      Label("\(forecast.temperature)° \(forecast.sky.rawValue)", systemImage: forecast.sky.symbol)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    default:
      home
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .foregroundStyle(.white)
        .standardMargins()
        .containerBackground(for: .widget) { SkyBackground() }
    }
  }

  @ViewBuilder private var home: some View {
    switch family {
    case .systemMedium: WeatherMediumView(forecast: forecast)
    case .systemLarge: WeatherLargeView(forecast: forecast)
    default: WeatherSmallView(forecast: forecast)
    }
  }
}

struct SkyBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark
        ? [Color(red: 0.05, green: 0.12, blue: 0.25), Color(red: 0.13, green: 0.28, blue: 0.49)]
        : [Color(red: 0.14, green: 0.39, blue: 0.71), Color(red: 0.17, green: 0.42, blue: 0.7)],
      startPoint: .top, endPoint: .bottom)
  }
}

struct SkyIcon: View {
  let sky: Sky

  var body: some View {
    Image(systemName: sky.symbol)
      .symbolRenderingMode(.multicolor)
      .widgetAccentable()
  }
}

struct CityName: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let forecast: Forecast

  var body: some View {
    HStack(spacing: 4) {
      Text(forecast.city)
        .font(.subheadline.weight(.semibold))
      if !typeSize.isAccessibilitySize {
        Image(systemName: "location.fill")
          .font(.caption2)
      }
    }
  }
}

struct CurrentTemperature: View {
  @ScaledMetric(relativeTo: .largeTitle) private var size = 45.0
  let forecast: Forecast

  var body: some View {
    Text("\(forecast.temperature)°")
      .font(.system(size: size, weight: .light))
      .padding(.vertical, -4)
  }
}

struct HighAndLow: View {
  let forecast: Forecast

  var body: some View {
    Text("H:\(forecast.high)° L:\(forecast.low)°")
  }
}

struct WeatherSmallView: View {
  let forecast: Forecast

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading, spacing: 0) {
        heading
        Spacer(minLength: 0)
        SkyIcon(sky: forecast.sky).font(.footnote)
        conditions
      }
      VStack(alignment: .leading, spacing: 0) {
        heading
        Spacer(minLength: 0)
        conditions
      }
      VStack(alignment: .leading, spacing: 0) {
        heading
        Spacer(minLength: 0)
        HighAndLow(forecast: forecast).font(.caption.weight(.semibold))
      }
      heading
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 0) {
      CityName(forecast: forecast)
      CurrentTemperature(forecast: forecast)
    }
  }

  private var conditions: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(forecast.sky.rawValue)
      HighAndLow(forecast: forecast)
    }
    .font(.caption.weight(.semibold))
  }
}

struct WeatherMediumView: View {
  let forecast: Forecast

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 0) {
        WeatherHeader(forecast: forecast)
        Spacer(minLength: 2)
        HourlyStrip(hours: forecast.hours)
      }
      VStack(spacing: 0) {
        WeatherLine(forecast: forecast)
        Spacer(minLength: 2)
        HourlyStrip(hours: forecast.hours)
      }
      VStack(spacing: 0) {
        WeatherLine(forecast: forecast, hasWords: false)
        Spacer(minLength: 2)
        HourlyStrip(hours: forecast.hours)
      }
      WeatherHeader(forecast: forecast)
      HStack(spacing: 12) {
        CurrentTemperature(forecast: forecast)
          .layoutPriority(1)
        VStack(alignment: .leading, spacing: 0) {
          CityName(forecast: forecast)
          HighAndLow(forecast: forecast)
            .font(.footnote.weight(.medium))
        }
        Spacer(minLength: 0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

struct WeatherLargeView: View {
  let forecast: Forecast

  var body: some View {
    ViewThatFits(in: .vertical) {
      page(days: 5, hours: true)
      page(days: 4, hours: true)
      page(days: 3, hours: true)
      page(days: 2, hours: true)
      page(days: 2, hours: false)
      page(days: 1, hours: false)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private func page(days: Int, hours: Bool) -> some View {
    VStack(spacing: 0) {
      WeatherHeader(forecast: forecast)
      if hours {
        rule
        HourlyStrip(hours: forecast.hours)
      }
      rule
      DailyList(days: Array(forecast.days.prefix(days)), span: forecast.span)
    }
  }

  private var rule: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 6)
      Rectangle().fill(.white.opacity(0.25)).frame(height: 0.5)
      Spacer(minLength: 6)
    }
  }
}

struct WeatherHeader: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let forecast: Forecast

  var body: some View {
    if typeSize.isAccessibilitySize {
      large
    } else {
      regular
    }
  }

  private var regular: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 0) {
        CityName(forecast: forecast)
        CurrentTemperature(forecast: forecast)
      }
      .layoutPriority(1)
      Spacer(minLength: 8)
      VStack(alignment: .trailing, spacing: 2) {
        SkyIcon(sky: forecast.sky).font(.body)
        Text(forecast.sky.rawValue)
        HighAndLow(forecast: forecast)
      }
      .font(.footnote.weight(.medium))
    }
  }

  /// The icon in place of words, and the most important values.
  private var large: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        CityName(forecast: forecast)
        Spacer(minLength: 8)
        SkyIcon(sky: forecast.sky).font(.title3)
      }
      HStack(spacing: 16) {
        CurrentTemperature(forecast: forecast)
          .layoutPriority(1)
        Spacer(minLength: 0)
        HighAndLow(forecast: forecast)
          .font(.footnote.weight(.medium))
      }
    }
  }
}

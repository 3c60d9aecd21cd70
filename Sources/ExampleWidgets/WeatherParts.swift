import SwiftUI
import WidgetKit

/// The header on one line, for sizes without room for two.
struct WeatherLine: View {
  let forecast: Forecast
  var hasWords = true

  var body: some View {
    HStack(spacing: 8) {
      CityName(forecast: forecast)
      Text("\(forecast.temperature)°")
        .font((hasWords ? Font.title : .title2).weight(.light))
        .layoutPriority(1)
      Spacer(minLength: 8)
      VStack(alignment: .trailing, spacing: 0) {
        if hasWords { Text(forecast.sky.rawValue) }
        HighAndLow(forecast: forecast)
      }
      .font(.footnote.weight(.medium))
    }
  }
}

/// The coming hours, as many as fit side by side.
struct HourlyStrip: View {
  let hours: [HourForecast]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(6)
      row(5)
      row(4)
      row(3)
      row(2)
    }
  }

  private func row(_ count: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(hours.prefix(count)) { hour in
        if hour.id != hours.first?.id { Spacer(minLength: 8) }
        HourColumn(hour: hour)
      }
    }
  }
}

struct HourColumn: View {
  @ScaledMetric(relativeTo: .callout) private var iconHeight = 18.0
  let hour: HourForecast

  var body: some View {
    VStack(spacing: 3) {
      Text(hour.date, format: .dateTime.hour())
        .font(.caption.weight(.semibold))
        .foregroundStyle(.white.opacity(0.9))
      SkyIcon(sky: hour.sky)
        .font(.callout)
        .frame(height: iconHeight)
      Text("\(hour.temperature)°")
        .font(.subheadline.weight(.semibold))
    }
  }
}

struct DailyList: View {
  let days: [DayForecast]
  let span: ClosedRange<Int>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(days) { day in
        if day.id != days.first?.id { Spacer(minLength: 4) }
        DayRow(day: day, span: span)
      }
    }
  }
}

struct DayRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var dayWidth = 42.0
  @ScaledMetric(relativeTo: .subheadline) private var iconWidth = 26.0
  @ScaledMetric(relativeTo: .subheadline) private var numberWidth = 30.0
  let day: DayForecast
  let span: ClosedRange<Int>

  var body: some View {
    HStack(spacing: 8) {
      Text(day.date, format: .dateTime.weekday(.abbreviated))
        .frame(width: column(dayWidth), alignment: .leading)
      SkyIcon(sky: day.sky)
        .frame(width: column(iconWidth))
      Spacer(minLength: 0)
      Text("\(day.low)°")
        .foregroundStyle(.white.opacity(0.9))
        .frame(width: column(numberWidth), alignment: .trailing)
      if !typeSize.isAccessibilitySize {
        TemperatureRange(low: day.low, high: day.high, span: span)
          .frame(minWidth: 32, maxWidth: 100)
          .frame(height: 5)
      }
      Text("\(day.high)°")
        .frame(width: column(numberWidth), alignment: .trailing)
    }
    .font(.subheadline.weight(.semibold))
  }

  /// Fixed columns align the rows until the type is too large for them.
  private func column(_ width: CGFloat) -> CGFloat? {
    typeSize.isAccessibilitySize ? nil : width
  }
}

/// A capsule from `low` to `high` in a track that represents `span`.
struct TemperatureRange: View {
  let low: Int
  let high: Int
  let span: ClosedRange<Int>

  var body: some View {
    GeometryReader { geometry in
      Capsule()
        .fill(.black.opacity(0.18))
      Capsule()
        .fill(
          LinearGradient(
            colors: [.teal, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
        )
        .mask(alignment: .leading) {
          Capsule()
            .frame(width: geometry.size.width * CGFloat(high - low) / extent)
            .offset(x: geometry.size.width * CGFloat(low - span.lowerBound) / extent)
        }
    }
  }

  private var extent: CGFloat { CGFloat(span.upperBound - span.lowerBound) }
}

struct WeatherCircularView: View {
  let forecast: Forecast

  var body: some View {
    Gauge(value: Double(forecast.temperature), in: Double(forecast.low)...Double(forecast.high)) {
      Image(systemName: forecast.sky.symbol)
    } currentValueLabel: {
      Text("\(forecast.temperature)°")
    } minimumValueLabel: {
      Text("\(forecast.low)")
    } maximumValueLabel: {
      Text("\(forecast.high)")
    }
    .gaugeStyle(.accessoryCircular)
    .widgetAccentable()
    .containerBackground(.clear, for: .widget)
  }
}

struct WeatherRectangularView: View {
  let forecast: Forecast

  var body: some View {
    ViewThatFits(in: .vertical) {
      lines
      lines.font(.subheadline)
      // Phones differ in the room of a Lock Screen's row: where three lines have none, the words go.
      VStack(alignment: .leading, spacing: 0) {
        temperature
        HighAndLow(forecast: forecast)
          .foregroundStyle(.secondary)
      }
      .font(.subheadline)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.clear, for: .widget)
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 0) {
      temperature
      Text(forecast.sky.rawValue)
      HighAndLow(forecast: forecast)
        .foregroundStyle(.secondary)
    }
  }

  private var temperature: some View {
    Label("\(forecast.temperature)°", systemImage: forecast.sky.symbol)
      .font(.headline)
      .imageScale(.small)
      .widgetAccentable()
  }
}

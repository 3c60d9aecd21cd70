import SwiftUI

/// A weather condition and its symbol.
enum Sky: String {
  case clear = "Clear"
  case sunny = "Sunny"
  case partlyCloudy = "Partly Cloudy"
  case cloudy = "Cloudy"
  case showers = "Showers"
  case rain = "Rain"

  var symbol: String {
    switch self {
    case .clear: return "moon.stars.fill"
    case .sunny: return "sun.max.fill"
    case .partlyCloudy: return "cloud.sun.fill"
    case .cloudy: return "cloud.fill"
    case .showers: return "cloud.sun.rain.fill"
    case .rain: return "cloud.rain.fill"
    }
  }
}

extension Sky {
  /// The relevance of the condition to people, from 0 to 100.
  var importance: Float {
    switch self {
    case .clear, .sunny: return 10
    case .partlyCloudy: return 20
    case .cloudy: return 40
    case .showers: return 80
    case .rain: return 90
    }
  }
}

struct HourForecast: Identifiable {
  let date: Date
  let sky: Sky
  let temperature: Int
  var id: Date { date }
}

struct DayForecast: Identifiable {
  let date: Date
  let sky: Sky
  let low: Int
  let high: Int
  var id: Date { date }
}

struct Forecast {
  let city: String
  let temperature: Int
  let sky: Sky
  let low: Int
  let high: Int
  let hours: [HourForecast]
  let days: [DayForecast]

  /// The range from the lowest to the highest temperature of all days; every range bar is drawn in it.
  var span: ClosedRange<Int> {
    let lowest = days.map(\.low).min() ?? low
    let highest = days.map(\.high).max() ?? high
    return lowest...max(highest, lowest + 1)
  }
}

extension Forecast {
  /// Returns the forecast `offset` hours after the sample's moment.
  static func sample(hoursLater offset: Int = 0) -> Forecast {
    let hours = sampleHours(from: offset)
    return Forecast(
      city: "Cupertino", temperature: hours.first?.temperature ?? 57,
      sky: hours.first?.sky ?? .sunny,
      low: 44, high: 64, hours: hours, days: sampleDays)
  }

  private static func sampleHours(from offset: Int) -> [HourForecast] {
    let start = Date.sample.after(minutes: -41)
    let readings: [(Sky, Int)] = [
      (.partlyCloudy, 57), (.partlyCloudy, 59), (.sunny, 61), (.sunny, 63), (.sunny, 64),
      (.sunny, 63), (.partlyCloudy, 62), (.cloudy, 58), (.cloudy, 54), (.clear, 51), (.clear, 49),
      (.cloudy, 48), (.showers, 47), (.showers, 47), (.rain, 46), (.rain, 46), (.rain, 45),
      (.cloudy, 45),
    ]
    return readings.enumerated().dropFirst(offset).map { index, reading in
      HourForecast(date: start.after(hours: Double(index)), sky: reading.0, temperature: reading.1)
    }
  }

  private static var sampleDays: [DayForecast] {
    let readings: [(Sky, Int, Int)] = [
      (.partlyCloudy, 44, 64), (.sunny, 43, 66), (.showers, 47, 60), (.rain, 46, 57),
      (.cloudy, 42, 61),
    ]
    return readings.enumerated().map { index, reading in
      DayForecast(
        date: Date.sample.after(hours: Double(24 * index)), sky: reading.0, low: reading.1,
        high: reading.2)
    }
  }
}

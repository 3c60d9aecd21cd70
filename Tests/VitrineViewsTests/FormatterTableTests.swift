import Foundation
import SwiftUI
import Testing

/// Formatters beside plain models of what Foundation's pages say of them, over 200 values each: whether they round or cut
/// off, and which units they choose.
@MainActor @Suite struct FormatterTableTests {
  private static let count = 200
  private static let english = Locale(identifier: "en_US")

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = english
    return calendar
  }()

  /// Lengths of time in seconds of all magnitudes up to 28 days, with those around the ends of units.
  private static let spans: [Int] = {
    let edges = [0, 1, 59, 60, 61, 119, 3599, 3600, 3661, 86_399, 86_400, 604_799, 604_800]
    let most = [100, 7200, 200_000, 28 * 86_400]
    // Steps by a prime meet all remainders.
    return edges + (edges.count..<count).map { $0 * 104_729 % most[$0 % most.count] }
  }()

  private static let units: [(name: String, seconds: Int)] = [
    ("week", 604_800), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
  ]

  private func words(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s")"
  }

  @Test func relativeDatesCutOff() {
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.calendar) = (Self.english, Self.calendar)
    for span in Self.spans {
      let unit = Self.units.first { span >= $0.seconds } ?? ("second", 1)
      let text = words(span / unit.seconds, unit.name)
      #expect(formatter.localizedString(fromTimeInterval: Double(span)) == "in \(text)")
      guard span > 0 else { continue }
      #expect(formatter.localizedString(fromTimeInterval: -Double(span) - 0.4) == "\(text) ago")
    }
    #expect(formatter.localizedString(from: DateComponents(month: -14)) == "14 months ago")
    #expect(formatter.localizedString(from: DateComponents(day: 0, hour: 5)) == "in 5 hours")
    #expect(formatter.localizedString(from: DateComponents(second: 5000)) == "in 5,000 seconds")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(fromTimeInterval: 90_000) == "Tomorrow")
    #expect(!formatter.localizedString(fromTimeInterval: .infinity).isEmpty)
  }

  @Test func durationsCutOff() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Self.calendar
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.unitsStyle = .abbreviated
    for span in Self.spans {
      let parts = [
        (span / 86_400, "d"), (span / 3600 % 24, "h"), (span / 60 % 60, "m"), (span % 60, "s"),
      ].filter { $0.0 > 0 }
      let text = parts.isEmpty ? "0s" : parts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
      #expect(formatter.string(from: Double(span) + 0.9) == text)
      #expect(formatter.string(from: DateComponents(second: span)) == text)
    }
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1:30")
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "2:05")
    let whole = DateComponentsFormatter.localizedString(
      from: DateComponents(hour: 1, minute: 1), unitsStyle: .positional)
    #expect(whole == "1:01")
  }

  @Test func datesFromNowCutOff() throws {
    let now = EnvironmentValues().host.now
    func shown(_ span: Int, _ style: Text.DateStyle) -> String {
      Text(now.addingTimeInterval(Double(span)), style: style).plainText()
    }
    let short = [("day", "day"), ("hour", "hr"), ("minute", "min"), ("second", "sec")]
    for span in Self.spans {
      let largest = Self.units.dropFirst().first { span >= $0.seconds } ?? ("second", 1)
      #expect(
        shown(span, .offset) == (span > 0 ? "-" : "+")
          + words(span / largest.seconds, largest.name))
      let parts = [span / 86_400, span / 3600 % 24, span / 60 % 60, span % 60]
      let kept = zip(parts, short).filter { $0.0 > 0 }.prefix(2).map { count, unit in
        unit.1 == "day" ? words(count, "day") : "\(count) \(unit.1)"
      }
      // Two units side by side: what lies behind an empty one is too small to be told.
      let first = parts.firstIndex { $0 > 0 } ?? 3
      let isPair = first < 3 && parts[first + 1] > 0
      let text = kept.isEmpty ? "0 sec" : kept.prefix(isPair ? 2 : 1).joined(separator: ", ")
      #expect(shown(-span, .relative).hasPrefix(text))
      let clock =
        span < 3600
        ? "\(span / 60):" + String("\(span % 60 + 100)".dropFirst())
        : "\(span / 3600):" + String("\(span / 60 % 60 + 100)".dropFirst()) + ":"
          + String("\(span % 60 + 100)".dropFirst())
      #expect(shown(-span, .timer) == clock)
    }
    #expect(shown(400 * 86_400, .relative) == "1 yr, 1 mth")
    #expect(shown(-95 * 86_400, .offset) == "+3 months")
    #expect(shown(45 * 86_400, .offset) == "-1 month")
  }

  @Test func measurementsHaveThreePlaces() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.english
    for tenths in stride(from: -1000, to: 1000, by: 10) {
      // 9/5 of a tenth of a degree has two places.
      let hundredths = tenths * 18 + 3200
      let digits =
        "\(hundredths.magnitude / 100)."
        + String("\(hundredths.magnitude % 100 + 100)".dropFirst())
      var text = Substring(digits)
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
      let celsius = Measurement(value: Double(tenths) / 10, unit: UnitTemperature.celsius)
      let sign = hundredths < 0 ? "-" : ""
      #expect(formatter.string(from: celsius) == "\(sign)\(text)°F")
    }
    let warm = Measurement(value: 293, unit: UnitTemperature.kelvin)
    #expect(formatter.string(from: warm) == "67.73°F")
    formatter.numberFormatter.maximumFractionDigits = 1
    formatter.numberFormatter.roundingMode = .up
    #expect(formatter.string(from: warm) == "67.8°F")
  }

  @Test func numbersRoundHalfToEven() {
    let formatter = NumberFormatter()
    (formatter.locale, formatter.numberStyle) = (Self.english, .decimal)
    for index in 0..<Self.count {
      // Eighths and sixteenths are exact, so that halves of the last place occur.
      let value = Double(index * 7919 - 800_000) / 16
      var thousandths = (value.magnitude * 1000).rounded(.toNearestOrEven)
      let whole = (thousandths / 1000).rounded(.down)
      thousandths -= whole * 1000
      var text = Int(whole).formatted(.number.locale(Self.english))
      if thousandths > 0 {
        var places = String("\(Int(thousandths) + 1000)".dropFirst())[...]
        while places.last == "0" { places.removeLast() }
        text += "." + places
      }
      #expect(formatter.string(from: value as NSNumber) == (value < 0 ? "-" : "") + text)
    }
  }

  @Test func bytesAreCountedInThousands() {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    let names = ["KB", "MB", "GB", "TB"]
    for index in 1...Self.count {
      let power = index % 4
      let unit = (0...power).reduce(1) { value, _ in value * 1000 }
      // One, then two places from megabytes on; half a last place does not occur.
      let hundredths = 100 + index * 4
      let places = [0, 1, 2, 2][power]
      let scale = [100, 10, 1, 1][power]
      let rounded = (hundredths + scale / 2) / scale
      var text = "\(rounded / [1, 10, 100, 100][power])"
      var rest = String(
        "\(rounded % [1, 10, 100, 100][power] + [1, 10, 100, 100][power])".dropFirst())
      while rest.last == "0" { rest.removeLast() }
      if places > 0, !rest.isEmpty { text += "." + rest }
      if hundredths % scale * 2 == scale { continue }
      #expect(
        formatter.string(fromByteCount: Int64(hundredths * (unit / 100)))
          == "\(text) \(names[power])"
      )
    }
    #expect(formatter.string(fromByteCount: 0) == "Zero KB")
    #expect(formatter.string(fromByteCount: 1) == "1 byte")
  }

  @Test func listsHaveTheirWords() {
    let formatter = ListFormatter()
    formatter.locale = Self.english
    for count in 0..<Self.count {
      let items = (0..<count).map { "i\($0)" }
      let text =
        count < 3
        ? items.joined(separator: " and ")
        : items.dropLast().joined(separator: ", ") + ", and " + (items.last ?? "")
      #expect(formatter.string(from: items) == text)
    }
    #expect(formatter.string(from: ["a", 5]) == "a and 5")
    formatter.itemFormatter = MeasurementFormatter()
    #expect(formatter.string(from: ["a"]) == nil)
  }

  @Test func datesAndIntervalsHaveTheirForms() {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (Self.english, Self.calendar, .gmt)
    (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    let interval = DateIntervalFormatter()
    (interval.locale, interval.calendar, interval.timeZone) = (Self.english, Self.calendar, .gmt)
    (interval.dateStyle, interval.timeStyle) = (.none, .short)
    for index in 0..<Self.count {
      // Minutes of one day after the other, from 2007 on.
      let minute = index * 1_447 % 1380
      let date =
        Date(timeIntervalSince1970: 1_167_609_600 + Double(index) * 86_400)
        + Double(minute) * 60
      let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
      func clock(_ minute: Int) -> String {
        "\((minute / 60 + 11) % 12 + 1):" + String("\(minute % 60 + 100)".dropFirst())
      }
      func half(_ minute: Int) -> String { minute < 720 ? "AM" : "PM" }
      let day = "\(parts.month ?? 0)/\(parts.day ?? 0)/07"
      #expect(plain(formatter.string(from: date)) == "\(day), \(clock(minute)) \(half(minute))")
      let end = minute + 45
      let start = clock(minute) + (half(minute) == half(end) ? "" : " " + half(minute))
      #expect(
        plain(interval.string(from: date, to: date + 45 * 60))
          == "\(start) – \(clock(end)) \(half(end))")
    }
  }

  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
  }
}

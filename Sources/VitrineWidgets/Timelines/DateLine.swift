import Foundation
import VitrineGraphics
import VitrineViews

/// Formats of dates for captions and results: English, and the same everywhere.
enum DateLine {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The date in the form `2007-01-09T09:41:00Z`.
  static func iso(_ date: Date) -> String {
    let day = civil(date, zone: nil)
    return "\(padded(day.year, 4))-\(padded(day.month))-\(padded(day.day))T\(padded(day.hour)):"
      + "\(padded(day.minute)):\(padded(day.second))Z"
  }

  /// The date in a zone in the form `Tue 9 Jan 2007` and `09:41`, or with seconds `09:41:30`; nil is UTC.
  static func words(_ date: Date, zone: String?) -> (day: String, time: String) {
    let day = civil(date, zone: zone)
    let seconds = day.second == 0 ? "" : ":" + padded(day.second)
    return (
      "\(weekdays[day.weekday]) \(day.day) \(months[day.month - 1]) \(day.year)",
      "\(padded(day.hour)):\(padded(day.minute))\(seconds)"
    )
  }

  /// A duration such as `90 s`, `20 min`, `1.5 h` or `2 d`: in the largest unit of which it has at least two,
  /// or a whole number.
  static func span(_ seconds: Double) -> String {
    for (unit, length) in [("d", 86_400.0), ("h", 3600), ("min", 60)] {
      let isWhole = seconds.truncatingRemainder(dividingBy: length) == 0
      if seconds >= length, isWhole || seconds >= 2 * length {
        return DumpNumber.text(seconds / length, places: 2) + " " + unit
      }
    }
    return DumpNumber.text(seconds) + " s"
  }

  private static func civil(_ date: Date, zone: String?) -> CivilDate {
    let offset = zone.flatMap { TimeZone(identifier: $0)?.secondsFromGMT(for: date) } ?? 0
    return CivilDate(Moment(secondsSince1970: date.timeIntervalSince1970), offset: offset)
  }

  private static func padded(_ value: Int, _ digits: Int = 2) -> String {
    let text = String(abs(value))
    let zeros = String(repeating: "0", count: max(0, digits - text.count))
    return (value < 0 ? "-" : "") + zeros + text
  }
}

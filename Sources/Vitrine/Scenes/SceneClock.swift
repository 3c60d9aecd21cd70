import Foundation
import VitrineGraphics

/// The words of clocks: from flags, never from the machine.
package nonisolated struct SceneClock {
  let configuration: RenderConfiguration

  package init(_ configuration: RenderConfiguration) { self.configuration = configuration }

  /// The time as Lock Screens have it.
  package var status: String { configuration.statusTime ?? time }

  /// What the status bar says: beside a camera the time alone, else with AM or PM where the locale
  /// has them; on tablets with the day.
  package var bar: String {
    let device = configuration.device
    if device.kind == .iPad { return (configuration.statusTime ?? longTime) + "  " + barDay }
    return configuration.statusTime ?? (device.screenCornerRadius > 0 ? time : longTime)
  }

  /// The Mac's menu bar: day and time.
  package var menuBar: String { barDay + "  " + (configuration.statusTime ?? longTime) }

  /// Hours and minutes: `9:41` where the locale counts to twelve, `09:41` elsewhere, in its digits.
  package var time: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute], from: configuration.date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven:
      return LocalDigits.text("\((hour + 11) % 12 + 1):\(minutes)", locale)
    // Locales differ in whether the hour has two digits.
    default: return style.hour(.defaultDigits(amPM: .omitted)).minute().format(configuration.date)
    }
  }

  /// As `time`, with AM or PM where the locale has them.
  package var longTime: String {
    style.hour(.defaultDigits(amPM: .abbreviated)).minute().format(configuration.date)
  }

  /// Weekday, month and day, e.g. `Tuesday, January 9`.
  package var day: String {
    style.weekday(.wide).month(.wide).day().format(configuration.date)
  }

  /// As `day`, in abbreviations.
  package var shortDay: String {
    style.weekday(.abbreviated).month(.abbreviated).day().format(configuration.date)
  }

  /// `day` in two lines, the weekday on the first where it stands in front.
  package var dayLines: [String] {
    let (day, weekday) = (day, style.weekday(.wide).format(configuration.date))
    guard day.hasPrefix(weekday) else { return [day] }
    let rest = day.dropFirst(weekday.count)
    let mark = rest.prefix { ",،".contains($0) }
    let other = rest.dropFirst(mark.count).drop { $0.isWhitespace }
    return other.isEmpty ? [day] : [weekday + mark, String(other)]
  }

  /// A full battery's charge.
  package var percent: String {
    (1.0).formatted(.percent.locale(locale))
  }

  /// Bars set no comma after the weekday.
  private var barDay: String {
    shortDay.filter { !",،".contains($0) }
  }

  private var locale: Locale { Locale(identifier: configuration.realLocaleIdentifier) }

  private var zone: TimeZone {
    configuration.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) } ?? .gmt
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: zone)
  }
}

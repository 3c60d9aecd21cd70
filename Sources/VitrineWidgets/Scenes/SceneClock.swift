import Foundation
import VitrineGraphics
import VitrinePaint
import VitrineViews

/// The texts of clocks, which depend on the configuration only, never on the machine.
package nonisolated struct SceneClock {
  let configuration: RenderConfiguration

  package init(_ configuration: RenderConfiguration) { self.configuration = configuration }

  /// The time on Lock Screens.
  package var status: String { configuration.statusTime ?? time }

  /// Whether the time on Lock Screens consists of the figures that iOS 26 can stretch: those of the Latin script, as
  /// its settings say.
  package var canStretch: Bool {
    if let words = configuration.statusTime { return ClockFigure.canDraw(words) }
    return LocalDigits.text("0", locale) == "0"
  }

  /// The text of the status bar: beside a camera the time alone, else with AM or PM if the locale has them;
  /// on tablets with the day.
  package var bar: String {
    let device = configuration.device
    if device.kind == .iPad { return (configuration.statusTime ?? longTime) + "  " + barDay }
    return configuration.statusTime ?? (device.screenCornerRadius > 0 ? time : longTime)
  }

  /// The text of the Mac's menu bar: day and time.
  package var menuBar: String { barDay + "  " + (configuration.statusTime ?? longTime) }

  /// The hours and minutes: `9:41` in locales with a 12-hour clock, `09:41` elsewhere, in the locale's
  /// digits.
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

  /// The hour from 0 to 23 and the minute, for hands.
  package var clockTime: (hour: Int, minute: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute], from: configuration.date)
    return (parts.hour ?? 0, parts.minute ?? 0)
  }

  /// Like `time`, with AM or PM if the locale has them.
  package var longTime: String {
    style.hour(.defaultDigits(amPM: .abbreviated)).minute().format(configuration.date)
  }

  /// The weekday, month and day, e.g. `Tuesday, January 9`.
  package var day: String {
    style.weekday(.wide).month(.wide).day().format(configuration.date)
  }

  /// Like `day`, abbreviated.
  package var shortDay: String {
    style.weekday(.abbreviated).month(.abbreviated).day().format(configuration.date)
  }

  /// `day` on two lines, with the weekday on the first if it comes first.
  package var dayLines: [String] {
    let (day, weekday) = (day, style.weekday(.wide).format(configuration.date))
    guard day.hasPrefix(weekday) else { return [day] }
    let rest = day.dropFirst(weekday.count)
    let mark = rest.prefix { ",،".contains($0) }
    let other = rest.dropFirst(mark.count).drop { $0.isWhitespace }
    return other.isEmpty ? [day] : [weekday + mark, String(other)]
  }

  /// The abbreviated weekday in capitals, such as `TUE`.
  package var weekday: String {
    style.weekday(.abbreviated).format(configuration.date).uppercased(with: locale)
  }

  /// The day of the month in the locale's digits.
  package var dayOfMonth: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return LocalDigits.text("\(calendar.component(.day, from: configuration.date))", locale)
  }

  /// The charge of a full battery.
  package var percent: String {
    (1.0).formatted(.percent.locale(locale))
  }

  /// The day without the comma after the weekday, which bars omit.
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

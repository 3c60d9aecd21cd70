import Foundation

/// Times as `SystemFormatStyle`'s forms write them.
nonisolated struct ClockText {
  let locale: Locale

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.host.localeIdentifier = locale.identifier
    return values
  }

  func clock(_ seconds: Double, showsHours: Bool, roundsUp: Bool) -> String {
    DateText(environment: environment)
      .clock(seconds, showsHours: showsHours, roundsUp: roundsUp)
  }

  /// The parts of a second after the locale's separator: a digit for tenths, two for hundredths, three for less; empty
  /// for a precision of whole seconds.
  func fraction(_ seconds: Double, _ precision: Duration) -> String {
    let digits =
      precision >= .seconds(1)
      ? 0
      : precision >= .milliseconds(100)
        ? 1
        : precision >= .milliseconds(10) ? 2 : 3
    guard digits > 0, seconds.isFinite else { return "" }
    // The moments of pictures are binary fractions, whose digits a thousandth of the last one rounds.
    let rest = seconds - seconds.rounded(.down) + 1e-6
    let ten = [1, 10, 100, 1000][digits]
    let number = String(min(Int(rest * Double(ten)), ten - 1))
    let padded = String(repeating: "0", count: digits - number.count) + number
    return (locale.decimalSeparator ?? ".") + LocalDigits.text(padded, environment)
  }

  func units(
    _ distance: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>,
    _ width: Duration.UnitsFormatStyle.UnitWidth = .wide, count: Int,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> String {
    let allowed = Self.units.filter { fields.contains($0.field) }.map(\.unit)
    let seconds = min(abs(distance.isFinite ? distance : 0), Self.longest).rounded(.down)
    let text = Duration.seconds(Int64(seconds)).formatted(
      .units(
        allowed: Set(allowed.isEmpty ? [.seconds] : allowed), width: width,
        maximumUnitCount: max(count, 1), fractionalPart: .hide(rounded: .down)
      ).locale(locale))
    if distance < 0, sign != .never { return "-" + text }
    return distance > 0 && sign == .always() ? "+" + text : text
  }

  private static let units:
    [(field: Date.ComponentsFormatStyle.Field, unit: Duration.UnitsFormatStyle.Unit)] = [
      (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
    ]

  /// The longest distance, a thousand years in seconds.
  private static let longest = 3.2e10
}

import Foundation
import Vitrine

/// Formats numbers and dates in any locale, with the platform's own data.
enum LocalizedFormat {
  /// The decimal number of Foundation has all digits of identifiers and sums of money, up to 38.
  static func number(
    _ value: WrittenNumber, _ kind: ValueFormat.Kind, _ argument: String?, _ context: FormatContext
  ) throws(ExpressionError) -> String {
    let locale = Locale(identifier: context.locale)
    let digits = argument.flatMap(Int.init) ?? 0
    guard kind != .duration else { return duration(value.value, argument, locale) }
    guard value.value.isFinite else {
      return FloatingPointFormatStyle<Double>(locale: locale).format(value.value)
    }
    let number = try decimal(value, kind, kind == .padded ? 0 : digits)
    // Half away from zero in every language, as in English.
    let style = Decimal.FormatStyle(locale: locale)
      .precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero)
    switch kind {
    case .integer, .fixed: return style.grouping(.never).format(number)
    case .padded: return padded(number, digits, locale)
    case .percent:
      return Decimal.FormatStyle.Percent(locale: locale)
        .precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero).format(number)
    case .signed: return style.sign(strategy: .always(includingZero: false)).format(number)
    case .currency:
      return Decimal.FormatStyle.Currency(code: argument ?? "USD", locale: locale)
        .rounded(rule: .toNearestOrAwayFromZero).format(number)
    case .compact:
      return Decimal.FormatStyle(locale: locale).notation(.compactName)
        .rounded(rule: .toNearestOrAwayFromZero).format(number)
    default: return style.format(number)
    }
  }

  /// The digits that a decimal number of Foundation holds.
  private static let mostDigits = 38
  /// Places behind the point that no currency and no short form has.
  private static let unseenPlaces = 16

  private static func decimal(
    _ value: WrittenNumber, _ kind: ValueFormat.Kind, _ digits: Int
  ) throws(ExpressionError) -> Decimal {
    let places =
      switch kind {
      case .currency, .compact: unseenPlaces
      case .percent: digits + 2
      default: digits
      }
    let rounded = value.digits?.rounded(places: places, .toNearestOrAwayFromZero)
    guard let text = rounded?.text(), text.utf8.count(where: { $0 >= 48 }) <= mostDigits,
      let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else {
      throw ExpressionError(
        "a number of more than \(mostDigits) digits has no format in this language")
    }
    return number
  }

  private static func duration(_ seconds: Double, _ argument: String?, _ locale: Locale) -> String {
    let duration = DurationText(seconds: seconds)
    guard argument == "units" else {
      return duration.clock { padded(Decimal($0), $1, locale) }
    }
    return duration.value.formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .narrow, maximumUnitCount: 2)
        .locale(locale))
  }

  private static func padded(_ value: Decimal, _ digits: Int, _ locale: Locale) -> String {
    Decimal.FormatStyle(locale: locale)
      .precision(.integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...0))
      .rounded(rule: .toNearestOrAwayFromZero).grouping(.never).format(value)
  }

  static func date(
    _ moment: Moment, _ kind: ValueFormat.Kind, _ argument: String?, _ context: FormatContext
  ) -> String {
    let formatter = formatter(context)
    switch kind {
    case .time:
      formatter.dateStyle = .none
      formatter.timeStyle = .short
    case .date where argument == nil:
      formatter.dateStyle = .medium
      formatter.timeStyle = .none
    default: formatter.setLocalizedDateFormatFromTemplate(template(kind, argument))
    }
    return formatter.string(from: Date(timeIntervalSince1970: moment.secondsSince1970))
  }

  /// Formats a date by a pattern as it is written.
  static func date(_ moment: Moment, pattern: String, _ context: FormatContext) -> String {
    let formatter = formatter(context)
    formatter.dateFormat = pattern
    return formatter.string(from: Date(timeIntervalSince1970: moment.secondsSince1970))
  }

  private static func formatter(_ context: FormatContext) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: context.locale)
    formatter.timeZone = TimeZone(identifier: context.timeZone) ?? .gmt
    return formatter
  }

  private static func template(_ kind: ValueFormat.Kind, _ argument: String?) -> String {
    switch kind {
    case .time24: "HHmm"
    case .hour: "j"
    case .weekday: argument == "short" ? "EEE" : argument == "narrow" ? "EEEEE" : "EEEE"
    case .day: "d"
    case .month: argument == "short" ? "LLL" : "LLLL"
    case .year: "y"
    default: argument ?? "yMMMd"
    }
  }
}

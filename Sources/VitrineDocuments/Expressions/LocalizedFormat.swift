import Foundation
import Vitrine

/// Formats numbers and dates in any locale, with the platform's own data.
enum LocalizedFormat {
  static func number(
    _ value: Double, _ kind: ValueFormat.Kind, _ argument: String?, _ context: FormatContext
  ) -> String {
    let locale = Locale(identifier: context.locale)
    let digits = argument.flatMap(Int.init) ?? 0
    let style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero)
    switch kind {
    case .integer, .fixed: return style.grouping(.never).format(value)
    case .padded: return padded(value, digits, locale)
    case .duration:
      let duration = DurationText(seconds: value)
      guard argument == "units" else { return duration.clock { padded($0, $1, locale) } }
      return duration.value.formatted(
        .units(allowed: [.days, .hours, .minutes, .seconds], width: .narrow, maximumUnitCount: 2)
          .locale(locale))
    case .percent:
      return FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(digits)).format(value)
    case .signed: return style.sign(strategy: .always(includingZero: false)).format(value)
    case .currency:
      return FloatingPointFormatStyle<Double>.Currency(code: argument ?? "USD", locale: locale)
        .format(value)
    case .compact:
      return FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName).format(value)
    default: return style.format(value)
    }
  }

  private static func padded(_ value: Double, _ digits: Int, _ locale: Locale) -> String {
    FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...0))
      .rounded(rule: .toNearestOrAwayFromZero).grouping(.never).format(value)
  }

  static func date(
    _ moment: Moment, _ kind: ValueFormat.Kind, _ argument: String?, _ context: FormatContext
  ) -> String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: context.locale)
    formatter.timeZone = TimeZone(identifier: context.timeZone) ?? .gmt
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

import Foundation
import Vitrine

/// The functions of dates in expressions: by the Gregorian calendar, on the clock of the picture's time zone.
struct DateArithmetic {
  /// The units that dates are counted in.
  enum Unit: String, CaseIterable {
    case second, minute, hour, day, week, month, year

    /// The seconds of a unit that no calendar changes; nil for those that follow the clock's days.
    fileprivate var seconds: Double? {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day, .week, .month, .year: nil
      }
    }

    init(named name: String) throws(ExpressionError) {
      guard let unit = Unit(rawValue: name) else {
        let known = Unit.allCases.map(\.rawValue)
        let hint = NearestName.find(name, among: known).map { "did you mean '\($0)'?" }
        throw ExpressionError(
          "unknown unit '\(name)'; \(hint ?? "valid: " + known.joined(separator: ", "))")
      }
      self = unit
    }
  }

  let format: FormatContext

  /// The years that texts of dates can hold.
  private static let years = 1...9999
  /// More units than the years hold; a larger number is refused before anything is computed with it.
  private static let mostUnits = 1e12

  /// Returns a moment that is `count` units later, or earlier for a negative count. A day that a month lacks is the
  /// month's last; a time that the clock leaves out is as much later as it is put forward.
  func adding(
    _ count: Double, _ unit: Unit, to moment: Moment
  ) throws(ExpressionError) -> Moment {
    guard count.rounded() == count, count.magnitude <= Self.mostUnits else {
      throw ExpressionError(
        "'dateAdding' takes a whole number of units, found \(NumberText.plain(count))")
    }
    if let seconds = unit.seconds {
      return Moment(secondsSince1970: moment.secondsSince1970 + count * seconds)
    }
    var date = format.civil(moment)
    switch unit {
    case .month, .year:
      let months = date.year * 12 + date.month - 1 + Int(count) * (unit == .year ? 12 : 1)
      date.year = Int((Double(months) / 12).rounded(.down))
      date.month = months - date.year * 12 + 1
      guard Self.years.contains(date.year) else { throw Self.isBeyondYears }
      date.day = min(date.day, CivilDate.days(in: date.month, of: date.year))
    default:
      let days = count * (unit == .week ? 7 : 1)
      date = CivilDate(
        Moment(secondsSince1970: date.secondsInUTC + days * CivilDate.secondsInDay), offset: 0)
    }
    guard Self.years.contains(date.year) else { throw Self.isBeyondYears }
    return format.moment(date)
  }

  /// Returns the whole units from one moment to another, towards zero.
  func difference(from start: Moment, to end: Moment, _ unit: Unit) -> Double {
    let seconds = end.secondsSince1970 - start.secondsSince1970
    if let length = unit.seconds { return (seconds / length).rounded(.towardZero) }
    let step: Double = seconds < 0 ? -1 : 1
    // Clocks that are changed, and days that a month lacks, move it by two units at most.
    let about = estimate(from: start, to: end, unit) - 2 * step
    var count = about * step > 0 ? about : 0
    while let next = try? adding(count + step, unit, to: start),
      (end.secondsSince1970 - next.secondsSince1970) * step >= 0
    { count += step }
    return count
  }

  /// The units between two moments, give or take two.
  private func estimate(from start: Moment, to end: Moment, _ unit: Unit) -> Double {
    let (first, last) = (format.civil(start), format.civil(end))
    switch unit {
    case .month, .year:
      let months = Double((last.year - first.year) * 12 + last.month - first.month)
      return (months / (unit == .year ? 12 : 1)).rounded(.towardZero)
    default:
      let days = (last.secondsInUTC - first.secondsInUTC) / CivilDate.secondsInDay
      return (days / (unit == .week ? 7 : 1)).rounded(.towardZero)
    }
  }

  /// Returns the first moment of the unit that a moment lies in. Weeks begin as the picture's locale has it.
  func start(of unit: Unit, at moment: Moment) -> Moment {
    let whole = moment.secondsSince1970.rounded(.down)
    var date = format.civil(moment)
    switch unit {
    case .second: return Moment(secondsSince1970: whole)
    case .minute: return Moment(secondsSince1970: whole - Double(date.second))
    case .hour: return Moment(secondsSince1970: whole - Double(date.minute * 60 + date.second))
    case .day: break
    case .week:
      let days = (date.weekday - firstWeekday + 7) % 7
      date = CivilDate(
        Moment(secondsSince1970: date.secondsInUTC - Double(days) * CivilDate.secondsInDay),
        offset: 0)
    case .month: date.day = 1
    case .year: (date.month, date.day) = (1, 1)
    }
    (date.hour, date.minute, date.second) = (0, 0, 0)
    return format.moment(date)
  }

  /// Returns the moment as documents write it, with the offset of the clock; in UTC where that is no text.
  func text(_ moment: Moment) throws(ExpressionError) -> String {
    let offset = format.offset(at: moment)
    let isText = offset != 0 && offset % 60 == 0 && offset.magnitude <= Self.longestOffset
    let date = CivilDate(moment, offset: isText ? offset : 0)
    guard Self.years.contains(date.year) else { throw Self.isBeyondYears }
    func two(_ number: Int) -> String { padded(number, 2) }
    let day = "\(padded(date.year, 4))-\(two(date.month))-\(two(date.day))"
    let time = "\(two(date.hour)):\(two(date.minute)):\(two(date.second))"
    guard isText else { return "\(day)T\(time)Z" }
    let minutes = Int(offset.magnitude) / 60
    return "\(day)T\(time)\(offset < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// The offset that a text of a date may have at most, in seconds.
  private static let longestOffset = 14 * 3600

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static var isBeyondYears: ExpressionError {
    ExpressionError("the date lies beyond the years \(years.lowerBound) to \(years.upperBound)")
  }

  /// The weekday with which weeks begin; 0 is Sunday.
  private var firstWeekday: Int {
    if format.isPlainEnglish { return 0 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: format.locale)
    return calendar.firstWeekday - 1
  }
}

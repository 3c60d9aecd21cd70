/// A calendar day and time of day in the proleptic Gregorian calendar, without a time zone.
package struct CivilDate: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour = 0
  package var minute = 0
  package var second = 0

  /// The seconds of a day on a clock that is never changed.
  package static let secondsInDay = 86_400.0

  /// The days since 1970-01-01. They are counted in 400-year eras from 1 March of year 0, as leap days then
  /// fall at the end of a year.
  private var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The seconds since 1970 of the date in UTC.
  package var secondsInUTC: Double {
    Double(dayNumber) * CivilDate.secondsInDay
      + Double(hour * 3600 + minute * 60 + second)
  }

  /// Parses a date into seconds since 1970; nil if the text is not a date.
  ///
  /// A text without an offset is a time on a clock whose seconds east of UTC are `offset`.
  package static func secondsSince1970(_ text: String, offset: (Double) -> Int) -> Double? {
    guard let (date, own) = parse(text) else { return nil }
    if let own { return date.secondsInUTC - Double(own) }
    return date.secondsSince1970(offset: offset)
  }

  /// The seconds since 1970 at which a clock `offset` seconds east of UTC shows the date. Of a time that the clock shows
  /// twice the first is meant; one that it leaves out is as much later as the clock is put forward, as on the platform.
  package func secondsSince1970(offset: (Double) -> Int) -> Double {
    let utc = secondsInUTC
    // Clocks change once in two days at most.
    let around = [-1.0, 1].map { Double(offset(utc + $0 * CivilDate.secondsInDay)) }
    let moments = around.map { utc - $0 }
    let shown = zip(moments, around).first { Double(offset($0)) == $1 }
    return shown?.0 ?? moments[0]
  }

  /// The weekday; 0 is Sunday.
  package var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The date on clocks `offset` seconds east of UTC. Moments beyond ±9999 years are clamped.
  package init(_ moment: Moment, offset: Int) {
    let limit = 9999.0 * 366 * 86_400
    let clamped = max(-limit, min(moment.secondsSince1970, limit))
    let seconds = Int((clamped.isNaN ? 0 : clamped).rounded(.down)) + offset
    let days = Int((Double(seconds) / CivilDate.secondsInDay).rounded(.down))
    let rest = seconds - days * Int(CivilDate.secondsInDay)
    let z = days + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }

  /// The days of a month, 1 to 12, of the Gregorian calendar.
  package static func days(in month: Int, of year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Parses `2007-01-09`, `2007-01-09T09:41` or `2007-01-09T09:41:30`, each time also with `Z` or `+09:00`.
  /// The offset is nil if the text has no zone.
  package static func parse(_ text: String) -> (date: CivilDate, offset: Int?)? {
    var reader = DigitReader(bytes: Array(text.utf8))
    guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2),
      reader.take("-"), let day = reader.digits(2), (1...12).contains(month), day >= 1,
      day <= days(in: month, of: year)
    else { return nil }
    var date = CivilDate(year: year, month: month, day: day)
    if reader.isAtEnd { return (date, nil) }
    guard reader.take("T") || reader.take(" "), let hour = reader.digits(2), reader.take(":"),
      let minute = reader.digits(2), hour < 24, minute < 60
    else { return nil }
    (date.hour, date.minute) = (hour, minute)
    if reader.take(":") {
      guard let second = reader.digits(2), second < 60 else { return nil }
      date.second = second
    }
    if reader.isAtEnd { return (date, nil) }
    guard let offset = reader.zoneOffset(), reader.isAtEnd else { return nil }
    return (date, offset)
  }
}

/// A reader of fixed-length runs of digits.
private struct DigitReader {
  let bytes: [UInt8]
  var offset = 0

  var isAtEnd: Bool { offset == bytes.count }

  mutating func digits(_ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[offset..<offset + count] {
      guard byte >= 48, byte <= 57 else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    offset += count
    return value
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  mutating func zoneOffset() -> Int? {
    if take("Z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = digits(2), take(":"), let minutes = digits(2),
      hours <= 14, minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }
}

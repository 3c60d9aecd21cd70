public import Foundation

/// The forms of dates that follow the clock.
public nonisolated enum SystemFormatStyle: Sendable {
  /// The distance of the picture's moment from a date in units, such as "2 hours, 5 minutes".
  public nonisolated struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let count: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var words = Locale.autoupdatingCurrent

    /// Creates a form with the units that are allowed, at most `maxFieldCount` of them; without a sign in front of the
    /// distance to a date that is still to come unless `sign` asks for one.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      count = maxFieldCount
      self.sign = sign
    }

    /// Returns the distance of a date from the anchor.
    public func format(_ value: Date) -> String {
      ClockText(locale: words).units(
        value.timeIntervalSince(anchor), fields, count: count, sign: sign)
    }

    /// Returns the form in the words of a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.words = locale
      return copy
    }
  }

  /// The distance of a date from the picture's moment in words, such as "5 minutes ago".
  public nonisolated struct DateReference: FormatStyle, Sendable {
    let anchor: Date
    let fields: Set<Date.RelativeFormatStyle.Field>
    var words = Locale.autoupdatingCurrent

    /// Creates a form by the largest of the units that are allowed; further units and the date instead of a long
    /// distance are not written.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 1, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.anchor = anchor
      fields = allowedFields
    }

    /// Returns the anchor as it is seen from a date.
    public func format(_ value: Date) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: anchor, allowedFields: fields, presentation: .named, unitsStyle: .wide,
        locale: words, calendar: Calendar(identifier: .gregorian)
      ).format(value)
    }

    /// Returns the form in the words of a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.words = locale
      return copy
    }
  }

  /// The time that has passed since a start as on a clock, such as "1:02:03".
  public nonisolated struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let count: Int
    let precision: Duration
    var words = Locale.autoupdatingCurrent

    /// Creates a form of hours, minutes, seconds and their hundredths, as far as count and precision go.
    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
      count = maxFieldCount
      precision = maxPrecision
    }

    /// Returns the time from the start to a date; 0:00 before it.
    public func format(_ value: Date) -> String {
      let seconds = max(0, value.timeIntervalSince(start))
      let text = ClockText(locale: words)
      let clock = text.clock(seconds, showsHours: showsHours, roundsUp: false)
      let used = showsHours && seconds >= 3600 ? 3 : 2
      return used < count ? clock + text.fraction(seconds, precision) : clock
    }

    /// Returns the form in the digits of a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.words = locale
      return copy
    }
  }

  /// The time that is left of an interval, or has passed, as on a clock.
  public nonisolated struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    var words = Locale.autoupdatingCurrent

    /// Creates a form of the time that is left; parts of seconds are left out, whatever the precision is.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      self.showsHours = showsHours
      countsDown = true
    }

    /// Creates a form of the time that has passed; parts of seconds are left out, whatever the precision is.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      self.showsHours = showsHours
      countsDown = false
    }

    /// Returns the time at a date; outside of the interval that at its nearer end.
    public func format(_ value: Date) -> String {
      let at = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(at) : at.timeIntervalSince(interval.lowerBound)
      return ClockText(locale: words).clock(seconds, showsHours: showsHours, roundsUp: countsDown)
    }

    /// Returns the form in the digits of a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.words = locale
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a form of the distance from a date.
  public nonisolated static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a form of a date as it is seen from the picture's moment; see `DateReference` for what is not written.
  public nonisolated static func reference(
    to anchor: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 1, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a form of the time since a start as on a clock.
  public nonisolated static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a form of the time that is left of an interval.
  public nonisolated static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
  /// Returns a form of the time that has passed of an interval.
  public nonisolated static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

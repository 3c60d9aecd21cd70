public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds `%lld` to the key, or what the type asks for, such as `%d` for `Int32`: for an integer in the locale's form.
  public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
    append(
      FormatSpecifier.integer(T.self),
      Text(.formatted("\(value)") { NumberText.integer(value, $0) }), number: Double(value))
  }

  /// Adds `%lf` to the key, for a number in the locale's form with six decimals.
  public mutating func appendInterpolation(_ value: Double) {
    append(
      "%lf", Text(.formatted("\(value)") { NumberText.decimal(value, $0) }), number: value)
  }

  /// Adds `%f` to the key, for a number in the locale's form with six decimals.
  public mutating func appendInterpolation(_ value: Float) {
    let number = Double(value)
    append("%f", Text(.formatted("\(value)") { NumberText.decimal(number, $0) }), number: number)
  }
  /// Adds `%lf` to the key, for a number in the locale's form with six decimals.
  public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

  /// Adds a specifier such as `%.1f` to the key, for a value that it formats in the locale's form.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    let text = Text(
      .formatted("\(value)") { environment in
        String(format: specifier, locale: environment.locale, value)
      })
    append(specifier, text, number: FormatSpecifier.number(of: value))
  }

  /// Adds `%@` to the key, for a value that the formatter writes with its own settings.
  public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
    append("%@", Text(value, formatter: formatter))
  }

  /// Adds `%@` to the key, for a value formatted in the environment's locale, calendar and time zone.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    append("%@", Text(value, format: format))
  }

  /// Adds `%@` to the key, for a date as text at the moment of the picture.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", Text(date, style: style))
  }

  /// Adds `%@` to the key, for the times of both dates, with their days if these differ.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append("%@", Text(dates))
  }

  /// Adds `%@` to the key, for the times of both ends, with their days if these differ.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append("%@", Text(interval))
  }

  /// Adds `%@` to the key, for the time remaining in an interval, or elapsed, at the moment of the picture.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      "%@",
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Adds `%@` to the key, for a string that keeps its own attributes.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ string: AttributedString) {
    append("%@", Text(string))
  }

  /// Adds `%@` to the key, for a resource that is looked up in its own table.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", Text(resource))
  }

  /// Adds `%@` to the key, for another key that is looked up by itself.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ key: LocalizedStringKey) {
    append("%@", Text(key))
  }
}

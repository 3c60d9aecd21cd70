/// A length of time in words or as on a clock.
struct DurationText {
  /// Whole seconds, 0 or more, up to a hundred thousand years.
  let seconds: Int

  /// The longest duration, so that every number has a text.
  private static let longest = 3.2e12

  /// Creates the duration of a number of seconds; fractions are dropped as a running clock drops them, and
  /// negative numbers count as 0.
  init(seconds: Double) {
    self.seconds = seconds.isNaN ? 0 : Int(min(max(seconds, 0), Self.longest))
  }

  var value: Duration { .seconds(seconds) }

  /// Returns `5:07`, or `1:05:07` from an hour on.
  ///
  /// - Parameter padded: returns a number with at least so many digits.
  func clock(_ padded: (Double, Int) -> String) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = padded(Double(seconds % 60), 2)
    guard hours > 0 else { return padded(Double(minutes), 1) + ":" + tail }
    return padded(Double(hours), 1) + ":" + padded(Double(minutes), 2) + ":" + tail
  }

  /// The two largest units in English: `1h 5m`, `2d 3h`, `45s`.
  var units: String {
    let parts = [
      (seconds / 86400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "m"),
      (seconds % 60, "s"),
    ]
    guard seconds > 0 else { return "0s" }
    return parts.filter { $0.0 > 0 }.prefix(2).map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}

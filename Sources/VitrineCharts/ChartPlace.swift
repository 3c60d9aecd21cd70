/// A value on an axis, or the range of a calendar unit there.
struct ChartPlace {
  var datum: ChartDatum
  var unitStart: Date?
  var unitEnd: Date?

  /// The numbers that the axis must include.
  var reach: [Double] {
    guard let unitStart, let unitEnd else { return datum.number.map { [$0] } ?? [] }
    return [unitStart, unitEnd].map(\.timeIntervalSinceReferenceDate)
  }
}

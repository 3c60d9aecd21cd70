import Foundation

/// A value on an axis, or a range there: a calendar unit, or the bounds of a bin.
struct ChartPlace {
  /// The ends of a range as numbers of the axis.
  struct Span {
    var start: Double
    var end: Double
    /// The calendar unit of the range; nil for the bounds of a bin.
    var unit: Calendar.Component?
  }

  var datum: ChartDatum
  /// The range; nil for a point.
  var span: Span?
  /// Whether numbers and dates stand in bands, as the axis has the type `category`.
  var isNamed = false

  /// The numbers that the axis must include.
  var reach: [Double] {
    guard let span else { return datum.number.map { [$0] } ?? [] }
    return [span.start, span.end]
  }

  /// The category of the value; nil for numbers and dates of a scale without categories.
  var category: ChartDatum? {
    if case .category = datum { return datum }
    guard isNamed, datum.number != nil else { return nil }
    guard case .date = datum, let span else { return datum }
    return .date(Date(timeIntervalSinceReferenceDate: span.start))
  }

  /// The value that all of the same calendar unit or bin have in common.
  var bin: ChartDatum { span.map { .number($0.start) } ?? datum }

  /// The value as one of a scale with categories.
  var named: ChartPlace {
    var copy = self
    copy.isNamed = true
    return copy
  }
}

public import Foundation

/// A value that a chart can plot.
public enum ChartDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The position on a numeric axis: dates in seconds since the reference date, nil for categories.
  var number: Double? {
    switch self {
    case .number(let value): value.isFinite ? value : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// Whether it is a number, which is no date.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// The name of the value's series.
  var name: String {
    switch self {
    case .number(let value): "\(value)"
    case .date(let date): "\(date.timeIntervalSinceReferenceDate)"
    case .category(let name): name
    }
  }

  /// The name as a legend shows it: whole numbers without a fraction.
  var title: String {
    guard case .number(let value) = self, let whole = Int(exactly: value) else { return name }
    return "\(whole)"
  }
}

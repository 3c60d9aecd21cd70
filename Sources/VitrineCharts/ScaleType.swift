/// The way in which the values of an axis are spread over its length.
public enum ScaleType: Hashable, Sendable {
  case linear, date, category, log, squareRoot
  /// A power of the distance from zero, on both of its sides.
  case power(exponent: Double)
  /// Logarithmic far from zero on both sides, and linear around it.
  case symmetricLog(slopeAtZero: Double)

  /// The symmetric logarithm with a slope of 1 at zero.
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }

  /// Whether the scale has a place for a number: a logarithm has none for zero and below.
  func contains(_ number: Double) -> Bool { self != .log || number > 0 }

  /// The place of a number on a scale whose unit is free.
  func place(_ number: Double) -> Double {
    switch self {
    case .linear, .date, .category: number
    case .log: ChartMath.log(number)
    case .squareRoot: Self.mirrored(number) { $0.squareRoot() }
    case .power(let exponent): Self.mirrored(number) { ChartMath.pow($0, Self.usable(exponent)) }
    case .symmetricLog(let slope):
      Self.mirrored(number) { ChartMath.log(1 + $0 * Self.usable(slope)) }
    }
  }

  /// The number at a place.
  func number(at place: Double) -> Double {
    switch self {
    case .linear, .date, .category: place
    case .log: ChartMath.exp(place)
    case .squareRoot: Self.mirrored(place) { $0 * $0 }
    case .power(let exponent): Self.mirrored(place) { ChartMath.pow($0, 1 / Self.usable(exponent)) }
    case .symmetricLog(let slope):
      Self.mirrored(place) { (ChartMath.exp($0) - 1) / Self.usable(slope) }
    }
  }

  /// A factor or an exponent of an author's, 1 in place of one that no scale can have.
  private static func usable(_ number: Double) -> Double {
    number.isFinite && number > 0 ? number : 1
  }

  private static func mirrored(_ number: Double, _ change: (Double) -> Double) -> Double {
    number < 0 ? -change(-number) : change(number)
  }
}

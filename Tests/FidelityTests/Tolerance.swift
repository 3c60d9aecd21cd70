/// How far a measure may lie from the fact, by the kind of quantity.
enum Tolerance: Sendable {
  /// A position or length: a third of a point, given at so many units in a point.
  case length(scale: Double = 1)
  /// A width of text or a quantity in proportion to it: 1.5 %.
  case relative
  /// An angle on a circle of this radius in points: a third of a point along it, in degrees.
  case angle(radius: Double)
  /// Colour components: 2 levels.
  case levels
  /// Root mean square distance between outlines: 0.1 pixel more than in Apple's own picture.
  case outline
  /// A deviation that must stay below a limit, whatever the reference picture's was.
  case atMost(Double)
  /// Equal, but for rounding.
  case exact
  /// Any other quantity, with the reason beside its use.
  case other(Double)
  /// One kind for each value.
  case each([Tolerance])

  static let point = Tolerance.length()

  /// 1 at the limit of what is allowed.
  func share(_ got: Double, wanted: Double, index: Int) -> Double {
    guard got.isFinite else { return .infinity }
    let off = abs(got - wanted)
    switch self {
    case .length(let scale): return off / (scale / 3 + Self.rounding)
    case .relative: return off / max(abs(wanted) * 0.015, 1e-9)
    case .angle(let radius): return off / (1.0 / 3 / radius * 180 / .pi)
    case .levels: return off / (2 + Self.rounding)
    case .outline: return max(0, got - wanted) / 0.1
    case .atMost(let limit): return got / limit
    case .exact: return off / 0.01
    case .other(let limit): return off / limit
    case .each(let kinds):
      guard let last = kinds.last else { return .infinity }
      return (index < kinds.count ? kinds[index] : last).share(got, wanted: wanted, index: 0)
    }
  }

  /// The fixture's numbers are rounded to hundredths or tenths.
  private static let rounding = 0.02
}

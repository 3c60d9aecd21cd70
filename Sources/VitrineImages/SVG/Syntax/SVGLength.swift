/// A length before percentages are measured: lengths relative to fonts are already user units.
enum SVGLength: Hashable {
  case units(Double)
  /// In hundredths of what the property says.
  case percent(Double)

  static let zero = SVGLength.units(0)

  /// A number of user units, a length, or a percentage; nil for anything else.
  init?(_ text: some StringProtocol, _ scale: SVGScale) {
    guard let (number, unit) = SVGNumber.dimension(text) else { return nil }
    if unit == "%" {
      self = .percent(number)
    } else if let factor = scale.factor(unit) {
      self = .units(number * factor)
    } else {
      return nil
    }
    guard isFinite else { return nil }
  }

  private var isFinite: Bool {
    switch self {
    case .units(let value), .percent(let value): value.magnitude <= SVGNumber.largest
    }
  }

  var isNegative: Bool {
    switch self {
    case .units(let value), .percent(let value): value < 0
    }
  }

  /// The length in user units; `whole` is what percentages are of.
  func resolved(of whole: Double) -> Double {
    switch self {
    case .units(let value): value
    case .percent(let share): share * whole / 100
    }
  }
}

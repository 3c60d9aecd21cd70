import Foundation

/// A mapping of values to fractions of an axis' length.
struct ChartScale {
  enum Domain: Equatable {
    case numbers(Double, Double)
    case categories(ChartCategories)
  }

  var domain = Domain.numbers(0, 1)
  var type = ScaleType.linear
  /// Whether the numbers are dates.
  var isDate = false
  /// Whether the numbers are shares of 1, as those of normalised stacks.
  var isShare = false
  /// The calendar unit of dates that are categories.
  var unit: Calendar.Component?
  var isReversed = false
  /// The points left free at the start and at the end.
  var padding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// The range of points from the start that an author gives; nil for the length of the plot area.
  var range: (start: CGFloat, end: CGFloat)?

  /// Whether the values are categories, each with its own band.
  var hasNames: Bool {
    if case .categories = domain { true } else { false }
  }

  /// The middle of a value's range; nil if the axis does not contain the value.
  func fraction(_ place: ChartPlace) -> Double? {
    stretch(place).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  /// The range of a value: a point for numbers, a band for categories and calendar units.
  func stretch(_ place: ChartPlace) -> ClosedRange<Double>? {
    switch domain {
    case .categories(let names):
      guard let name = place.named.category, let index = names.index(of: name) else {
        return nil
      }
      let share = 1 / Double(names.list.count)
      return span(Double(index) * share, Double(index + 1) * share)
    case .numbers:
      let ends = place.reach.filter(type.contains).map(linear)
      guard let low = ends.min(), let high = ends.max() else { return nil }
      return span(low, high)
    }
  }

  func fraction(_ number: Double) -> Double { isReversed ? 1 - linear(number) : linear(number) }

  private func linear(_ number: Double) -> Double {
    guard case .numbers(let low, let high) = domain, high > low else { return 0.5 }
    guard type != .linear, type != .date else { return (number - low) / (high - low) }
    // What has no place, such as the zero of a bar on a logarithmic axis, is where the axis starts.
    guard type.contains(number) else { return 0 }
    let (first, last) = (type.place(low), type.place(high))
    return last > first ? (type.place(number) - first) / (last - first) : 0.5
  }

  /// The number at a fraction of the axis; nil for categories.
  func number(at fraction: Double) -> Double? {
    guard case .numbers(let low, let high) = domain, fraction.isFinite else { return nil }
    let share = isReversed ? 1 - fraction : fraction
    let (first, last) = (type.place(low), type.place(high))
    return type.number(at: first + share * (last - first))
  }

  /// The value at a fraction of the axis; nil outside the bands of categories.
  func datum(at fraction: Double) -> ChartDatum? {
    if case .categories(let names) = domain {
      let place = (isReversed ? 1 - fraction : fraction) * Double(names.list.count)
      guard place.isFinite, place >= 0, place < Double(names.list.count) else { return nil }
      return names.list[Int(place)]
    }
    guard let number = number(at: fraction) else { return nil }
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }

  /// The values at which the axis begins and ends, or its categories.
  var values: [ChartDatum] {
    switch domain {
    case .categories(let names): names.list
    case .numbers(let low, let high):
      [low, high].map {
        isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
      }
    }
  }

  private func span(_ a: Double, _ b: Double) -> ClosedRange<Double>? {
    isReversed ? Self.range(1 - a, 1 - b) : Self.range(a, b)
  }

  /// The range between two numbers in either order; nil if one is NaN.
  static func range<Number: BinaryFloatingPoint>(
    _ a: Number, _ b: Number
  ) -> ClosedRange<Number>? {
    if a <= b { return a...b }
    return b <= a ? b...a : nil
  }
}

extension ChartScale {
  /// The place of a fraction on an axis that runs from a point to larger coordinates.
  ///
  /// - Parameter length: the length of the plot area.
  func run(_ fraction: Double, of length: CGFloat, from start: CGFloat = 0) -> CGFloat {
    if let range { return start + range.start + fraction * (range.end - range.start) }
    return start + padding + fraction * (length - padding - endPadding)
  }

  /// The place of a fraction on an axis that runs from a point to smaller coordinates.
  func rise(_ fraction: Double, of length: CGFloat, from end: CGFloat) -> CGFloat {
    if let range { return end - range.start - fraction * (range.end - range.start) }
    return end - padding - fraction * (length - padding - endPadding)
  }

  /// The fraction of an axis at a number of points from its start; nil on an axis without length.
  func fraction(atPoints points: CGFloat, of length: CGFloat) -> Double? {
    let (start, end) = (run(0, of: length), run(1, of: length))
    let fraction = (points - start) / (end - start)
    return fraction.isFinite ? fraction : nil
  }
}

extension ChartScale {
  /// Returns a round step that divides a length into about `count` pieces: 1, 2 or 5 times a power of ten.
  static func step(_ length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let raw = length / Double(max(1, count))
    let power = pow(10, floor(log10(raw)))
    let factor = [1, 2, 5, 10].first { $0 * power >= raw * (1 - 1e-9) } ?? 10
    return factor * power
  }

  /// Returns the multiples of a step within a domain, at most a thousand.
  static func multiples(of step: Double, _ low: Double, _ high: Double) -> [Double] {
    guard step > 0, (high - low) / step < 1000,
      let first = Int(exactly: (low / step - 1e-9).rounded(.up)),
      let last = Int(exactly: (high / step + 1e-9).rounded(.down)), first <= last
    else { return [] }
    return (first...last).map { Double($0) * step }
  }

  /// Returns powers of ten within a positive domain, about `count` of them; where there are few, also their multiples
  /// by 2 and 5.
  static func powers(_ low: Double, _ high: Double, count: Int) -> [Double] {
    guard low > 0, high >= low, high.isFinite else { return [] }
    let (first, last) = (Decade.below(low), Decade.above(high))
    let decades = last - first
    let factors = decades < 2 ? [1.0, 2, 5] : [1.0]
    let stride = max(1, (decades + max(1, count) - 1) / max(1, count))
    var powers: [Double] = []
    for exponent in Swift.stride(from: first, through: last, by: stride) {
      powers += factors.map { (factor: Double) -> Double in factor * Decade.power(exponent) }
    }
    let (least, most) = (low * (1 - 1e-9), high * (1 + 1e-9))
    return powers.filter { $0 >= least && $0 <= most }
  }
}

/// Powers of ten that are exact where numbers can be.
enum Decade {
  /// The exponent of the greatest power of ten up to a positive number.
  static func below(_ number: Double) -> Int {
    guard number > 0, number.isFinite else { return 0 }
    var exponent = Int((ChartMath.log(number) / ChartMath.log(10)).rounded(.down))
    if power(exponent + 1) <= number * (1 + 1e-12) { exponent += 1 }
    return exponent
  }

  /// The exponent of the least power of ten from a positive number on.
  static func above(_ number: Double) -> Int {
    let exponent = below(number)
    return power(exponent) >= number * (1 - 1e-12) ? exponent : exponent + 1
  }

  static func power(_ exponent: Int) -> Double {
    Double("1e\(max(-307, min(308, exponent)))") ?? 1
  }
}

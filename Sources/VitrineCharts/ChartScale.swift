import Foundation

/// A mapping of values to fractions of an axis' length.
struct ChartScale {
  enum Domain: Equatable {
    case numbers(Double, Double)
    case categories([String])
  }

  var domain = Domain.numbers(0, 1)
  /// Whether the numbers are dates.
  var isDate = false
  var isReversed = false
  /// The points left free at both ends.
  var padding: CGFloat = 0

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
      guard case .category(let name) = place.datum, let index = names.firstIndex(of: name) else {
        return nil
      }
      let share = 1 / Double(names.count)
      return span(Double(index) * share, Double(index + 1) * share)
    case .numbers:
      let ends = place.reach.map(linear)
      guard let low = ends.min(), let high = ends.max() else { return nil }
      return span(low, high)
    }
  }

  func fraction(_ number: Double) -> Double { isReversed ? 1 - linear(number) : linear(number) }

  private func linear(_ number: Double) -> Double {
    guard case .numbers(let low, let high) = domain, high > low else { return 0.5 }
    return (number - low) / (high - low)
  }

  private func span(_ a: Double, _ b: Double) -> ClosedRange<Double>? {
    isReversed ? Self.range(1 - a, 1 - b) : Self.range(a, b)
  }

  /// The range between two numbers in either order; nil if one is NaN.
  static func range(_ a: Double, _ b: Double) -> ClosedRange<Double>? {
    if a <= b { return a...b }
    return b <= a ? b...a : nil
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
}

/// The scale settings of a chart's author; nil where the chart decides.
public struct _ScaleRequest {
  var numbers: ClosedRange<Double>?
  var categories: [String]?
  var includesZero = true
  var isReversed = false
  var padding: CGFloat = 0
  /// The scale type that the author states; nil where the values decide.
  var type: ScaleType?
}

/// Makes an axis' scale from its marks.
struct ScaleMaker {
  let request: _ScaleRequest
  /// The number of intervals that a numeric domain is divided into.
  let pieces: Int
  /// Whether the domain ends at round numbers, for an axis that shows them.
  let isRounded: Bool

  func scale(_ places: [ChartPlace], extra: [Double]) -> ChartScale {
    var scale = ChartScale(isReversed: request.isReversed, padding: request.padding)
    var names = request.categories ?? []
    var numbers = extra.filter(\.isFinite)
    for place in places {
      if case .category(let name) = place.datum, !names.contains(name) { names.append(name) }
      if case .date = place.datum { scale.isDate = true }
      numbers += place.reach.filter(\.isFinite)
    }
    if !names.isEmpty {
      scale.domain = .categories(names)
    } else if let asked = request.numbers {
      scale.domain = .numbers(asked.lowerBound, asked.upperBound)
    } else {
      scale.domain = domain(numbers, isDate: scale.isDate)
    }
    return scale
  }

  /// Dates span from the first to the last; numbers include zero and extend to round numbers.
  private func domain(_ numbers: [Double], isDate: Bool) -> ChartScale.Domain {
    guard var low = numbers.min(), var high = numbers.max() else { return .numbers(0, 1) }
    guard !isDate else { return .numbers(low, high > low ? high : low + 1) }
    if request.includesZero {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high { high = low + 1 }
    guard isRounded else { return .numbers(low, high) }
    let step = ChartScale.step(high - low, count: pieces)
    return .numbers((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
  }
}

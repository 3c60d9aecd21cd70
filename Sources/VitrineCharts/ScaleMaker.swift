import Foundation

/// Makes an axis' scale from its marks.
struct ScaleMaker {
  let request: _ScaleRequest
  /// The number of intervals that a numeric domain is divided into.
  let pieces: Int
  /// Whether the domain ends at round numbers, for an axis that shows them.
  let isRounded: Bool
  var rounding = _AxisRounding()
  /// Whether all values are shares of their stacks.
  var isShare = false
  var calendar = Calendar(identifier: .gregorian)

  func scale(_ places: [ChartPlace], extra: [Double]) -> ChartScale {
    // Numbers as categories stand as they are listed; only the two ends of numbers can be turned.
    let listed = request.type == .category ? request.listed : nil
    var scale = ChartScale(
      isShare: isShare, isReversed: listed == nil && request.isReversed, padding: request.padding,
      endPadding: request.endPadding, range: request.range)
    var names = ChartCategories(listed ?? request.categories ?? [])
    var numbers = extra.filter(\.isFinite)
    for place in places {
      if let name = place.category {
        names.add(name)
        scale.unit = scale.unit ?? place.span?.unit
      }
      if case .date = place.datum { scale.isDate = true }
      numbers += place.reach.filter(\.isFinite)
    }
    if !names.list.isEmpty {
      scale.domain = .categories(names)
      return scale
    }
    scale.type = type(for: numbers)
    if let asked = request.numbers {
      scale.domain = bounded(asked.lowerBound, asked.upperBound, numbers, scale.type)
    } else if scale.type == .log {
      scale.domain = decades(numbers)
    } else {
      scale.domain = domain(numbers, isDate: scale.isDate)
    }
    return scale
  }

  /// The type that an author states; linear in place of a logarithm of values that have none.
  private func type(for numbers: [Double]) -> ScaleType {
    let type = request.type ?? .linear
    guard type == .log else { return type }
    let known = numbers + (request.numbers.map { [$0.upperBound] } ?? [])
    return known.contains { $0 > 0 } ? .log : .linear
  }

  /// A domain between two numbers, of which a logarithm takes the positive part.
  private func bounded(
    _ low: Double, _ high: Double, _ numbers: [Double], _ type: ScaleType
  ) -> ChartScale.Domain {
    guard type == .log, low <= 0 else { return .numbers(low, high) }
    let least = numbers.filter { $0 > 0 }.min() ?? high
    return .numbers(min(least, high), high)
  }

  /// Positive numbers from one power of ten to another.
  private func decades(_ numbers: [Double]) -> ChartScale.Domain {
    let positive = numbers.filter { $0 > 0 }
    guard let low = positive.min(), let high = positive.max() else { return .numbers(1, 10) }
    guard isRounded else { return .numbers(low, high > low ? high : low * 10) }
    let first = rounding.lower ?? true ? Decade.power(Decade.below(low)) : low
    let last = rounding.upper ?? true ? Decade.power(Decade.above(high)) : high
    return .numbers(first, last > first ? last : first * 10)
  }

  /// Dates span from the first to the last; numbers include zero and extend to round numbers.
  private func domain(_ numbers: [Double], isDate: Bool) -> ChartScale.Domain {
    guard var low = numbers.min(), var high = numbers.max() else { return .numbers(0, 1) }
    guard !isDate else { return dates(low, high) }
    if request.includesZero {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high { high = low + 1 }
    guard isRounded else { return .numbers(low, high) }
    let step = rounding.step ?? ChartScale.step(high - low, count: pieces)
    let first = rounding.lower ?? true ? (low / step).rounded(.down) * step : low
    let last = rounding.upper ?? true ? (high / step).rounded(.up) * step : high
    return .numbers(first, last)
  }

  /// Dates begin and end where units do only where an author asks for it.
  private func dates(_ low: Double, _ high: Double) -> ChartScale.Domain {
    let end = high > low ? high : low + 1
    guard rounding.lower == true || rounding.upper == true else { return .numbers(low, end) }
    let unit = DateTicks(low, end, count: pieces, calendar).component
    func bound(_ number: Double) -> DateInterval? {
      calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: number))
    }
    let first = rounding.lower == true ? bound(low)?.start.timeIntervalSinceReferenceDate : nil
    var last = rounding.upper == true ? bound(end)?.end.timeIntervalSinceReferenceDate : nil
    // An end at which a unit begins is round.
    if bound(end)?.start.timeIntervalSinceReferenceDate == end { last = end }
    return .numbers(first ?? low, last ?? end)
  }
}

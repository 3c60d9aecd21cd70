/// Stacks the bars and areas that share a place, and lays sectors one after the other.
enum ChartStack {
  private struct Key: Hashable {
    var kind: ChartMark.Kind
    var place: ChartDatum
    var group: ChartDatum?
    var isNegative: Bool
  }

  /// A bar or an area in a stack, with its length along the axis of values.
  private struct Layer {
    var key: Key
    var length: Double

    init?(_ mark: ChartMark) {
      guard mark.stacking != .unstacked, mark.kind == .bar || mark.kind == .area,
        mark.xEnd == nil, mark.yEnd == nil
      else { return nil }
      let (along, across) = mark.isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
      guard let length = along?.datum.number, let place = across?.bin else { return nil }
      self.length = mark.stacking == .center ? length.magnitude : length
      // A stack about the middle has one side alone.
      key = Key(
        kind: mark.kind, place: place, group: mark.position?.name,
        isNegative: mark.stacking != .center && length < 0)
    }

    /// Layers above and below zero share their sum.
    var sumKey: Key {
      var copy = key
      copy.isNegative = false
      return copy
    }
  }

  static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    let sums = sums(marks)
    var tops: [Key: Double] = [:]
    return turned(marks).map { mark in
      guard let layer = Layer(mark) else { return mark }
      var copy = mark
      let below = tops[layer.key] ?? 0
      let sum = sums[layer.sumKey] ?? 0
      switch mark.stacking {
      case .standard, .unstacked: copy.base = below
      case .normalized:
        copy.base = share(below, sum)
        copy.length = share(layer.length, sum)
      case .center:
        copy.base = below - sum / 2
        copy.length = layer.length
      }
      tops[layer.key] = below + layer.length
      return copy
    }
  }

  /// The sums of the magnitudes in stacks that need them.
  private static func sums(_ marks: [ChartMark]) -> [Key: Double] {
    var sums: [Key: Double] = [:]
    for mark in marks where mark.stacking == .normalized || mark.stacking == .center {
      guard let layer = Layer(mark) else { continue }
      sums[layer.sumKey, default: 0] += layer.length.magnitude
    }
    return sums
  }

  /// A part of a sum; 0 of a sum that has none.
  private static func share(_ part: Double, _ sum: Double) -> Double {
    sum > 0 && sum.isFinite ? part / sum : 0
  }

  /// Gives each sector its turns: values follow one another, ranges stand where they are.
  private static func turned(_ marks: [ChartMark]) -> [ChartMark] {
    guard marks.contains(where: { $0.kind == .sector }) else { return marks }
    var end = 0.0
    let ranges = marks.map { mark -> (Double, Double)? in
      guard mark.kind == .sector, let angle = mark.sector.angle else { return nil }
      if let span = angle.span { return (span.start, span.end) }
      // A sector of less than nothing takes no part of the circle.
      guard let value = angle.datum.number, value > 0 else { return nil }
      let start = end
      end += value
      return (start, end)
    }
    let whole = ranges.compactMap { $0?.1 }.max() ?? 0
    return zip(marks, ranges).map { mark, range in
      var copy = mark
      copy.sector.turns = range.map { (clamped($0.0, whole), clamped($0.1, whole)) }
      return copy
    }
  }

  private static func clamped(_ value: Double, _ whole: Double) -> Double {
    min(1, max(0, share(value, whole)))
  }
}

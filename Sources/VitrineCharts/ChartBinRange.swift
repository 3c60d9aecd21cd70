/// The values of one bin.
public struct ChartBinRange<Bound: Comparable>: RangeExpression, Hashable, Sendable
where Bound: Hashable & Sendable {
  /// The least value of the bin.
  public let lowerBound: Bound
  /// The first value of the next bin.
  public let upperBound: Bound
  /// Whether the bin holds its upper bound, as the last one does.
  let isClosed: Bool

  /// Whether a value lies in the bin.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || (isClosed && element == upperBound))
  }

  /// Returns the range of a collection's indices.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    let end = isClosed ? collection.index(after: upperBound) : upperBound
    return lowerBound..<end
  }
}

extension PlottableValue where Value: Comparable & Hashable & Sendable {
  /// Returns a value that spans a bin of a histogram.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ bin: ChartBinRange<Value>
  ) -> PlottableValue { value(String(label), bin.lowerBound..<bin.upperBound) }

  /// Returns a value that spans a bin of a histogram.
  public static func value(
    _ label: LocalizedStringKey, _ bin: ChartBinRange<Value>
  ) -> PlottableValue { value(label, bin.lowerBound..<bin.upperBound) }
}

/// The bins between thresholds in rising order.
struct BinThresholds<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    var rising: [Value] = []
    for value in values.sorted() where rising.last != value { rising.append(value) }
    self.values = rising
  }

  var count: Int { max(0, values.count - 1) }

  subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: values[index], upperBound: values[index + 1], isClosed: index == count - 1)
  }

  /// Returns the bin of a value; values outside of all bins count to the nearest.
  func index(of value: Value) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, min(low - 1, count - 1))
  }
}

/// The numbers of bins that follow from data.
enum BinCount {
  /// As many bins as are made without being asked for.
  private static let most = 200.0

  /// Returns the number of bins by Scott's rule: a bin is 3.49 standard deviations wide, divided by the cube root of
  /// the number of values (D. W. Scott, “On optimal and data-based histograms”, Biometrika 66, 1979).
  static func fitting(_ data: [Double]) -> Int {
    let count = Double(data.count)
    guard count > 1, let low = data.min(), let high = data.max(), high > low else { return 1 }
    let mean = data.reduce(0, +) / count
    let variance = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let width = 3.49 * variance.squareRoot() / ChartMath.pow(count, 1 / 3)
    guard width.isFinite, width > 0 else { return 1 }
    return Int(max(1, min(((high - low) / width).rounded(.up), most)))
  }
}

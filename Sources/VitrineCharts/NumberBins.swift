/// Bins of numbers for a histogram.
public struct NumberBins<Value: Comparable & Numeric & Hashable & Sendable>: RandomAccessCollection,
  Sendable
{
  private let bins: BinThresholds<Value>

  /// The values between and around the bins, rising.
  public var thresholds: [Value] { bins.values }
  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }

  public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }

  /// Creates the bins between values.
  public init(thresholds: [Value]) { bins = BinThresholds(thresholds) }

  /// Returns the bin of a value; values outside of all bins count to the nearest.
  public func index(for value: Value) -> Int { bins.index(of: value) }

  /// The most bins that are made; a size that asks for more makes none.
  private static var most: Double { 10_000 }

  /// Returns the multiples of a step around a range.
  private static func multiples(of step: Double, _ low: Double, _ high: Double) -> [Double] {
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    guard step > 0, last - first <= most, first.magnitude < 1e15, last.magnitude < 1e15 else {
      return []
    }
    let end = last > first ? last : first + 1
    return Swift.stride(from: first, through: end, by: 1).map { $0 * step }
  }

  /// Returns round thresholds around a range.
  fileprivate static func round(
    _ low: Double, _ high: Double, count: Int, least: Double
  ) -> [Double] {
    guard low.isFinite, high.isFinite else { return [] }
    guard high > low else { return multiples(of: Swift.max(least, 1), low, high) }
    return multiples(of: Swift.max(ChartScale.step(high - low, count: count), least), low, high)
  }

  fileprivate static func uniform(_ low: Double, _ high: Double, size: Double) -> [Double] {
    let count = ((high - low) / size).rounded(.up)
    guard size > 0, count >= 1, count <= most else { return [] }
    return Swift.stride(from: 0, through: count, by: 1).map { low + $0 * size }
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of one size from the start of a range, as many as cover it.
  public init(size: Value, range: ClosedRange<Value>) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(thresholds: Self.uniform(low, high, size: Double(size)).map { Value($0) })
  }

  /// Creates a number of bins of one size in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (Double(range.upperBound) - Double(range.lowerBound)) / Double(Swift.max(1, count))
    let low = Double(range.lowerBound)
    let inner = (0..<Swift.max(1, Swift.min(count, Int(Self.most)))).map {
      Value(low + Double($0) * size)
    }
    self.init(thresholds: inner + [range.upperBound])
  }

  /// Creates bins between round numbers around a range.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many.
  ///   - minimumStride: the least size of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let found = Self.round(
      Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
      least: Double(minimumStride))
    self.init(thresholds: found.map { Value($0) })
  }

  /// Creates bins between round numbers around data.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many; nil for as many as the spread of the data asks for by Scott's rule, 200 at most.
  ///   - minimumStride: the least size of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers = data.map { Double($0) }.filter(\.isFinite)
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let found = Self.round(
      low, high, count: desiredCount ?? BinCount.fitting(numbers), least: Double(minimumStride))
    self.init(thresholds: found.map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  private static func whole(_ numbers: [Double]) -> [Value] {
    numbers.compactMap { Value(exactly: $0.rounded()) }
  }

  /// Creates bins of one size from the start of a range, as many as cover it.
  public init(size: Value, range: ClosedRange<Value>) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(thresholds: Self.whole(Self.uniform(low, high, size: Double(size))))
  }

  /// Creates a number of bins of one size in a range, whose length should be a multiple of the number.
  public init(range: ClosedRange<Value>, count: Int) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let size = ((high - low) / Double(Swift.max(1, count))).rounded(.up)
    self.init(thresholds: Self.whole(Self.uniform(low, high, size: Swift.max(1, size))))
  }

  /// Creates bins between round numbers around a range.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many.
  ///   - minimumStride: the least size of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let found = Self.round(
      Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
      least: Swift.max(1, Double(minimumStride)))
    self.init(thresholds: Self.whole(found))
  }

  /// Creates bins between round numbers around data.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many; nil for as many as the spread of the data asks for by Scott's rule, 200 at most.
  ///   - minimumStride: the least size of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let numbers = data.map { Double($0) }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let found = Self.round(
      low, high, count: desiredCount ?? BinCount.fitting(numbers),
      least: Swift.max(1, Double(minimumStride)))
    self.init(thresholds: Self.whole(found))
  }
}

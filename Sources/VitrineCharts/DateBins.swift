public import Foundation

/// Bins of dates for a histogram.
public struct DateBins: RandomAccessCollection, Hashable, Sendable {
  private let bins: BinThresholds<Date>

  /// The dates between and around the bins, rising.
  public var thresholds: [Date] { bins.values }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }

  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

  /// Creates the bins between dates.
  public init(thresholds: [Date]) { bins = BinThresholds(thresholds) }

  /// Creates bins of whole calendar units around a range.
  ///
  /// - Parameter stride: the units of a bin.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let (low, high) = (range.lowerBound, range.upperBound)
    self.init(
      thresholds: DateTicks.around(
        low.timeIntervalSinceReferenceDate, high.timeIntervalSinceReferenceDate, unit, stride,
        calendar))
  }

  /// The most bins that are made; an interval that asks for more makes none.
  private static let most = 10_000.0

  /// Creates bins of one length in seconds from the start of a range, as many as cover it.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = (length / timeInterval).rounded(.up)
    let isUsable = timeInterval > 0 && count >= 1 && count <= Self.most
    self.init(
      thresholds: isUsable
        ? (0...Int(count)).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
        : [])
  }

  /// Creates bins of calendar units around a range.
  ///
  /// - Parameter desiredCount: about how many.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let (unit, stride) = DateTicks.step(length, count: desiredCount)
    self.init(unit: unit, by: stride, range: range, calendar: calendar)
  }

  /// Creates bins of calendar units around data.
  ///
  /// - Parameter desiredCount: about how many; nil for as many as the spread of the data asks for by Scott's rule, 200 at
  ///   most.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    let fitting = BinCount.fitting(data.map(\.timeIntervalSinceReferenceDate))
    self.init(range: low...high, desiredCount: desiredCount ?? fitting, calendar: calendar)
  }

  /// Returns the bin of a date; dates outside of all bins count to the nearest.
  public func index(for value: Date) -> Int { bins.index(of: value) }
}

public import Foundation

/// A question about samples, which finds none.
open class HKQuery: @unchecked Sendable {
  private let answer: (HKQuery) -> Void

  init(_ answer: @escaping (HKQuery) -> Void) { self.answer = answer }

  func finish() { answer(self) }

  /// Returns a condition that no sample meets.
  open class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a condition that no sample meets.
  open class func predicate(forActivitySummariesBetweenStart: DateComponents, end: DateComponents)
    -> NSPredicate
  { NSPredicate(value: false) }
  /// Returns a condition that no sample meets.
  open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// The bounds of a time.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The sample begins after the start.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The sample ends before the end.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// No limit of the number of samples.
public let HKObjectQueryNoLimit = 0
/// The key of the order by beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the order by ends.
public let HKSampleSortIdentifierEndDate = "endDate"

/// A question about samples of a type.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// Creates a question; its handler is called with no samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init { query in (query as? HKSampleQuery).map { resultsHandler($0, [], nil) } }
  }
}

/// A question about sums and means.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Creates a question; its handler is called with the error that there is no data.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions,
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init { query in
      (query as? HKStatisticsQuery).map { completionHandler($0, nil, HKError(.errorNoData)) }
    }
  }
}

/// A question about sums and means of days, hours and the like.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// The receiver of the answer, called with an empty collection.
  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// The receiver of changes, which is never called.
  public var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a question.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init { query in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      query.initialResultsHandler?(query, HKStatisticsCollection(), nil)
    }
  }
}

/// A question about the rings of days.
public final class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// The receiver of changes, which is never called.
  public var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

  /// Creates a question; its handler is called with no days.
  public init(
    predicate: NSPredicate?,
    resultsHandler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    super.init { query in (query as? HKActivitySummaryQuery).map { resultsHandler($0, [], nil) } }
  }
}

/// A watch of new samples, which come never.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Creates a watch; its handler is not called.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { super.init { _ in } }
}

/// The sums and means to find.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By the app that a sample is from.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// Sums and means of a time.
public final class HKStatistics: Sendable {
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(startDate: Date, endDate: Date) {
    self.startDate = startDate
    self.endDate = endDate
  }

  /// Returns the sum: none.
  public func sumQuantity() -> HKQuantity? { nil }
  /// Returns the mean: none.
  public func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest: none.
  public func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the largest: none.
  public func maximumQuantity() -> HKQuantity? { nil }
  /// Returns the last: none.
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Sums and means of several times.
public final class HKStatisticsCollection: Sendable {
  init() {}

  /// Has no effect: there are none.
  public func enumerateStatistics(
    from start: Date, to end: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns none.
  public func statistics() -> [HKStatistics] { [] }
  /// Returns none.
  public func statistics(for date: Date) -> HKStatistics? { nil }
}

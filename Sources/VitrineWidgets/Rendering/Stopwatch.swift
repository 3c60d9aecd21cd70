/// A clock for stage times. The pipeline has no clock of its own; callers that need times supply one.
public struct Stopwatch: Sendable {
  /// Returns the nanoseconds since a fixed moment.
  var now: @Sendable () -> UInt64

  /// Creates a stopwatch from a function that returns nanoseconds since a fixed moment.
  public init(now: @escaping @Sendable () -> UInt64) { self.now = now }

  /// A stopwatch that always reads zero.
  public static let none = Stopwatch { 0 }

  /// Runs a stage and adds its milliseconds.
  func time<Result>(_ milliseconds: inout Double, _ stage: () -> Result) -> Result {
    let start = now()
    let result = stage()
    milliseconds += Double(now() &- start) / 1e6
    return result
  }
}

/// The milliseconds spent in each stage; all zero without a stopwatch.
public struct StageTimes: Hashable, Sendable {
  public var resolve = 0.0
  public var place = 0.0
  public var snap = 0.0
  public var paint = 0.0
  public var rasterize = 0.0

  public init() {}

  mutating func add(_ other: StageTimes) {
    resolve += other.resolve
    place += other.place
    snap += other.snap
    paint += other.paint
    rasterize += other.rasterize
  }

  public var total: Double { resolve + place + snap + paint + rasterize }
}

/// A clock for stage times. The pipeline has no clock of its own; callers that need times supply one.
public struct Stopwatch: Sendable {
  /// Returns the nanoseconds since a fixed moment.
  var now: @Sendable () -> UInt64

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

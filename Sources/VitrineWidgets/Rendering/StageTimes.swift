/// The milliseconds spent in each stage; all zero without a stopwatch.
public struct StageTimes: Hashable, Sendable {
  /// The milliseconds in which views become nodes; the bodies of the author's views run here.
  public var resolve = 0.0
  /// The milliseconds in which nodes get their frames; texts are measured here.
  public var place = 0.0
  /// The milliseconds in which frames are aligned to whole pixels.
  public var snap = 0.0
  /// The milliseconds in which frames become drawing commands.
  public var paint = 0.0
  /// The milliseconds in which drawing commands become pixels.
  public var rasterize = 0.0

  /// Creates times of zero.
  public init() {}

  mutating func add(_ other: StageTimes) {
    resolve += other.resolve
    place += other.place
    snap += other.snap
    paint += other.paint
    rasterize += other.rasterize
  }

  /// The sum of the five stages in milliseconds.
  public var total: Double { resolve + place + snap + paint + rasterize }
}

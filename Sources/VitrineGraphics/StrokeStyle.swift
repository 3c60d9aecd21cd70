/// How an outline is widened into an area; lengths in the unit of the path.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: UInt8, Hashable, Sendable { case butt, round, square }
  public enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  /// A miter longer than this many half widths becomes a bevel.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty draws a solid line.
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Which points a self-overlapping outline holds.
public enum FillRule: UInt8, Hashable, Sendable { case nonZero, evenOdd }

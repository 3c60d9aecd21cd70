/// The parameters that turn an outline into a stroked area; lengths in the unit of the path.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: UInt8, Hashable, Sendable { case butt, round, square }
  public enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The longest miter in half widths; a longer one becomes a bevel.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps; empty draws a solid line.
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

public import Foundation

/// The style of a stroke; lengths in points.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points; 0 or less draws nothing.
  public var lineWidth: CGFloat
  /// The form of the ends of open lines and of dashes.
  public var lineCap: CGLineCap
  /// The form of corners where two segments meet.
  public var lineJoin: CGLineJoin
  /// The longest mitre in line widths; a longer one becomes a bevel, and a limit below 1 counts as 1.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points. The line is solid if there are none, if one is
  /// negative or if all are 0.
  public var dash: [CGFloat]
  /// The distance into the dashes at which each subpath begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style, by default of a solid line 1 point wide with butt caps and mitred joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  package var stroke: GraphicsStroke {
    GraphicsStroke(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
      dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

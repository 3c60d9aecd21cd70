public import Foundation

/// The largest circle in its frame, centred.
public nonisolated struct Circle: InsettableShape, _KnownShape {
  /// Creates a circle whose diameter is the shorter side of its frame.
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.circle) }

  /// Returns a square with the shorter proposed side, 10 points where the proposal is nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

public import VitrineGraphics

/// The values of `gridCellColumns` and related modifiers for a grid's cell.
public struct GridCellTraits: Hashable {
  public var columns: Int = 1
  public var anchor: UnitPosition?
  public var columnAlignment: HorizontalGuide?
  public var unsizedHorizontally = false
  public var unsizedVertically = false

  public init() {}
}

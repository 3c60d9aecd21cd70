public import VitrineGraphics

/// A viewport onto content that may be larger, as it rests before anyone scrolls.
public struct ScrollContainer {
  public var horizontally: Bool
  public var vertically: Bool
  /// The space around the content, which scrolls with it.
  public var margins: Insets
  /// The point of the content and of the viewport that lie on each other where the content is longer.
  public var start: UnitPosition
  /// The same where the content is shorter.
  public var alignment: UnitPosition
  /// The distance in points by which the content has been scrolled; nil follows `start`.
  public var offsetX: Double?
  public var offsetY: Double?

  public init(
    horizontally: Bool, vertically: Bool, margins: Insets = Insets(),
    start: UnitPosition = UnitPosition(0, 0), alignment: UnitPosition = UnitPosition(0, 0),
    offsetX: Double? = nil, offsetY: Double? = nil
  ) {
    self.horizontally = horizontally
    self.vertically = vertically
    self.margins = margins
    self.start = start
    self.alignment = alignment
    self.offsetX = offsetX
    self.offsetY = offsetY
  }
}

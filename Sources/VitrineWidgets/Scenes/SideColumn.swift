package import VitrineGraphics
import VitrineViews

/// The column of clock and dock at the right of the widgets: the Home Screen on the cover of a phone that folds has them
/// there, not above and below (observed). Its measures are not public (estimated).
package struct SideColumn: Hashable, Sendable {
  /// The whole column in points from the screen's leading top corner.
  package let frame: Rect

  /// Creates the column; nil for other screens.
  package init?(_ configuration: RenderConfiguration) {
    let screen = configuration.screenSize
    guard configuration.isHomeScreen, configuration.device.kind == .iPhone, screen == Self.cover
    else { return nil }
    frame = Rect(
      x: screen.width - Self.margin - Self.width, y: Self.margin, width: Self.width,
      height: screen.height - 2 * Self.margin)
  }

  /// Returns the left edge of widgets of a width, which stand in the middle of the rest of the screen.
  func left(ofWidth width: Double) -> Double { ((frame.x - width) / 2).rounded() }

  private static let cover = Size(466, 678)
  /// The width of an icon with the gaps of a dock around it, and the dock's distance from the screen's edges.
  private static let (width, margin) = (94.0, 12.0)

  // MARK: Its parts

  /// The boxes of the clock, and of signals and battery below it.
  package var time: Rect { Rect(x: frame.x, y: 26, width: frame.width, height: 26) }
  package var glyphs: Rect { Rect(x: frame.x, y: 56, width: frame.width, height: 16) }
  static let clockSize = 20.0

  /// The middles of the dock's icons, from the top.
  package func icons(ofSide side: Double) -> [Point] {
    let dock = dock(icon: side)
    let inset = (frame.width - side) / 2
    return (0..<Self.iconCount).map { index in
      Point(dock.midX, dock.y + inset + side / 2 + Double(index) * (side + Self.gap))
    }
  }

  /// The ground of the dock, at the column's end.
  package func dock(icon side: Double) -> Rect {
    let count = Double(Self.iconCount)
    let height = count * side + (count - 1) * Self.gap + frame.width - side
    return Rect(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
  }

  private static let iconCount = 4
  private static let gap = 24.0
}

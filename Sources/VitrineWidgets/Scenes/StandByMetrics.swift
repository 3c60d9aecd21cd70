package import VitrineGraphics
import VitrineViews

/// The dimensions of StandBy in points, and its places for widgets.
///
/// Gaps between screen and widgets are those that iOS 26.1 falls back to (observed); its numbers for single screens are
/// not public, so that places are estimated.
package enum StandByMetrics {
  static let firstSystem = 17
  /// The distance from the screen's sides, and between the widgets.
  private static let (inset, gap) = (70.0, 40.0)
  /// The margin of content whose background is removed, as a part of the widget's side (iOS 26.1, observed).
  static let margin = 7.0 / 158
  /// The factor by which a live activity is larger than on a Lock Screen (documented).
  private static let activityScale = 2.0

  /// Returns the frames of the two widgets, which are squares.
  package static func frames(on screen: Size) -> [Rect] {
    let side = min((screen.width - 2 * inset - gap) / 2, screen.height)
    let left = (screen.width - 2 * side - gap) / 2
    return [left, left + side + gap].map {
      Rect(x: $0, y: (screen.height - side) / 2, width: side, height: side)
    }
  }

  /// The distance of the chip from the top of the screen (estimated). It is as wide as the gap between the widgets.
  private static let chipTop = 8.0

  /// Returns the frame of the chip in the middle of the top.
  package static func chipFrame(on screen: Size) -> Rect {
    Rect(
      x: (screen.width - ChipMetrics.side) / 2, y: chipTop, width: ChipMetrics.side,
      height: ChipMetrics.side)
  }

  /// Returns the frame of a live activity in the middle of the screen.
  package static func frame(of activity: Size, on screen: Size) -> Rect {
    let scale = min(activityScale, screen.width / max(activity.width, 1))
    let size = Size(activity.width * scale, activity.height * scale)
    return Rect(
      x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

/// The two places for widgets.
struct StandByRow: ScreenHost {
  private var free: [Rect]

  init(_ configuration: RenderConfiguration) {
    free = StandByMetrics.frames(on: configuration.screenSize)
  }

  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    if cell != nil { throw .noGrid }
    guard !free.isEmpty else { throw .full }
    return ScreenPlace(frame: free.removeFirst())
  }
}

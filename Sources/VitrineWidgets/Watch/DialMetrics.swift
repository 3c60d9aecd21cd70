package import VitrineGraphics
package import VitrineLayout
package import VitrineViews

/// The dimensions of a face with hands, in points. The face is a drawing of this package's, so all of them are estimated
/// but the sizes of the widgets in it.
package struct DialMetrics {
  package let screen: Size
  package let factor: Double
  private let circle: Double

  /// Creates the dimensions of a watch; nil for another device.
  package init?(_ device: Device) {
    guard let corner = CornerMetrics(device),
      let circle = device.widgetSize(.accessoryCircular)?.canvas.width
    else { return nil }
    (screen, factor, self.circle) = (corner.screen, corner.factor, circle)
  }

  /// A circle inside the dial.
  package enum Spot: Hashable, CaseIterable, Sendable { case top, bottom, left, right }

  package var centre: Point { Point(screen.width / 2, screen.height / 2) }
  /// The outer end of the marks of minutes, and their length: clear of the labels of lower corners.
  package var outerRadius: Double { 75 * factor }
  package var markLength: Double { 5 * factor }

  /// The radius of the baseline of a label along the dial, its greatest angle in radians, and the size of its font.
  package var bezelArc: TextArc {
    TextArc(centre: centre, radius: 64 * factor, angle: 0, isClockwise: true)
  }
  package static let bezelAngle = 2 * Double.pi / 3
  package var bezelSize: Double { 11 * factor }

  /// Returns the middle of a widget inside the dial.
  package func middle(of spot: Spot) -> Point {
    let way = 62 * factor - circle / 2 - 2
    switch spot {
    case .top: return Point(centre.x, centre.y - way)
    case .bottom: return Point(centre.x, centre.y + way)
    case .left: return Point(centre.x - way, centre.y)
    case .right: return Point(centre.x + way, centre.y)
    }
  }

  /// Returns the frame of a widget inside the dial.
  package func frame(of spot: Spot) -> Rect {
    let middle = middle(of: spot)
    return Rect(
      x: middle.x - circle / 2, y: middle.y - circle / 2, width: circle, height: circle)
  }
}

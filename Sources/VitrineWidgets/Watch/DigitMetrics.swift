package import VitrineGraphics
package import VitrineViews

/// The dimensions of a face with figures, in points: a line of text at the top, the time below it, a wide widget, and a
/// row of three circles at the bottom. The face is a drawing of this package's, so all of them are estimated but the sizes
/// of the widgets in it.
package struct DigitMetrics {
  private let screen: Size
  private let factor: Double
  private let circle, wide, line: Size

  /// Creates the dimensions of a watch; nil for another device.
  package init?(_ device: Device) {
    guard let corner = CornerMetrics(device),
      let circle = device.widgetSize(.accessoryCircular)?.canvas,
      let wide = device.widgetSize(.accessoryRectangular)?.canvas,
      let line = device.widgetSize(.accessoryInline)?.canvas
    else { return nil }
    (screen, factor) = (corner.screen, corner.factor)
    (self.circle, self.wide, self.line) = (circle, wide, line)
  }

  /// The number of circles at the bottom.
  package static let circles = 3

  /// The distance of the outermost widgets from the screen's edges.
  private var edge: Double { 5 * factor }

  /// Returns the frame of a circle at the bottom, counted from the left.
  package func circle(_ index: Int) -> Rect {
    let room = screen.width - 2 * edge - Double(Self.circles) * circle.width
    let step = circle.width + room / Double(Self.circles - 1)
    return Rect(
      x: edge + Double(index) * step, y: screen.height - edge - circle.height,
      width: circle.width, height: circle.height)
  }

  /// The frame of the wide widget, above the circles.
  package var wideFrame: Rect {
    Rect(
      x: (screen.width - wide.width) / 2, y: circle(0).y - edge - wide.height, width: wide.width,
      height: wide.height)
  }

  /// The frame of the line of text, below the screen's round corners.
  package var lineFrame: Rect {
    Rect(
      x: (screen.width - line.width) / 2, y: 9 * factor, width: line.width, height: line.height)
  }

  /// The frame of the time, between the line and the wide widget.
  package var timeFrame: Rect {
    let top = lineFrame.maxY
    return Rect(x: 2 * edge, y: top, width: screen.width - 4 * edge, height: wideFrame.y - top)
  }

  /// The size of the font of the time.
  package var timeSize: Double { 44 * factor }
}

package import VitrineGraphics
package import VitrineLayout
package import VitrineViews

/// The geometry of a widget with a label on a watch face, in points of a canvas that holds both.
package struct WatchPlace {
  package let place: FacePlace
  package let canvas: Size
  /// The side of the square that the content is laid out in.
  package let side: Double
  /// The circle of the label, and the angle in radians that it may have.
  package let labelArc: TextArc
  package let labelAngle: Double
  package let labelSize: Double
  let line: ArcGaugeLine
  private let corner: CornerMetrics
  private let dial: DialMetrics

  /// Creates the geometry of a place; nil where the device has no such place, or the family no size.
  package init?(_ place: FacePlace, on device: Device) {
    guard let corner = CornerMetrics(device), let dial = DialMetrics(device),
      let size = device.widgetSize(place.family)
    else { return nil }
    (self.place, self.corner, self.dial) = (place, corner, dial)
    side = size.canvas.width
    if place.isCorner {
      canvas = corner.box
      labelArc = corner.labelArc(place)
      (labelAngle, labelSize) = (CornerMetrics.labelAngle, corner.labelSize)
    } else {
      canvas = corner.screen
      labelArc = dial.bezelArc
      (labelAngle, labelSize) = (DialMetrics.bezelAngle, dial.bezelSize)
    }
    line = ArcGaugeLine(
      width: corner.gaugeWidth, gap: corner.gaugeGap,
      lift: place.isCorner ? corner.gaugeLift(place) : dial.bezelSize / 3)
  }

  /// Returns the middle of the content.
  package func middle(hasLabel: Bool) -> Point {
    place.isCorner ? corner.contentMiddle(place, hasLabel: hasLabel) : dial.middle(of: .top)
  }

  /// Returns the outline of content and label, which takes the widget's taps; nil where that is the whole canvas.
  package func outline(hasLabel: Bool) -> GraphicsPath? {
    if place.isCorner { return nil }
    let middle = middle(hasLabel: hasLabel)
    var path = GraphicsPath(
      ellipseIn: Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
    guard hasLabel else { return path }
    let (start, length) = (labelArc.middle, labelAngle * labelArc.radius)
    let band = Rect(
      x: start.x - length / 2, y: start.y - Self.bandTop * labelSize, width: length,
      height: (Self.bandTop + Self.bandBottom) * labelSize)
    path.append(labelArc.bent(GraphicsPath(rect: band)), labelArc.turn)
    return path
  }

  /// The parts of a label's letters above and below their baseline, in em.
  private static let (bandTop, bandBottom) = (1.1, 0.4)

  /// The size in which content is drawn, relative to the one that it is laid out in.
  package func share(hasLabel: Bool) -> Double {
    place.isCorner && hasLabel ? CornerMetrics.labelledShare : 1
  }

  /// The circle of content that is set along one, with the angle that it may have; nil where there is none.
  package var curve: (arc: TextArc, angle: Double, size: Double)? {
    guard place.isCorner else { return nil }
    return (corner.curvedArc(place), CornerMetrics.curvedAngle, corner.curvedSize)
  }
}

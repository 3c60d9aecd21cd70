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
    let family = place.isCorner ? WidgetFamily.accessoryCorner : .accessoryCircular
    guard let corner = CornerMetrics(device), let dial = DialMetrics(device),
      let size = device.widgetSize(family)
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

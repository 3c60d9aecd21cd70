package import VitrineGraphics
package import VitrineLayout
package import VitrineViews

/// The dimensions of a widget in the corner of a watch face, in points.
///
/// Radii, angles and the box are numbers of watchOS 11 for the screen of 162 × 197 points (observed; that of the box's
/// corner at the screen's is inferred). Other screens are scaled by their width, which the system overrides for some
/// (estimated). The inner radius and the screen's corners leave a band of 31.9, 36.7 and 37.9 points on watches of 40,
/// 44 and 45 mm: the documented sizes of a picture in it are 32, 36 and 38.
package struct CornerMetrics {
  package let screen: Size
  /// The size relative to the watch of 40 mm.
  package let factor: Double
  private let cornerRadius: Double

  /// Creates the dimensions of a watch; nil for another device.
  package init?(_ device: Device) {
    guard device.kind == .watch, device.screen.width > 0 else { return nil }
    screen = device.screen
    factor = screen.width / Self.baseWidth
    cornerRadius = Self.screenCorners[device.slug] ?? screen.width * Self.cornerShare
  }

  private static let baseWidth = 162.0
  /// The corners of the screens as apps' tables have them (third party), and their usual share of the width.
  private static let screenCorners = [
    "watch-40mm": 28.0, "watch-41mm": 37, "watch-44mm": 31, "watch-45mm": 38, "watch-49mm": 38,
  ]
  private static let cornerShare = 0.19
}

extension CornerMetrics {
  /// The size of the picture of a corner, in whole pixels of two to a point.
  package var box: Size { Size(halved(77.5), halved(61.5)) }

  private func halved(_ length: Double) -> Double { (length * factor * 2).rounded() / 2 }

  /// Returns the left top corner of a corner's box on the screen.
  package func origin(of place: FacePlace) -> Point {
    Point(
      place.isLeft ? 0 : screen.width - box.width, place.isUpper ? 0 : screen.height - box.height)
  }

  /// Returns the screen's centre in a corner's box.
  package func centre(in place: FacePlace) -> Point {
    let origin = origin(of: place)
    return Point(screen.width / 2 - origin.x, screen.height / 2 - origin.y)
  }
}

// MARK: The label

extension CornerMetrics {
  /// The greatest angle of a label in radians.
  package static let labelAngle = 55 * Double.pi / 180
  /// The angle from the top or bottom of the circle to the middle of a corner: slices of 56 degrees, with 12 between
  /// two of them at the top and 56 at the side.
  package static let middle = 34 * Double.pi / 180

  /// Returns the radius of a label's baseline: letters stand outside of it in the upper corners, inside in the lower.
  package func labelRadius(_ place: FacePlace) -> Double { (place.isUpper ? 80.5 : 90) * factor }

  /// The radius of the middle of a gauge's line.
  package var gaugeRadius: Double { 83.5 * factor }
  package var gaugeWidth: Double { 5.5 * factor }
  /// The gap between a gauge and the labels at its ends.
  package var gaugeGap: Double { 6.5 * factor }
  /// The size of the label's font: 15 at 40 mm and 17 at 44 mm (role inferred).
  package var labelSize: Double { 15 * factor }

  /// Returns the circle of the label in a corner's box.
  package func labelArc(_ place: FacePlace) -> TextArc {
    arc(place, radius: labelRadius(place), from: Self.middle)
  }

  /// Returns the height of a gauge's middle above the label's baseline.
  package func gaugeLift(_ place: FacePlace) -> Double {
    (gaugeRadius - labelRadius(place)) * (place.isUpper ? 1 : -1)
  }

  private func arc(_ place: FacePlace, radius: Double, from angle: Double) -> TextArc {
    let upper = place.isLeft ? -angle : angle
    return TextArc(
      centre: centre(in: place), radius: radius, angle: place.isUpper ? upper : .pi - upper,
      isClockwise: place.isUpper)
  }
}

// MARK: The content

extension CornerMetrics {
  /// The part of its size in which content is drawn beside a label: guidelines give pictures 20 points in place of 32.
  package static let labelledShare = 20.0 / 32

  /// Returns the middle of the content in a corner's box. Its distance from the centre is in the middle between the
  /// inner circle, or the outer side of a label, and the screen's round corner; it is as far from both edges.
  package func contentMiddle(_ place: FacePlace, hasLabel: Bool) -> Point {
    let inner = hasLabel ? labelTop : 84 * factor
    let away = contentOffset((inner + outerRadius) / 2)
    let centre = centre(in: place)
    return Point(
      centre.x + (place.isLeft ? -away.width : away.width),
      centre.y + (place.isUpper ? -away.height : away.height))
  }

  /// The distance of the screen's round corner from the centre.
  private var outerRadius: Double {
    let (width, height) = (screen.width / 2, screen.height / 2)
    let diagonal = (width * width + height * height).squareRoot()
    return diagonal - (2.0.squareRoot() - 1) * cornerRadius
  }

  /// The radius that the capitals of a label in an upper corner reach.
  private var labelTop: Double { 80.5 * factor + Self.capHeight * labelSize }

  /// The height of the system font's capitals in em.
  private static let capHeight = 0.7046

  /// Returns the distances to the left and up from the centre to the point of a radius that is as far from the left
  /// edge as from the top.
  private func contentOffset(_ radius: Double) -> Size {
    let taller = (screen.height - screen.width) / 2
    let left = ((2 * radius * radius - taller * taller).squareRoot() - taller) / 2
    return Size(left, left + taller)
  }

  /// The size of the font of content that is set along a circle (estimated).
  package var curvedSize: Double { 18 * factor }
  /// The angle of content that is set along a circle, between the screen's edges (estimated).
  package static let curvedAngle = 20 * Double.pi / 180

  /// Returns the circle of the baseline of content outside a label. In lower corners it is the outermost radius of the
  /// table; in upper ones the capitals end there.
  package func curvedArc(_ place: FacePlace) -> TextArc {
    let outer = 109.5 * factor
    let away = contentOffset(outer)
    return arc(
      place, radius: place.isUpper ? outer - Self.capHeight * curvedSize : outer,
      from: Trig.atan2(away.width, away.height))
  }
}

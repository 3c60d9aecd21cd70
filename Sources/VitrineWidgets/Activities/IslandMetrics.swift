package import VitrineGraphics
package import VitrineViews

/// The dimensions of a phone's Dynamic Island in points.
///
/// Numbers: the metrics of iOS 26.1's system aperture and live activities (observed); the guidelines group phones and
/// give 371 or 408 for the expanded width, and 44 for its radius, where the system computes both from the screen.
package struct IslandMetrics: Hashable, Sendable {
  /// The width and height of the region of camera and sensors, which no view may cover.
  package let sensor: Size
  /// The distance from the screen's top to the island, and from its sides to an expanded one.
  package let inset: Double
  /// The gap between the island and the circle of a second activity.
  package let gap: Double
  package let screen: Size
  /// The radius of the screen's corners, around the same centres as those of an expanded island.
  private let screenRadius: Double

  /// Returns nil for a device without an island.
  package init?(_ device: Device) {
    guard device.kind == .iPhone, device.screenCornerRadius >= Self.leastScreenRadius else {
      return nil
    }
    screen = device.screen
    screenRadius = device.screenCornerRadius
    let isAir = device.screen == Self.air
    inset = isAir ? 20 : device.screenCornerRadius > Self.leastScreenRadius ? 14 : 34 / 3
    gap = isAir ? 14 / 3 : 9
    // The camera is in the middle, so that its width in pixels is even where the panel's is.
    let isEven = (device.screen.width * device.scale).truncatingRemainder(dividingBy: 2) == 0
    sensor = Size(isEven ? 376 / 3 : 125, Self.height)
  }

  private static let air = Size(420, 912)
  /// The screen corner radius from which a phone has an island.
  static let leastScreenRadius = 55.0

  /// The height of an island that is not expanded.
  package static let height = 110.0 / 3
  /// The width of the view of one of several activities.
  package static let minimalWidths = (110.0 / 3)...45
  /// The height of an expanded island.
  package static let expandedHeights = 84.0...160.0
  /// The margins of views beside the camera and of minimal views, and of an expanded island.
  package static let (smallMargin, largeMargin) = (7.0, 18.0)

  /// The greatest width of a view beside the camera with its margins, in whole pixels.
  package var mostCompactWidth: Double {
    ((screen.width - 2 * Self.height - sensor.width) / 2 * 3).rounded(.down) / 3
  }
  package var expandedWidth: Double { screen.width - 2 * inset }
  package var expandedRadius: Double { screenRadius - inset }
}

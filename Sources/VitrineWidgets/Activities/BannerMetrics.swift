import VitrineGraphics
package import VitrineViews

/// The dimensions of a live activity on a Lock Screen in points.
package struct BannerMetrics: Hashable, Sendable {
  package let width: Double
  /// Whether the width is of a source, or derived from that of another screen.
  package let isMeasured: Bool

  /// The height of the content: taller content is cut. iOS 26.1 asks for 64 to 160; the guidelines say 84 to 160.
  package static let heights = 64.0...160.0
  /// iOS 26.1 (observed).
  package static let radius = 23.5
  /// The distance between two platters of the list (iOS 26.1, observed).
  package static let spacing = 8.0

  /// - Parameter os: the version of the device's system.
  package init(_ device: Device, os: Int) {
    if device.kind == .iPad {
      let isLarge = max(device.screen.width, device.screen.height) >= Self.largeTablet
      width = isLarge ? 500 : 425
      isMeasured = Self.tablets.contains(device.screen)
    } else {
      // Up to iOS 18 the guidelines' 371 on 393 and 408 on 430: eleven on each side. iOS 26.1 has 14.
      let isNew = os >= 26
      width = device.screen.width - 2 * (isNew ? 14 : 11)
      isMeasured =
        isNew ? device.screen.width >= 393 : Self.phones.contains(device.screen.width)
    }
  }

  private static let largeTablet = 1366.0
  /// The screens of the guidelines' table.
  private static let tablets = [
    Size(1024, 1366), Size(834, 1194), Size(834, 1012), Size(810, 1080), Size(768, 1024),
  ]
  private static let phones = [393.0, 430]
}

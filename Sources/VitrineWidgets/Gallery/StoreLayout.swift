package import VitrineGraphics
package import VitrineViews

/// The places in a picture of the App Store: a headline, and below it a device. In points of the device's screen,
/// which has as many pixels as the picture.
package struct StoreLayout: Hashable, Sendable {
  /// The size of the picture in pixels.
  package let size: StoreSize
  package let hasHeadline: Bool

  package init(_ size: StoreSize, hasHeadline: Bool) {
    (self.size, self.hasHeadline) = (size, hasHeadline)
  }

  /// The share of the picture's width that the screen has: whole widgets, and room for a headline.
  private static let (share, shareAlone) = (0.70, 0.80)

  package var device: Device { size.device }
  package var scale: Double { device.scale }
  package var canvas: Size { Size(Double(size.width) / scale, Double(size.height) / scale) }

  /// The size at which a point of the screen is shown. The screen's width is a whole number of pixels, and so are the
  /// margins beside it.
  package var factor: Double {
    let wanted = Double(size.width) * (hasHeadline ? Self.share : Self.shareAlone)
    let margin = ((Double(size.width) - wanted) / 2).rounded()
    return (Double(size.width) - 2 * margin) / Double(size.width)
  }

  /// The pixels per point that the screen is drawn with.
  package var screenScale: Double { scale * factor }

  package var geometry: DeviceFrameGeometry {
    DeviceFrameGeometry(device, screen: device.screen, factor: factor)
  }

  /// The place of the device, so that its screen begins at a whole pixel.
  package var frame: Rect {
    let size = geometry.size
    let bottom = canvas.height * Self.bottomMargin
    let top = hasHeadline ? canvas.height - bottom - size.height : (canvas.height - size.height) / 2
    return Rect(
      x: whole((canvas.width - size.width) / 2 + geometry.screen.x) - geometry.screen.x,
      y: whole(top + geometry.screen.y) - geometry.screen.y, width: size.width, height: size.height)
  }

  private static let bottomMargin = 0.025

  private func whole(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// The place of the headline.
  package var headline: Rect {
    let side = canvas.width * Self.sideMargin
    let top = canvas.height * Self.topMargin
    return Rect(
      x: side, y: top, width: canvas.width - 2 * side,
      height: frame.y - canvas.height * Self.gap - top)
  }

  private static let (sideMargin, topMargin, gap) = (0.07, 0.035, 0.02)

  /// The font size of the headline in points, and the share of it that long ones may be reduced to: never below the
  /// size that a reader of the store's small pictures sees.
  package var fontSize: Double { canvas.width * (device.kind == .iPad ? 0.062 : 0.082) }
  package static let leastFontShare = 0.6
  package static let mostLines = 3
}

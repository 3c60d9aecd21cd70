package import VitrineGraphics
package import VitrineViews

/// The places in a picture of the App Store: words, and below or above them a device. In points of the device's screen,
/// which has as many pixels as the picture.
package struct StoreLayout: Hashable, Sendable {
  /// The size of the picture in pixels.
  package let size: StoreSize
  package let hasHeadline: Bool
  package let hasSubtitle: Bool
  package let place: StoreTextPlace

  package init(
    _ size: StoreSize, hasHeadline: Bool, hasSubtitle: Bool = false, place: StoreTextPlace = .above
  ) {
    (self.size, self.hasHeadline, self.hasSubtitle) = (size, hasHeadline, hasSubtitle)
    self.place = place
  }

  /// The share of the picture's width that the screen has: whole widgets, and room for the words.
  private static let (share, shareOfBoth, shareAlone) = (0.70, 0.66, 0.80)

  package var hasWords: Bool { hasHeadline || hasSubtitle }
  package var device: Device { size.device }
  package var scale: Double { device.scale }
  package var canvas: Size { Size(Double(size.width) / scale, Double(size.height) / scale) }

  /// The size at which a point of the screen is shown. The screen's width is a whole number of pixels, and so are the
  /// margins beside it.
  package var factor: Double {
    let share =
      !hasWords ? Self.shareAlone : hasHeadline && hasSubtitle ? Self.shareOfBoth : Self.share
    let wanted = Double(size.width) * share
    let margin = ((Double(size.width) - wanted) / 2).rounded()
    return (Double(size.width) - 2 * margin) / Double(size.width)
  }

  /// The pixels per point that the screen is shown with.
  package var screenScale: Double { scale * factor }

  package var geometry: DeviceFrameGeometry {
    DeviceFrameGeometry(device, screen: device.screen, factor: factor)
  }

  /// The place of the device, so that its screen begins at a whole pixel.
  package var frame: Rect {
    let size = geometry.size
    let end = canvas.height * Self.endMargin
    let top =
      !hasWords
      ? (canvas.height - size.height) / 2
      : place == .below ? end : canvas.height - end - size.height
    return Rect(
      x: whole((canvas.width - size.width) / 2 + geometry.screen.x) - geometry.screen.x,
      y: whole(top + geometry.screen.y) - geometry.screen.y, width: size.width, height: size.height)
  }

  /// The space between the device and the picture's nearer end.
  private static let endMargin = 0.025

  private func whole(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// The place of headline and subtitle.
  package var words: Rect {
    let side = canvas.width * Self.sideMargin
    let (margin, gap) = (canvas.height * Self.wordMargin, canvas.height * Self.gap)
    let (top, bottom) =
      place == .above ? (margin, frame.y - gap) : (frame.maxY + gap, canvas.height - margin)
    return Rect(x: side, y: top, width: canvas.width - 2 * side, height: bottom - top)
  }

  private static let (sideMargin, wordMargin, gap) = (0.07, 0.035, 0.02)
}

extension StoreLayout {
  /// The font size of the headline in points, and the share of it that long ones may be reduced to: never below the
  /// size that a reader of the store's small pictures sees.
  package var fontSize: Double { canvas.width * (device.kind == .iPad ? 0.062 : 0.082) }
  /// The font size of the subtitle, and the space between the two.
  package var subtitleSize: Double { fontSize * 0.52 }
  package var wordSpacing: Double { fontSize * 0.22 }
  package static let leastFontShare = 0.6
  package static let (mostLines, mostSubtitleLines) = (3, 2)
}

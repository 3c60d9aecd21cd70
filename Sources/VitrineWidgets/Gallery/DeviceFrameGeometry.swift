package import VitrineGraphics
package import VitrineViews

/// The parts of a drawn device around its screen, in points of that screen times a factor.
///
/// The device is nobody's product: plain shapes in proportions that a phone or a tablet has (estimated).
package struct DeviceFrameGeometry: Hashable, Sendable {
  /// The part that interrupts the screen or the rim.
  package enum Camera: Hashable, Sendable { case none, notch, island, homeButton }

  package let camera: Camera
  /// The size of the whole device with its buttons.
  package let size: Size
  /// The device without its buttons.
  package let body: Rect
  /// The buttons, each half below the body.
  package let buttons: [Rect]
  /// The screen in it.
  package let screen: Rect
  /// The width of the coloured edge around the black rim.
  package let edge: Double
  package let outerRadius: Double
  package let screenRadius: Double
  /// The cut in the screen at its top, or the button below it; zero if there is none.
  package let mark: Rect

  /// Lays out a device.
  ///
  /// - Parameters:
  ///   - size: the size of its screen in points, as it is held.
  ///   - factor: the size at which a point of the screen is shown.
  package init(_ device: Device, screen size: Size, factor: Double = 1) {
    let isTablet = device.kind == .iPad
    let shortSide = min(size.width, size.height)
    let hasButton = device.screenCornerRadius == 0
    camera =
      if isTablet { hasButton ? .homeButton : .none } else if hasButton {
        .homeButton
      } else {
        device.screenCornerRadius >= StatusBarMetrics.islandRadius ? .island : .notch
      }
    edge = (shortSide * Self.edgeShare * factor).rounded()
    let rim = shortSide * (isTablet ? Self.tabletRim : Self.phoneRim) * factor
    let side = edge + rim.rounded()
    let bar =
      hasButton ? (shortSide * (isTablet ? Self.tabletBar : Self.phoneBar) * factor).rounded() : 0
    let isTurned = size.width > size.height && !isTablet || size.width > size.height && hasButton
    let (across, along) = isTurned ? (side + bar, side) : (side, side + bar)
    let shown = Size(size.width * factor, size.height * factor)
    let rise = DeviceButtons.rise(shortSide * factor)
    let places = DeviceButtons(camera, isTablet: isTablet)
    let isWide = size.width > size.height
    let inset = places.insets(rise, isTurned: isWide)
    body = Rect(
      x: inset.left, y: inset.top, width: shown.width + 2 * across,
      height: shown.height + 2 * along)
    buttons = places.rects(around: body, rise, isTurned: isWide)
    screen = Rect(
      x: body.x + across, y: body.y + along, width: shown.width, height: shown.height)
    self.size = Size(body.maxX + inset.right, body.maxY + inset.bottom)
    screenRadius = device.screenCornerRadius * factor
    outerRadius = hasButton ? shortSide * Self.buttonRadius * factor : screenRadius + side
    mark = Self.mark(camera, screen, isTurned: isTurned, bar: bar, factor: factor)
  }

  private static let (edgeShare, phoneRim, tabletRim) = (0.009, 0.024, 0.022)
  private static let (phoneBar, tabletBar, buttonRadius) = (0.25, 0.09, 0.13)

  /// Islands are 125 × 37 pt, 11 pt below the edge; notches 164 × 33 pt (measured on screenshots).
  private static let (island, islandTop, notch) = (Size(125, 37), 11.0, Size(164, 33))
  private static let buttonShare = 0.62

  private static func mark(
    _ camera: Camera, _ screen: Rect, isTurned: Bool, bar: Double, factor: Double
  ) -> Rect {
    var (size, top) = (Size(0, 0), 0.0)
    switch camera {
    case .none: return .zero
    case .island:
      (size, top) = (Size(island.width * factor, island.height * factor), islandTop * factor)
    case .notch: size = Size(notch.width * factor, notch.height * factor)
    case .homeButton:
      let side = bar * buttonShare
      let middle = Rect(x: 0, y: 0, width: side, height: side)
      return isTurned
        ? Rect(
          x: screen.maxX + (bar - side) / 2, y: screen.midY - side / 2, width: middle.width,
          height: side)
        : Rect(
          x: screen.midX - side / 2, y: screen.maxY + (bar - side) / 2, width: middle.width,
          height: side)
    }
    // A turned phone has its top at the left.
    return isTurned
      ? Rect(
        x: screen.x + top, y: screen.midY - size.width / 2, width: size.height, height: size.width)
      : Rect(
        x: screen.midX - size.width / 2, y: screen.y + top, width: size.width, height: size.height)
  }
}

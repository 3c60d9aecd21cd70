extension Device {
  /// The shape of a family's container under a system version.
  ///
  /// Lock Screen families have a circle or a plain rectangle (observed).
  public func widgetContainer(_ family: WidgetFamily, os: Int) -> WidgetContainer {
    switch family {
    case .accessoryCircular, .accessoryCorner: .circle
    case .accessoryRectangular, .accessoryInline: .rectangle
    default: .rounded(radius: widgetCornerRadius(os: os))
    }
  }

  /// The corner radius of all system families on the device, in points of the canvas.
  ///
  /// iOS 26: 0.17 of the small widget's side on the Home Screen (observed). Before: steps by that side,
  /// between the values commonly quoted (estimated). A tablet scales the radius with the canvas, so the small
  /// side of the canvas is used there.
  public func widgetCornerRadius(os: Int) -> Double {
    let small = widgetSize(.systemSmall, profile: .homeScreen, os: os)?.canvas.width ?? 0
    guard small > 0 else { return 0 }
    if os >= 26 { return Self.cornerFactor26 * small }
    return Self.cornerSteps.first { small <= $0.side }?.radius ?? Self.cornerDefault
  }

  private static let cornerFactor26 = 0.17

  /// The radius by the greatest small side it applies to, iOS 14–18.
  private static let cornerSteps: [(side: Double, radius: Double)] = [
    (141, 20), (148, 20), (159, 21), (162, 22), (170, 23),
  ]

  /// The radius beyond the steps, iOS 14–18.
  private static let cornerDefault = 22.0
}

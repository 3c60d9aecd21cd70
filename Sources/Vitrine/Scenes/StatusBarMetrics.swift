package import VitrineGraphics

/// Where the parts of a status bar are, in points from the screen's leading top corner.
///
/// Phones with an island: as Apple's design kit of iOS 18 has them; the first phones with a notch: as
/// that of iOS 11. Others are estimated from screenshots.
package nonisolated struct StatusBarMetrics {
  /// The time is centred in its box, or stands at its leading edge.
  package var time: Rect
  /// Signal and Wi-Fi, where they stand apart from the battery.
  package var signals: Rect
  /// Of the battery, and of the signals before it.
  package var battery: Rect
  package var fontSize: Double
  var weight = Font.Weight.semibold
  /// Of the glyphs: 1 draws them as high as phones with an island do.
  package var scale: Double
  /// Between glyphs.
  var gap: Double
  /// Signals at the other end: phones with a home button.
  package var isSplit = false
  /// Dots instead of bars and a battery with square corners: up to iOS 10.
  package var hasDots = false
  var showsPercent = false
  var timeAlignment = Alignment.center
  var alignment = Alignment.trailing
  /// Bottom of the bar.
  package var bottom: Double

  package init(_ configuration: RenderConfiguration) {
    let device = configuration.device
    let width = configuration.screenSize.width
    if device.kind == .iPad {
      self = .tablet(width)
    } else if device.screenCornerRadius == 0 {
      self = .flat(width, hasDots: configuration.os <= 10)
    } else if device.screenCornerRadius >= Self.islandRadius {
      self = .island(width, isLow: device.screenCornerRadius >= Self.lowIslandRadius)
    } else {
      self = .notch(device, width)
    }
  }

  private init(
    time: Rect, signals: Rect = .zero, battery: Rect, fontSize: Double, scale: Double, gap: Double,
    bottom: Double
  ) {
    self.time = time
    self.signals = signals
    self.battery = battery
    self.fontSize = fontSize
    self.scale = scale
    self.gap = gap
    self.bottom = bottom
  }

  /// Screens with round corners from these radii on have an island, and one that lies lower.
  private static let islandRadius = 55.0
  private static let lowIslandRadius = 60.0
}

extension StatusBarMetrics {
  /// Time and glyphs are centred between the island and a margin, on the island's own middle.
  private static func island(_ width: Double, isLow: Bool) -> StatusBarMetrics {
    let margin = 16.0
    let side = (width - 2 * margin - 154) / 2
    // 21 points above a row of 22; three less where the island lies higher.
    let top = isLow ? 21.0 : 18
    var metrics = StatusBarMetrics(
      time: Rect(x: margin, y: top + 1, width: side, height: 22),
      battery: Rect(x: width - margin - side, y: top + 0.5, width: side, height: 22),
      fontSize: 17, scale: 1, gap: 7, bottom: isLow ? 62 : 59)
    metrics.alignment = .center
    return metrics
  }

  /// Time and glyphs beside the notch: as the kit has them on the first phone of the kind, whose screen
  /// is 375 wide. Wider screens move them inwards by a part of what they have more.
  private static func notch(_ device: Device, _ width: Double) -> StatusBarMetrics {
    let isFirst = device.screenCornerRadius < firstNotchRadius
    let isNarrow = width <= 375
    let middle = isFirst ? 23.0 : 24.5
    let right = isNarrow ? 14.67 : 26
    let size = Size(54, 22)
    return StatusBarMetrics(
      time: Rect(
        x: 21 + (width - 375) * 0.4, y: middle - size.height / 2, width: size.width,
        height: size.height),
      battery: Rect(
        x: width / 2, y: middle - size.height / 2, width: width / 2 - right, height: size.height),
      fontSize: isNarrow ? 15 : isFirst ? 16 : 17, scale: isNarrow || isFirst ? 0.89 : 1, gap: 5,
      bottom: isFirst ? 44 : 47)
  }

  /// Corners of the phones with a notch before iPhone 12 are below this radius.
  private static let firstNotchRadius = 42.0

  /// Phones with a home button.
  private static func flat(_ width: Double, hasDots: Bool) -> StatusBarMetrics {
    let inset = hasDots ? 6.5 : 6
    var metrics = StatusBarMetrics(
      time: Rect(x: 0, y: 0, width: width, height: 20),
      signals: Rect(x: inset, y: 0, width: width / 3, height: 20),
      battery: Rect(x: width * 2 / 3 - inset, y: 0, width: width / 3, height: 20),
      fontSize: 12, scale: 0.82, gap: hasDots ? 5 : 4.5, bottom: 20)
    metrics.isSplit = true
    metrics.hasDots = hasDots
    if hasDots { metrics.weight = .medium }
    return metrics
  }

  private static func tablet(_ width: Double) -> StatusBarMetrics {
    let inset = 16.0
    var metrics = StatusBarMetrics(
      time: Rect(x: inset, y: 0, width: width / 2, height: 24),
      battery: Rect(x: width / 2, y: 0, width: width / 2 - inset, height: 24),
      fontSize: 12, scale: 0.84, gap: 5, bottom: 24)
    metrics.showsPercent = true
    metrics.timeAlignment = .leading
    return metrics
  }
}

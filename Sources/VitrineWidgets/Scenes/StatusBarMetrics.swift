package import VitrineGraphics
import VitrineViews

/// The positions of the parts of a status bar, in points from the screen's leading top corner.
///
/// Phones with an island: from Apple's design kit of iOS 18; the first phones with a notch: from that of iOS
/// 11. Others are estimated from screenshots.
package nonisolated struct StatusBarMetrics {
  /// The box of the time, centred or at the leading edge.
  package var time: Rect
  /// The box of signal and Wi-Fi, if they are apart from the battery.
  package var signals: Rect
  /// The box of the battery, and of the signals before it.
  package var battery: Rect
  package var fontSize: Double
  var weight = Font.Weight.semibold
  /// The scale of the glyphs; 1 is their size on phones with an island.
  package var scale: Double
  /// The distance between glyphs.
  var gap: Double
  /// Whether signals are at the other end, as on phones with a home button.
  package var isSplit = false
  /// Whether the bar has dots instead of bars and a battery with square corners, as up to iOS 10.
  package var hasDots = false
  var showsPercent = false
  /// Whether the views of an island take room from the glyphs.
  var isCrowded = false
  var timeAlignment = Alignment.center
  var alignment = Alignment.trailing
  /// The bottom of the bar.
  package var bottom: Double

  package init(_ configuration: RenderConfiguration) {
    let device = configuration.device
    let width = configuration.screenSize.width
    if device.kind == .iPad {
      self = .tablet(width)
    } else if let column = SideColumn(configuration) {
      self = .column(column)
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

  /// The width in points below which the views of an island leave no room for time or glyphs.
  static let leastRoom = 24.0

  /// The screen corner radii from which a phone has an island, and one that is lower.
  static let islandRadius = IslandMetrics.leastScreenRadius
  private static let lowIslandRadius = 60.0
}

extension StatusBarMetrics {
  /// Returns the metrics beside an island: time and glyphs are centred between the island and a margin, at
  /// the island's vertical middle.
  private static func island(_ width: Double, isLow: Bool) -> StatusBarMetrics {
    let margin = 16.0
    let side = (width - 2 * margin - 154) / 2
    // The distance above a row of 22 points is 21; three less with the higher island.
    let top = isLow ? 21.0 : 18
    var metrics = StatusBarMetrics(
      time: Rect(x: margin, y: top + 1, width: side, height: 22),
      battery: Rect(x: width - margin - side, y: top + 0.5, width: side, height: 22),
      fontSize: 17, scale: 1, gap: 7, bottom: isLow ? 62 : 59)
    metrics.alignment = .center
    return metrics
  }

  /// Returns the metrics beside an island that is wider than its camera: time and glyphs share what it leaves them.
  ///
  /// - Parameter island: its frame from the screen's leading edge; nil leaves the metrics as they are.
  func beside(_ island: Rect?) -> StatusBarMetrics {
    guard let island else { return self }
    var metrics = self
    let end = metrics.battery.maxX
    metrics.time.width = min(metrics.time.width, max(0, island.x - metrics.time.x))
    metrics.battery.x = max(metrics.battery.x, island.maxX)
    metrics.battery.width = max(0, end - metrics.battery.x)
    metrics.isCrowded = metrics.battery.width < battery.width
    return metrics
  }

  /// Returns the metrics beside the notch: those of the kit for the first phone of this kind, whose screen is
  /// 375 wide. On wider screens the boxes move inwards by a fraction of the additional width.
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

  /// The screen corner radius below which a phone with a notch precedes iPhone 12.
  private static let firstNotchRadius = 42.0

  /// Returns the metrics of phones with a home button.
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

  /// Returns the metrics of a column beside the widgets: the clock above signals and battery.
  private static func column(_ column: SideColumn) -> StatusBarMetrics {
    var metrics = StatusBarMetrics(
      time: column.time, battery: column.glyphs, fontSize: SideColumn.clockSize, scale: 0.89,
      gap: 5,
      bottom: column.glyphs.maxY)
    metrics.alignment = .center
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

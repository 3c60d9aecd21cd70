package import VitrineGraphics
import VitrineText
import VitrineViews

/// The dimensions of a Lock Screen in points, from iOS 16 on.
///
/// Baselines, sizes and buttons: measured on screenshots of iOS 16 by the ScreenLabel project, for screens up
/// to 932 points high and tablets up to 1366; others are extrapolated (estimated).
package struct LockMetrics: Hashable, Sendable {
  package var dayBaseline: Double
  package var daySize = Self.daySize
  package var clockBaseline: Double
  package var clockSize: Double
  /// The factor by which the clock's figures are higher. From iOS 26 on they stretch towards the widgets, which make
  /// way; by how much is estimated.
  package var clockStretch = 1.0
  package var widgetTop: Double
  /// The position of the column on tablets in landscape (estimated).
  package var columnLeft = 48.0
  package var columnTop = 96.0
  /// The distances from the sides and the bottom to the middles of the buttons.
  package var buttonInset = Size(79, 83)
  package var buttonSide = 50.0
  /// The distance from the bottom to the baseline of the hint for the home button.
  package var footerBaseline = 36.0

  /// The font of day and inline widgets; a line of it is as high as the widgets' canvas of 26.
  static let daySize = 22.0
  static let dayWeight = Font.Weight.medium

  /// The height of the figures of iOS 26 over those of 18 (estimated).
  private static let tallClock = 1.7

  package init(_ configuration: RenderConfiguration) {
    let device = configuration.device
    let row = device.kind == .iPad ? Self.tablet(device) : Self.phone(device)
    (dayBaseline, clockBaseline) = row
    clockSize = Self.clockSize(device)
    if device.kind == .iPhone, device.screen.width <= 320 { daySize = 21 }
    if device.kind == .iPhone, device.screen.height <= 812 { buttonInset = Size(71, 75) }
    let isUpright = configuration.screenSize.height > configuration.screenSize.width
    if device.kind == .iPad, isUpright { footerBaseline = 46 }
    if device.kind == .iPhone, configuration.design >= 26, SceneClock(configuration).canStretch {
      clockStretch = Self.tallClock
      // The top of the figures stays, and what stands below them stands on whole points.
      clockBaseline += (clockSize * SystemFontMetrics.capHeight * (clockStretch - 1)).rounded()
    }
    // Widgets are closer on screens with a home button.
    let isLow = device.kind == .iPhone && device.screenCornerRadius == 0
    widgetTop = clockBaseline + (device.kind == .iPad ? 28 : isLow ? 18 : 22)
  }

  /// Returns the baselines of day and clock.
  private static func phone(_ device: Device) -> (Double, Double) {
    switch device.screen.height {
    case ...568: (60, 135)
    case ...667: (71, 154)
    // Estimated: the source counts the largest phones with a home button among those with a notch.
    case ...736: (75, 167)
    case ...844: (108, 201)
    case ...852: (117, 215)
    // Estimated: the island is 3 points lower.
    case ...874 where device.screenCornerRadius > 60: (120, 219)
    case ...932: (122, 221)
    default: (125, 225)
    }
  }

  private static func tablet(_ device: Device) -> (Double, Double) {
    device.screen.height <= 1210 ? (111, 210) : (129, 234)
  }

  private static func clockSize(_ device: Device) -> Double {
    if device.kind == .iPad { return device.screen.width <= 834 ? 103 : 112 }
    switch device.screen.width {
    case ...320: return 70
    case ...375: return 82
    case ...393: return 96
    // Estimated, between its neighbours.
    case ...402: return 98
    default: return 102
    }
  }
}

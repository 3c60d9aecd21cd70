import VitrineGraphics
import VitrineViews

/// White, or on really bright wallpapers black, for the day, the clock and the widgets of a Lock Screen: one choice for
/// all of them, from what lies below day and clock.
package nonisolated struct LockInk: Hashable, Sendable {
  package let isDark: Bool

  package init(_ configuration: RenderConfiguration, _ tones: WallpaperTones) {
    let metrics = LockMetrics(configuration)
    let screen = configuration.screenSize
    func line(_ baseline: Double, _ size: Double, width: Double, stretch: Double = 1) -> Rect {
      let ascent = Self.ascent * stretch
      return Rect(
        x: (screen.width - width) / 2, y: baseline - size * ascent, width: width,
        height: size * (ascent + Self.descent))
    }
    let width = min(screen.width, metrics.clockSize * Self.clockWidth)
    let day = line(metrics.dayBaseline, metrics.daySize, width: width)
    let clock = line(
      metrics.clockBaseline, metrics.clockSize, width: width, stretch: metrics.clockStretch)
    isDark = tones.ground(in: day.union(clock)).mean.grey > Self.blackFrom
  }

  /// The width of the clock in ems of its font, and the extent of digits and letters from the baseline (estimated).
  private static let clockWidth = 2.6
  private static let (ascent, descent) = (0.76, 0.22)

  /// The mean grey from which the texts are black (estimated: Lock Screens keep white on skies and clouds, and turn
  /// black on paper and snow).
  private static let blackFrom: Float = 0.8

  var color: RGBA { isDark ? .black : .white }
}

extension SceneContext {
  nonisolated var lockInk: LockInk { LockInk(configuration, tones) }
}

import VitrineGraphics
import VitrineViews

/// Black or white for the day, the clock and the widgets of a Lock Screen: one choice for all of them, from what lies
/// below, and for each the veil that it needs.
nonisolated struct LockInk {
  private let tones: WallpaperTones
  private let isDark: Bool
  /// The places of the line of the day, of the clock, and of the widgets below it, in points from the screen's left
  /// top corner.
  let day: Rect
  let clock: Rect
  let row: Rect

  init(_ configuration: RenderConfiguration, _ tones: WallpaperTones) {
    let metrics = LockMetrics(configuration)
    let screen = configuration.screenSize
    func line(_ baseline: Double, _ size: Double, width: Double, stretch: Double = 1) -> Rect {
      let ascent = Self.ascent * stretch
      return Rect(
        x: (screen.width - width) / 2, y: baseline - size * ascent, width: width,
        height: size * (ascent + Self.descent))
    }
    let width = min(screen.width, metrics.clockSize * Self.clockWidth)
    day = line(metrics.dayBaseline, metrics.daySize, width: width)
    clock = line(
      metrics.clockBaseline, metrics.clockSize, width: width, stretch: metrics.clockStretch)
    let canvas = configuration.device.widgetSize(.accessoryRectangular)?.canvas ?? .zero
    if configuration.device.kind == .iPad, screen.width > screen.height {
      row = Rect(
        x: metrics.columnLeft, y: metrics.columnTop, width: canvas.width,
        height: canvas.height * Double(LockRow.cells))
    } else {
      let width = min(screen.width, canvas.width * 2)
      row = Rect(
        x: (screen.width - width) / 2, y: metrics.widgetTop, width: width, height: canvas.height)
    }
    self.tones = tones
    isDark = LegibleInk(on: tones.ground(in: day.union(clock).union(row)), for: .text).isDark
  }

  /// The width of the clock in ems of its font, and the extent of digits and letters from the baseline (estimated).
  private static let clockWidth = 2.6
  private static let (ascent, descent) = (0.76, 0.22)

  /// Returns the ink of a text in a rectangle.
  func ink(in rect: Rect) -> LegibleInk {
    LegibleInk(on: tones.ground(in: rect), for: .text, isDark: isDark)
  }

  /// Returns the ink of a widget, whose views may be translucent.
  func ink(of family: WidgetFamily?) -> LegibleInk {
    LegibleInk(
      on: tones.ground(in: family == .accessoryInline ? day : row), for: .views, isDark: isDark)
  }
}

extension SceneContext {
  nonisolated var lockInk: LockInk { LockInk(configuration, tones) }
}

/// The veils behind a Lock Screen's texts and widgets.
nonisolated struct LockVeils: View {
  let context: SceneContext

  nonisolated var body: some View {
    let lock = context.lockInk
    let hasInline = context.guests.contains { $0.family == .accessoryInline }
    let below = context.guests.first { $0.family != .accessoryInline }
    let frames = context.guests.filter { $0.family != .accessoryInline }.compactMap(\.place.frame)
    let widgets = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    ZStack {
      LegibilityVeil(
        ink: hasInline ? lock.ink(of: .accessoryInline) : lock.ink(in: lock.day), rect: lock.day)
      LegibilityVeil(ink: lock.ink(in: lock.clock), rect: lock.clock)
      if let below { LegibilityVeil(ink: lock.ink(of: below.family), rect: widgets ?? lock.row) }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

import VitrineGraphics
import VitrineViews

extension SceneContext {
  /// Returns what lies below a rectangle in points from the screen's leading top corner.
  nonisolated func ground(in rect: Rect) -> ScreenGround { tones.ground(in: fromLeft(rect)) }

  /// Returns a rectangle relative to the screen's left top corner of one relative to its leading one.
  nonisolated func fromLeft(_ rect: Rect) -> Rect {
    var left = rect
    if isRightToLeft { left.x = screen.width - rect.maxX }
    return left
  }

  /// Returns the ink of a text in a rectangle of the wallpaper.
  ///
  /// - Parameter isDark: the choice if it is already made, for texts that go together.
  nonisolated func ink(in rect: Rect, isDark: Bool? = nil) -> SceneInk {
    SceneInk(on: ground(in: rect), isDark: isDark)
  }

  /// Whether texts on the wallpaper as a whole are black.
  package nonisolated var hasBrightWallpaper: Bool {
    SceneInk(on: tones.whole).isDark
  }

  /// The colour of texts on the wallpaper that go together, such as the names below icons.
  nonisolated var pageColor: Color { hasBrightWallpaper ? .black : .white }

  /// The ink of the status bar, which the system derives from the area behind the bar alone.
  nonisolated var statusInk: SceneInk {
    let bar = StatusBarMetrics(configuration).bottom
    let rect = Rect(x: 0, y: 0, width: screen.width, height: bar)
    // On a Lock Screen it goes with the clock.
    return ink(in: rect, isDark: configuration.scene == .lock ? lockInk.isDark : nil)
  }

  package nonisolated var hasBrightTop: Bool { statusInk.isDark }
}

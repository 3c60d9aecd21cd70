package import VitrineGraphics

/// Black or white for what the system writes on a ground. It makes the choice from what lies below and adds nothing to
/// the wallpaper, so that texts may be illegible on some: `lint` says so.
package nonisolated struct SceneInk: Hashable, Sendable {
  /// Whether the ink is black.
  package let isDark: Bool

  /// Chooses for a ground.
  ///
  /// - Parameter isDark: the choice if it is already made, for elements that go together.
  package init(on ground: ScreenGround, isDark: Bool? = nil) {
    self.isDark = isDark ?? (ground.mean.grey > Self.brightFrom)
  }

  /// The mean grey from which black stands on a ground (estimated: screens keep white on most skies).
  static let brightFrom: Float = 0.66

  package var color: RGBA { isDark ? .black : .white }
}

/// The wallpapers that ship, drawn by code: the same on every machine, at every size.
package enum ProceduralWallpaper: String, Hashable, CaseIterable, Sendable {
  // Like photographs.
  case dunes, lake, meadow
  // Soft colours.
  case aurora, bloom, ember, ocean
  // Flat.
  case snow, slate, ink
  // High contrast, to try legibility.
  case checks, stripes

  /// True where dark text is easier to read than white.
  package func isBright(isDark: Bool) -> Bool {
    switch self {
    case .snow: !isDark
    default: false
    }
  }

  /// True where dark text is easier to read than white at the top of the screen.
  package func hasBrightTop(isDark: Bool) -> Bool {
    switch self {
    case .snow, .bloom, .ember: !isDark
    default: false
    }
  }
}

import VitrineGraphics
import VitrineViews

/// An app's icon: a glyph on a rounded square.
nonisolated struct AppIconView: View {
  let app: SceneApp
  /// The side of the icon in points.
  let side: Double
  /// The major system version, which determines the corners.
  let os: Int
  /// Whether the icon is dark, from iOS 18 on.
  let isDark: Bool

  nonisolated var body: some View {
    RoundedRectangle(cornerRadius: AppIconRadius.of(side: side, os: os), style: .continuous)
      .fill(
        LinearGradient(
          colors: [Color(hex: ground.0), Color(hex: ground.1)], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: side, height: side)
      .overlay { glyph }
  }

  private nonisolated var glyph: some View {
    Image(systemName: app.symbol).resizable().scaledToFit()
      .foregroundStyle(
        LinearGradient(
          colors: [Color(hex: ink.0), Color(hex: ink.1)], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: side * Self.glyphPart, height: side * Self.glyphPart)
      .environment(\.layoutDirection, .leftToRight)
  }

  /// The size of the glyph as a fraction of the icon (estimated).
  private static let glyphPart = 0.56

  private nonisolated var showsDark: Bool { isDark && os >= 18 }
  private nonisolated var ground: (UInt32, UInt32) {
    showsDark ? (0x313133, 0x141416) : (app.top, app.bottom)
  }

  /// The glyph's colours; dark icons have the colour of the ground in the glyph.
  private nonisolated var ink: (UInt32, UInt32) {
    guard showsDark else { return (app.glyph, app.glyph) }
    if app.glyph == 0xFFFFFF {
      return app.hasDarkGround ? (app.glyph, app.glyph) : (app.top, app.bottom)
    }
    return app.hasDarkGlyph ? (app.top, app.bottom) : (app.glyph, app.glyph)
  }
}

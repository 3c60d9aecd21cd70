import Foundation
import VitrineGraphics

/// An app's icon: a glyph on a rounded square.
nonisolated struct AppIconView: View {
  let app: SceneApp
  /// Points.
  let side: Double
  /// Major system version: decides the corners.
  let os: Int
  /// Dark icons, from iOS 18 on.
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

  /// Part of the icon that its glyph takes (estimated).
  private static let glyphPart = 0.56

  private nonisolated var showsDark: Bool { isDark && os >= 18 }
  private nonisolated var ground: (UInt32, UInt32) {
    showsDark ? (0x313133, 0x141416) : (app.top, app.bottom)
  }

  /// In the dark the colour moves from the ground to the glyph.
  private nonisolated var ink: (UInt32, UInt32) {
    guard showsDark else { return (app.glyph, app.glyph) }
    if app.glyph == 0xFFFFFF {
      return app.hasDarkGround ? (app.glyph, app.glyph) : (app.top, app.bottom)
    }
    return app.hasDarkGlyph ? (app.top, app.bottom) : (app.glyph, app.glyph)
  }
}

/// The corners of icons.
package enum AppIconRadius {
  /// Points: a table of sides up to iOS 18, 0.225 of others; 0.26 of the side from iOS 26 on
  /// (observed).
  package static func of(side: Double, os: Int) -> Double {
    if os >= 26 { return 0.26 * side }
    return radii18.first { $0.side == side }?.radius ?? 0.225 * side
  }

  private static let radii18: [(side: Double, radius: Double)] = [
    (56, 12.6), (60, 13.5), (64, 14.4), (76, 17.125), (83.5, 18.75),
  ]
}

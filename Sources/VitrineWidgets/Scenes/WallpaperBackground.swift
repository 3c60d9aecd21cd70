package import VitrineViews

/// A bundled wallpaper that fills the proposed size.
package nonisolated struct WallpaperBackground: View {
  private let wallpaper: ProceduralWallpaper
  private let isDark: Bool

  package init(_ wallpaper: ProceduralWallpaper, isDark: Bool) {
    self.wallpaper = wallpaper
    self.isDark = isDark
  }

  package nonisolated var body: some View {
    ProceduralWallpaperView(wallpaper: wallpaper, isDark: isDark)
      .node("wallpaper", .effect(.deepGroup))
  }
}

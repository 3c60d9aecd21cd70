import VitrineGraphics
import VitrineViews

/// The scene's wallpaper in the size of the screen. It is not mirrored in right-to-left text.
nonisolated struct WallpaperView: View {
  let context: SceneContext

  nonisolated var body: some View {
    WallpaperPicture(
      wallpaper: context.wallpaper, isDark: context.isDark, screen: context.screen)
  }
}

/// A wallpaper that fills a screen.
nonisolated struct WallpaperPicture: View {
  let wallpaper: Wallpaper
  let isDark: Bool
  /// The size of the screen in points.
  let screen: Size

  nonisolated var body: some View {
    picture
      .frame(width: screen.width, height: screen.height)
      .clipped()
      .environment(\.layoutDirection, .leftToRight)
  }

  private nonisolated var picture: AnyView {
    switch wallpaper.source {
    case .procedural(let wallpaper):
      AnyView(
        ProceduralWallpaperView(wallpaper: wallpaper, isDark: isDark)
          .node("wallpaper", .effect(.deepGroup)))
    case .picture(let resource):
      AnyView(Image(bitmap: resource).resizable().scaledToFill())
    }
  }
}

extension RenderConfiguration {
  /// The requested wallpaper, or the first bundled one.
  var shownWallpaper: Wallpaper { wallpaper ?? Wallpaper(.dunes) }
}

extension SceneContext {
  nonisolated var wallpaper: Wallpaper { configuration.shownWallpaper }
}

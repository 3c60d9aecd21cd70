import VitrineGraphics
import VitrineViews

/// The scene's wallpaper in the size of the screen. It is not mirrored in right-to-left text.
nonisolated struct WallpaperView: View {
  let context: SceneContext

  nonisolated var body: some View {
    picture
      .frame(width: context.screen.width, height: context.screen.height)
      .clipped()
      .environment(\.layoutDirection, .leftToRight)
  }

  private nonisolated var picture: AnyView {
    switch context.wallpaper.source {
    case .procedural(let wallpaper):
      AnyView(
        ProceduralWallpaperView(wallpaper: wallpaper, isDark: context.isDark)
          .node("wallpaper", .effect(.deepGroup)))
    case .picture(let resource):
      AnyView(Image(bitmap: resource).resizable().scaledToFill())
    }
  }
}

extension SceneContext {
  /// The requested wallpaper, or the first bundled one.
  nonisolated var wallpaper: Wallpaper { configuration.shownWallpaper }

  /// The colour of text on the wallpaper.
  nonisolated var legibleColor: Color { hasBrightWallpaper ? .black : .white }

  package nonisolated var hasBrightWallpaper: Bool { configuration.hasBrightWallpaper }

  /// The colour of the status bar, which the system derives from the area behind the bar alone.
  nonisolated var statusColor: Color { hasBrightTop ? .black : .white }

  package nonisolated var hasBrightTop: Bool { configuration.hasBrightTop }
}

extension RenderConfiguration {
  var shownWallpaper: Wallpaper { wallpaper ?? Wallpaper(.dunes) }

  /// Whether text on the wallpaper is black.
  var hasBrightWallpaper: Bool {
    switch shownWallpaper.source {
    case .procedural(let wallpaper): wallpaper.isBright(isDark: scheme == .dark)
    case .picture(let resource): BrightnessSample.of(resource.pixmap) > Self.brightFrom
    }
  }

  /// Whether text in the status bar is black.
  var hasBrightTop: Bool {
    switch shownWallpaper.source {
    case .procedural(let wallpaper): wallpaper.hasBrightTop(isDark: scheme == .dark)
    case .picture(let resource):
      BrightnessSample.of(resource.pixmap, below: Self.barPart) > Self.brightFrom
    }
  }

  /// The fraction of a screen's height that a status bar covers (estimated).
  private static var barPart: Double { 0.07 }

  /// The mean luminance from which the system uses black text (estimated).
  private static var brightFrom: Double { 0.75 }
}

/// The mean brightness of a picture.
enum BrightnessSample {
  /// The number of samples on each side, enough for a mean.
  private static let count = 48

  /// Returns the mean luminance (Rec. 709, encoded components) of a grid of pixels, 0…1; clear pixels count
  /// as black.
  ///
  /// - Parameter part: the fraction of the height to sample, from the top.
  static func of(_ pixmap: Pixmap, below part: Double = 1) -> Double {
    guard pixmap.width > 0, pixmap.height > 0 else { return 0 }
    var sum = 0.0
    for row in 0..<count {
      for column in 0..<count {
        let y = Int(Double(pixmap.height * row) * part) / count
        let pixel = pixmap[pixmap.width * column / count, y]
        let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
        sum += 0.2126 * Double(r) + 0.7152 * Double(g) + 0.0722 * Double(b)
      }
    }
    return sum / Double(count * count) / 255
  }
}

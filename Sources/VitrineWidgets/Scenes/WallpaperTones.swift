package import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster
import VitrineText
import VitrineViews

/// The colours of a ground in a coarse grid, from which the texts and glyphs on it take black or white: of a screen's
/// wallpaper, or of another picture.
package nonisolated struct WallpaperTones: Hashable, Sendable {
  /// The wallpaper in one pixel for each cell.
  private let cells: Pixmap
  private let screen: Size

  /// The side of a cell in points: about a letter of a name below an icon.
  private static let cell = 8.0

  /// Draws the wallpaper of a configuration's screen in small.
  package init(_ configuration: RenderConfiguration) {
    let screen = configuration.screenSize
    let view = WallpaperPicture(
      wallpaper: configuration.shownWallpaper, isDark: configuration.scheme == .dark,
      screen: screen)
    self.init(view, screen: screen)
  }

  /// Draws a ground in small.
  ///
  /// - Parameters:
  ///   - view: the ground, which has no text.
  ///   - screen: its size in points.
  init<Ground: View>(_ view: Ground, screen: Size) {
    self.screen = screen
    let tree = VitrineViews.resolve(
      view, environment: EnvironmentValues(), notes: ResolveNotes())
    var notes: [Diagnostic] = []
    let fonts = FontLibrary(directories: [])
    let placed = VitrineLayout.place(
      tree, fonts: fonts, PlaceOptions(size: screen, scale: 1 / Self.cell), diagnostics: &notes)
    var scratch = RasterScratch()
    cells = rasterize(paint(placed, fonts: fonts), scratch: &scratch, kernels: .best)
  }

  /// Returns what lies below a rectangle of the screen, in points from its left top corner.
  package func ground(in rect: Rect) -> ScreenGround {
    let (columns, rows) = (
      range(rect.minX, rect.maxX, cells.width), range(rect.minY, rect.maxY, cells.height)
    )
    var colors: [RGBA] = []
    colors.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns { colors.append(Self.color(cells[column, row])) }
    }
    return ScreenGround(colors)
  }

  /// Returns what lies below the whole screen.
  package var whole: ScreenGround { ground(in: Rect(origin: .zero, size: screen)) }

  /// Returns the cells that a length covers, at least one; empty for an empty grid.
  private func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    func index(_ position: Double) -> Int {
      let cell = (position / Self.cell).rounded(.down)
      return cell > 0 ? min(Int(min(cell, Double(count))), count - 1) : 0
    }
    // A rectangle that ends where a cell begins does not cover it.
    return index(from)..<max(index(from), index(to.nextDown)) + 1
  }

  /// Returns the colour of a pixel; clear parts are black, as behind a wallpaper.
  private static func color(_ pixel: UInt32) -> RGBA {
    RGBA(
      Float(pixel & 255) / 255, Float(pixel >> 8 & 255) / 255, Float(pixel >> 16 & 255) / 255)
  }
}

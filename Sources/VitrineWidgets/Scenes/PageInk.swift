import VitrineGraphics

/// Black or white for all names and page dots of a page of the Home Screen.
///
/// The system writes a page in one colour: white on all but bright wallpapers, also where a part of the wallpaper is
/// bright.
package nonisolated struct PageInk: Hashable, Sendable {
  /// Whether the names are black.
  package let isDark: Bool

  /// Chooses for all grounds that something is written on.
  package init(on grounds: [ScreenGround]) {
    let greys = grounds.map(\.mean.grey)
    isDark = greys.reduce(0, +) > SceneInk.brightFrom * Float(greys.count)
  }
}

extension SceneContext {
  /// Returns the ink of the names in all cells of a page, those below widgets included.
  ///
  /// All cells count, not only the written ones, so that the colour stays when an icon moves.
  package nonisolated func pageInk(_ grid: HomeGrid) -> PageInk {
    PageInk(
      on: grid.rows.flatMap { top in
        grid.columns.map { middle in
          ground(
            in: Rect(
              x: middle - grid.icon / 2, y: top + grid.icon, width: grid.icon,
              height: HomeGrid.labelBaseline))
        }
      })
  }
}

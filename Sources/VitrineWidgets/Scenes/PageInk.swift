import VitrineGraphics

/// Black or white for all names and page dots of a page of the Home Screen.
///
/// The system writes a page in one colour. White is kept while its worst veil is faint, as screens keep it on most skies
/// (estimated); otherwise the colour whose worst veil is the fainter one.
package nonisolated struct PageInk: Hashable, Sendable {
  /// Whether the names are black.
  package let isDark: Bool

  /// Chooses for all grounds that something is written on.
  package init(on grounds: [ScreenGround]) {
    func worst(isDark: Bool) -> Double {
      grounds.map { LegibleInk(on: $0, for: .text, isDark: isDark).veil }.max() ?? 0
    }
    let white = worst(isDark: false)
    isDark = white > Self.faintVeil && worst(isDark: true) < white
  }

  /// The opacity up to which a veil below white is taken for none (estimated).
  private static let faintVeil = 0.15
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

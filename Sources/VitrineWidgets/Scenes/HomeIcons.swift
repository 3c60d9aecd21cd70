import VitrineGraphics
import VitrineViews

/// The apps in the cells that the widget leaves free.
nonisolated struct HomeIcons: View {
  let context: SceneContext
  let grid: HomeGrid

  nonisolated var body: some View {
    let cells = freeCells
    ForEach(0..<cells.count, id: \.self) { index in
      icon(SceneApp.all[index % SceneApp.all.count], cells[index])
    }
  }

  private nonisolated func icon(_ app: SceneApp, _ cell: (x: Double, y: Double)) -> some View {
    ZStack {
      AppIconView(
        app: app, side: grid.icon, os: context.configuration.design, isDark: context.isDark
      )
      .placed(x: cell.x - grid.icon / 2, y: cell.y, width: grid.icon, height: grid.icon)
      if grid.hasLabels {
        AppLabel(
          name: app.name(for: context.configuration), context: context, mostWidth: grid.pitch - 4
        )
        .placed(
          x: cell.x - grid.icon / 2, y: cell.y + grid.icon, width: grid.icon,
          height: HomeGrid.labelBaseline)
      }
    }
  }

  /// The middle and top of every cell that the widget does not cover, except at the end of the last row, as a
  /// page is seldom full.
  private nonisolated var freeCells: [(x: Double, y: Double)] {
    let family = context.configuration.family ?? .systemSmall
    let taken = context.hidesWidget ? (columns: 0, rows: 0) : grid.cells(of: family)
    var cells: [(x: Double, y: Double)] = []
    for (row, y) in grid.rows.enumerated() {
      for (column, x) in grid.columns.enumerated() {
        if column < taken.columns && row < taken.rows { continue }
        cells.append((x, y))
      }
    }
    return Array(cells.prefix(SceneApp.all.count))
  }
}

import VitrineGraphics
import VitrineViews

/// The apps in the cells that the widgets leave free.
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
      if grid.hasLabels {
        AppLabel(
          name: app.name(for: context.configuration), context: context, mostWidth: grid.pitch - 4,
          rect: Rect(
            x: cell.x - grid.icon / 2, y: cell.y + grid.icon, width: grid.icon,
            height: HomeGrid.labelBaseline))
      }
      PlacedIcon(
        app: app, context: context,
        rect: Rect(x: cell.x - grid.icon / 2, y: cell.y, width: grid.icon, height: grid.icon))
    }
  }

  /// The middle and top of every cell that no widget covers, except at the end of the last row, as a page is
  /// seldom full.
  private nonisolated var freeCells: [(x: Double, y: Double)] {
    let taken = context.visibleGuests.compactMap(\.place.cells)
    var cells: [(x: Double, y: Double)] = []
    for (row, y) in grid.rows.enumerated() {
      for (column, x) in grid.columns.enumerated() {
        if taken.contains(where: { $0.contains(column: column, row: row) }) { continue }
        cells.append((x, y))
      }
    }
    return Array(cells.prefix(SceneApp.all.count))
  }
}

/// An app's icon in its place on a Home Screen, in the screen's look.
nonisolated struct PlacedIcon: View {
  let app: SceneApp
  let context: SceneContext
  /// The icon's place in points from the screen's leading top corner.
  let rect: Rect

  nonisolated var body: some View {
    AppIconView(
      app: app, side: rect.width, os: context.configuration.design, icons: context.style.icons,
      ink: context.glassInk(in: rect, for: .text)
    )
    .placed(in: rect)
  }
}

import VitrineGraphics
import VitrineViews

/// The apps in the cells that the widgets leave free.
nonisolated struct HomeIcons: View {
  let context: SceneContext
  let grid: HomeGrid
  let page: PageInk

  /// Creates the icons of a page; without an ink, that of the page's names.
  nonisolated init(context: SceneContext, grid: HomeGrid, page: PageInk? = nil) {
    self.context = context
    self.grid = grid
    self.page = page ?? context.pageInk(grid)
  }

  nonisolated var body: some View {
    let folders = context.widget.folders
    let places = FolderPlaces(folders, beside: taken, on: grid).cells
    let cells = freeCells(beside: places.compactMap { $0 })
    ZStack {
      ForEach(0..<cells.count, id: \.self) { index in
        icon(SceneApp.all[index % SceneApp.all.count], cells[index])
      }
      ForEach(0..<folders.count, id: \.self) { index in
        if let cell = places[index] { self.folder(folders[index], cell) }
      }
    }
  }

  private nonisolated var taken: [ScreenCells] { context.visibleGuests.compactMap(\.place.cells) }

  private nonisolated func folder(_ folder: HomeFolder, _ cell: ScreenCell) -> some View {
    let middle = (x: grid.columns[cell.column], y: grid.rows[cell.row])
    return ZStack {
      if grid.hasLabels { label(folder.name, middle) }
      FolderView(folder: folder, context: context, rect: rect(middle))
    }
  }

  /// Returns the place of an icon by its middle and top.
  private nonisolated func rect(_ cell: (x: Double, y: Double)) -> Rect {
    Rect(x: cell.x - grid.icon / 2, y: cell.y, width: grid.icon, height: grid.icon)
  }

  private nonisolated func label(_ name: String, _ cell: (x: Double, y: Double)) -> AppLabel {
    let icon = rect(cell)
    return AppLabel(
      name: name, context: context, page: page, mostWidth: grid.pitch - 4,
      rect: Rect(
        x: icon.x, y: icon.maxY, width: icon.width, height: HomeGrid.labelBaseline))
  }

  private nonisolated func icon(_ app: SceneApp, _ cell: (x: Double, y: Double)) -> some View {
    ZStack {
      if grid.hasLabels { label(app.name(for: context.configuration), cell) }
      PlacedIcon(app: app, context: context, rect: rect(cell))
    }
  }

  /// The middle and top of every cell that no widget and no folder covers, except at the end of the last row, as a page
  /// is seldom full.
  private nonisolated func freeCells(beside folders: [ScreenCell]) -> [(x: Double, y: Double)] {
    let taken = taken + folders.map { ScreenCells(first: $0, columns: 1, rows: 1) }
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

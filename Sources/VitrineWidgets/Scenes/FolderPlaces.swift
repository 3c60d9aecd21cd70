import VitrineGraphics
import VitrineViews

/// The cells of the folders of a Home Screen: those that name one take it, the others the first free ones.
struct FolderPlaces {
  /// The cells by the folders' order; nil where a folder has none.
  private(set) var cells: [ScreenCell?]
  /// The reasons of folders without a cell, by their index.
  private(set) var refusals: [(folder: Int, reason: String)] = []

  /// - Parameter taken: the cells that widgets cover.
  init(_ folders: [HomeFolder], beside taken: [ScreenCells], on grid: HomeGrid) {
    cells = Array(repeating: nil, count: folders.count)
    var free: [ScreenCell] = []
    for row in grid.rows.indices {
      for column in grid.columns.indices
      where !taken.contains(where: { $0.contains(column: column, row: row) }) {
        free.append(ScreenCell(column: column, row: row))
      }
    }
    let fixed = folders.indices.filter { folders[$0].cell != nil }
    for index in fixed + folders.indices.filter({ folders[$0].cell == nil }) {
      guard
        let at = folders[index].cell.map({ cell in free.firstIndex { $0 == cell } })
          ?? (free.isEmpty ? nil : 0)
      else {
        refusals.append((index, Self.reason(folders[index], grid)))
        continue
      }
      cells[index] = free.remove(at: at)
    }
  }

  private static func reason(_ folder: HomeFolder, _ grid: HomeGrid) -> String {
    guard let cell = folder.cell else {
      return "the page has no room left for the folder '\(folder.name)'"
    }
    guard grid.columns.indices.contains(cell.column), grid.rows.indices.contains(cell.row) else {
      return "the folder '\(folder.name)' cannot stand at \(cell): the page has "
        + "\(grid.columns.count) columns and \(grid.rows.count) rows"
    }
    return "the folder '\(folder.name)' at \(cell) overlaps a widget or another folder"
  }
}

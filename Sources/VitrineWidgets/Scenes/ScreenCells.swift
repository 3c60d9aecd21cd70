/// A rectangle of cells.
package struct ScreenCells: Hashable, Sendable {
  package var first: ScreenCell
  package var columns: Int
  package var rows: Int

  package func contains(column: Int, row: Int) -> Bool {
    (first.column..<first.column + columns).contains(column)
      && (first.row..<first.row + rows).contains(row)
  }

  package func overlaps(_ other: ScreenCells) -> Bool {
    first.column < other.first.column + other.columns
      && other.first.column < first.column + columns
      && first.row < other.first.row + other.rows && other.first.row < first.row + rows
  }
}

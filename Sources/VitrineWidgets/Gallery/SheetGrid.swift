import VitrineGraphics

/// The sizes of a contact sheet's pictures, in points.
struct SheetGrid {
  /// By row and column; nil where there is none.
  let sizes: [[Size?]]
  /// The lines of each row's label.
  let rowLines: [Int]
  let columnCount: Int

  init(sizes: [[Size?]], rowLines: [Int]) {
    (self.sizes, self.rowLines) = (sizes, rowLines)
    columnCount = sizes.map(\.count).max() ?? 0
  }

  /// The width of a column with its pictures in some rows.
  func width(_ column: Int, _ rows: Range<Int>) -> Double {
    let widths = sizes[rows].compactMap { $0.indices.contains(column) ? $0[column]?.width : nil }
    return max(ContactSheetGeometry.leastColumn, (widths.max() ?? 0).rounded(.up))
  }

  /// The height of a row with its label and its pictures in some columns.
  func height(_ row: Int, _ columns: Range<Int>) -> Double {
    let lines = rowLines.indices.contains(row) ? rowLines[row] : 0
    let heights = sizes[row].indices.filter(columns.contains).compactMap {
      sizes[row][$0]?.height
    }
    return max(
      Double(lines) * ContactSheetGeometry.lineHeight, (heights.max() ?? 0).rounded(.up))
  }
}

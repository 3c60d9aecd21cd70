import VitrineGraphics

/// A part of a contact sheet's grid, with labels of its own, at its place on the sheet.
struct SheetBlock: Hashable, Sendable {
  /// The start and the length of a row or a column, in points.
  struct Span: Hashable, Sendable {
    var start: Double
    var length: Double
  }

  let firstRow: Int
  let firstColumn: Int
  let rows: [Span]
  let columns: [Span]
  let origin: Point
  /// The size with its labels.
  let size: Size

  private typealias Places = ContactSheetGeometry

  /// Lays out some rows and columns of a grid: each is as large as its largest picture in this part.
  ///
  /// - Parameter labels: the height of the labels of columns, with the space below them.
  init(
    _ grid: SheetGrid, rows: Range<Int>, columns: Range<Int>, at origin: Point, labels: Double
  ) {
    (firstRow, firstColumn, self.origin) = (rows.lowerBound, columns.lowerBound, origin)
    var x = origin.x + Places.rowLabel + Places.labelGap
    self.columns = columns.map { column in
      let span = Span(start: x, length: grid.width(column, rows))
      x += span.length + Places.gap
      return span
    }
    var y = origin.y + labels
    self.rows = rows.map { row in
      let span = Span(start: y, length: grid.height(row, columns))
      y += span.length + Places.gap
      return span
    }
    size = Size(x - Places.gap - origin.x, y - Places.gap - origin.y)
  }

  func holds(row: Int, column: Int) -> Bool {
    rows.indices.contains(row - firstRow) && columns.indices.contains(column - firstColumn)
  }
}

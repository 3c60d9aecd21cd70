package import VitrineGraphics

/// The positions of a contact sheet's pictures and labels, in points.
package struct ContactSheetGeometry: Hashable, Sendable {
  /// The spaces around the sheet, between pictures, and between a label and its pictures.
  package static let (margin, gap, labelGap) = (28.0, 20.0, 12.0)
  /// The height of a line of a label, and of the heading with the gap below it.
  package static let (lineHeight, headingHeight) = (17.0, 58.0)
  /// The width of a row's labels, and the least of a column, which fits a long word of a label.
  package static let (rowLabel, leastColumn) = (168.0, 84.0)
  /// The least width of the sheet, which fits a heading.
  package static let leastWidth = 480.0
  /// The largest number of pixels of a whole sheet, which a viewer opens at once.
  package static let mostPixels = 32_000_000.0

  private struct Span: Hashable {
    var start: Double
    var length: Double
  }

  private let columns: [Span]
  private let rows: [Span]
  private let columnLines: Int
  /// The size of the whole sheet.
  package let size: Size

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - sizes: the sizes of the pictures by row and column; nil where there is none.
  ///   - columnLines: the lines of the longest label of a column; 0 without labels.
  ///   - rowLines: the lines of each row's label.
  package init(sizes: [[Size?]], columnLines: Int, rowLines: [Int]) {
    self.columnLines = columnLines
    var x = Self.margin + Self.rowLabel + Self.labelGap
    var columns: [Span] = []
    for column in 0..<(sizes.map(\.count).max() ?? 0) {
      let widths = sizes.compactMap { $0.indices.contains(column) ? $0[column]?.width : nil }
      let width = max(Self.leastColumn, (widths.max() ?? 0).rounded(.up))
      columns.append(Span(start: x, length: width))
      x += width + Self.gap
    }
    var y = Self.margin + Self.headingHeight + Double(columnLines) * Self.lineHeight
    if columnLines > 0 { y += Self.labelGap }
    var rows: [Span] = []
    for (row, sizes) in sizes.enumerated() {
      let least = Double(rowLines.indices.contains(row) ? rowLines[row] : 0) * Self.lineHeight
      let height = max(least, (sizes.compactMap { $0?.height }.max() ?? 0).rounded(.up))
      rows.append(Span(start: y, length: height))
      y += height + Self.gap
    }
    (self.columns, self.rows) = (columns, rows)
    size = Size(max(Self.leastWidth, x - Self.gap + Self.margin), y - Self.gap + Self.margin)
  }

  package var heading: Rect {
    Rect(
      x: Self.margin, y: Self.margin, width: size.width - 2 * Self.margin,
      height: Self.headingHeight)
  }

  /// The frame of a picture: in the middle of its column, at the top of its row.
  package func picture(row: Int, column: Int, size: Size) -> Rect {
    let place = columns[column]
    return Rect(
      x: place.start + ((place.length - size.width) / 2).rounded(), y: rows[row].start,
      width: size.width,
      height: size.height)
  }

  package func rowLabel(_ row: Int) -> Rect {
    Rect(
      x: Self.margin, y: rows[row].start, width: Self.rowLabel, height: rows[row].length)
  }

  package func columnLabel(_ column: Int) -> Rect {
    Rect(
      x: columns[column].start, y: Self.margin + Self.headingHeight,
      width: columns[column].length,
      height: Double(columnLines) * Self.lineHeight)
  }

  /// The pixels per point: the wanted number, or less if the sheet would be too large; nil if it is too large for any.
  package func scale(wanted: Double) -> Double? {
    [wanted, 2, 1, 0.5].first {
      $0 <= wanted && size.width * size.height * $0 * $0 <= Self.mostPixels
    }
  }
}

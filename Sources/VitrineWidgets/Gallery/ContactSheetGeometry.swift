package import VitrineGraphics

/// The positions of a contact sheet's pictures and labels, in points.
///
/// A grid that is much higher than wide is cut between rows into blocks side by side, one that is much wider than high
/// between columns into blocks below one another; each block has the labels of its rows and columns.
package struct ContactSheetGeometry: Hashable, Sendable {
  /// The spaces around the sheet, between pictures, between a label and its pictures, and between blocks.
  package static let (margin, gap, labelGap, blockGap) = (28.0, 20.0, 12.0, 44.0)
  /// The height of a line of a label, and of the heading with the gap below it.
  package static let (lineHeight, headingHeight) = (17.0, 58.0)
  /// The width of a row's labels, and the least of a column, which fits a long word of a label.
  package static let (rowLabel, leastColumn) = (168.0, 84.0)
  /// The least width of the sheet, which fits a heading.
  package static let leastWidth = 480.0
  /// The largest number of pixels of a whole sheet, which a viewer opens at once.
  package static let mostPixels = 32_000_000.0
  /// The proportion of its sides from which a sheet is cut into blocks: on a screen a longer one is a thread.
  package static let mostAspect = 2.0
  /// The most blocks of a sheet. As the proportion falls with their square, sheets of one row have thousands of columns
  /// before more are needed.
  package static let mostBlocks = 64

  /// The place of the label of a row or a column.
  package struct Label: Hashable, Sendable {
    package var index: Int
    package var frame: Rect
  }

  private let blocks: [SheetBlock]
  private let columnLines: Int
  /// The size of the whole sheet.
  package let size: Size

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - sizes: the sizes of the pictures by row and column; nil where there is none.
  ///   - columnLines: the lines of the longest label of a column; 0 without labels.
  ///   - rowLines: the lines of each row's label.
  ///   - rowBorders: the rows with which another widget begins, before which the sheet is best cut.
  ///   - columnBorders: such columns.
  package init(
    sizes: [[Size?]], columnLines: Int, rowLines: [Int], rowBorders: Set<Int> = [],
    columnBorders: Set<Int> = []
  ) {
    let grid = SheetGrid(sizes: sizes, rowLines: rowLines)
    let (rows, columns) = (0..<sizes.count, 0..<grid.columnCount)
    var best = Self(grid, [(rows, columns)], columnLines)
    let isTall = best.size.height > best.size.width
    let cuts =
      isTall
      ? SheetCuts(lengths: rows.map { grid.height($0, columns) + Self.gap }, borders: rowBorders)
      : SheetCuts(lengths: columns.map { grid.width($0, rows) + Self.gap }, borders: columnBorders)
    var count = 2
    while best.aspect > Self.mostAspect, count <= min(Self.mostBlocks, cuts.lengths.count) {
      let parts = cuts.parts(count).map { isTall ? ($0, columns) : (rows, $0) }
      let next = Self(grid, parts, columnLines)
      if next.aspect < best.aspect { best = next }
      count += 1
    }
    self = best
  }

  /// Places the parts of a grid, those of rows side by side and those of columns below one another.
  private init(
    _ grid: SheetGrid, _ parts: [(rows: Range<Int>, columns: Range<Int>)], _ columnLines: Int
  ) {
    let labels = columnLines > 0 ? Double(columnLines) * Self.lineHeight + Self.labelGap : 0
    let isBeside = parts.count > 1 && parts[0].rows != parts[1].rows
    var origin = Point(Self.margin, Self.margin + Self.headingHeight)
    var (right, bottom) = (0.0, 0.0)
    var blocks: [SheetBlock] = []
    for part in parts {
      let block = SheetBlock(
        grid, rows: part.rows, columns: part.columns, at: origin, labels: labels)
      blocks.append(block)
      right = max(right, origin.x + block.size.width)
      bottom = max(bottom, origin.y + block.size.height)
      if isBeside { origin.x = right + Self.blockGap } else { origin.y = bottom + Self.blockGap }
    }
    (self.blocks, self.columnLines) = (blocks, columnLines)
    size = Size(max(Self.leastWidth, right + Self.margin), bottom + Self.margin)
  }

  /// The longer side as a multiple of the shorter one.
  private var aspect: Double { max(size.width / size.height, size.height / size.width) }
}

extension ContactSheetGeometry {
  package var heading: Rect {
    Rect(
      x: Self.margin, y: Self.margin, width: size.width - 2 * Self.margin,
      height: Self.headingHeight)
  }

  /// The frame of a picture: in the middle of its column, at the top of its row. Zero for one that is not in the grid.
  package func picture(row: Int, column: Int, size: Size) -> Rect {
    guard let block = blocks.first(where: { $0.holds(row: row, column: column) }) else {
      return .zero
    }
    let place = block.columns[column - block.firstColumn]
    return Rect(
      x: place.start + ((place.length - size.width) / 2).rounded(),
      y: block.rows[row - block.firstRow].start, width: size.width, height: size.height)
  }

  /// The labels of rows, each in every block that has the row.
  package var rowLabels: [Label] {
    blocks.flatMap { block in
      block.rows.enumerated().map { index, span in
        Label(
          index: block.firstRow + index,
          frame: Rect(
            x: block.origin.x, y: span.start, width: Self.rowLabel, height: span.length))
      }
    }
  }

  /// The labels of columns, each in every block that has the column.
  package var columnLabels: [Label] {
    blocks.flatMap { block in
      block.columns.enumerated().map { index, span in
        Label(
          index: block.firstColumn + index,
          frame: Rect(
            x: span.start, y: block.origin.y, width: span.length,
            height: Double(columnLines) * Self.lineHeight))
      }
    }
  }

  /// The pixels per point: the wanted number, or less if the sheet would be too large; nil if it is too large for any.
  package func scale(wanted: Double) -> Double? {
    [wanted, 2, 1, 0.5].first {
      $0 <= wanted && size.width * size.height * $0 * $0 <= Self.mostPixels
    }
  }
}

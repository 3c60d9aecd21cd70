import VitrineGraphics

extension LayoutEngine {
  /// Lays out a grid: the width is shared among columns like among the children of an HStack, the height
  /// among rows like in a VStack; then each cell is offered its rectangle and aligned in it.
  mutating func gridLayout(_ i: Int, _ offer: Offer) -> GridLayout {
    var grid = GridLayout(size: .zero, cells: gridCells(i), columns: [], rows: [])
    guard let last = grid.cells.last else { return grid }
    let columnCount = grid.cells.reduce(1) { Swift.max($0, $1.columns.upperBound) }
    let gap = elements[i].lengths.0.or(EdgeSpacing.standard)
    grid.columns = gridColumns(grid.cells, columnCount, offer.width, gap)
    setSpans(&grid.columns, gaps: { _ in gap })
    let rowGaps = gridRowGaps(i, grid.cells, last.row + 1)
    grid.rows = gridRows(i, grid, offer.height, rowGaps)
    setSpans(&grid.rows, gaps: { rowGaps[$0] })
    grid.size = Size(
      cleanLength(grid.columns.last?.end ?? 0), cleanLength(grid.rows.last?.end ?? 0))
    grid.columnGuides = columnGuides(grid.cells, i, columnCount)
    for k in grid.cells.indices { grid.cells[k].placement = placement(grid.cells[k], i, grid) }
    alignRowsOnGuides(i, &grid)
    return grid
  }

  /// Returns the cells row by row; a child that is not a row forms a row of its own across all columns.
  private func gridCells(_ i: Int) -> [GridCell] {
    var cells: [GridCell] = []
    var row = 0
    var columnCount = 1
    for child in elements[i].children where elements[child].op == .gridRow {
      let width = elements[child].children.reduce(0) { $0 + traits($1).columns }
      columnCount = Swift.max(columnCount, Swift.min(width, LayoutLimits.nodes))
    }
    for child in elements[i].children {
      defer { row += 1 }
      guard elements[child].op == .gridRow else {
        cells.append(
          GridCell(
            element: child, row: row, column: 0, span: columnCount, traits: traits(child)))
        continue
      }
      var column = 0
      for cell in elements[child].children {
        let own = traits(cell)
        let span = Swift.min(own.columns, columnCount - column)
        cells.append(
          GridCell(element: cell, row: row, column: column, span: Swift.max(span, 1), traits: own))
        column += own.columns
      }
    }
    return cells
  }

  private func traits(_ element: Int) -> GridCellTraits {
    let row = elements[element].traits
    var result = row < 0 ? GridCellTraits() : cellTraits[Int(row)]
    result.columns = Swift.min(Swift.max(result.columns, 1), LayoutLimits.gridTracks)
    return result
  }

  private func setSpans(_ spans: inout [GridLayout.Span], gaps: (Int) -> Double) {
    var at = 0.0
    for k in spans.indices {
      if k > 0 { at += gaps(k) }
      spans[k].start = at
      at += spans[k].length
    }
  }

  mutating func gridGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double {
    if elements[i].op == .lazyGrid {
      return mergedGuide(i, key, lazyGridPlacements(i, size))
    }
    var merge = GuideMerge(key)
    let isHorizontal = guideTable.isHorizontal(key)
    for cell in gridLayout(i, offer).cells {
      let place = cell.placement
      let value = explicitGuide(cell.element, key, place.offer, place.size)
      merge.add(value + (isHorizontal ? place.origin.x : place.origin.y))
    }
    return merge.value
  }
}

import VitrineGraphics

extension LayoutEngine {
  /// Offers a cell its rectangle and aligns it horizontally; the row's guide aligns it vertically later.
  mutating func placement(_ cell: GridCell, _ i: Int, _ grid: GridLayout) -> ContentPlacement {
    let columns = cell.columns.clamped(to: grid.columns.indices)
    guard let left = grid.columns[columns].first, cell.row < grid.rows.count else {
      return cell.placement
    }
    let row = grid.rows[cell.row]
    let box = Size(cellWidth(cell, grid), row.length)
    let offer = Offer(box)
    let content = size(cell.element, offer)
    var origin = Point(left.start, row.start)
    if let anchor = cell.traits.anchor {
      origin.x += (anchor.x * (box.width - content.width)).or(0)
      origin.y += (anchor.y * (box.height - content.height)).or(0)
    } else {
      let key = columnGuide(cell, i, grid)
      origin.x += (defaultGuide(key, box) - guide(cell.element, key, offer, content)).or(0)
    }
    return ContentPlacement(offer: offer, size: content, origin: origin)
  }

  /// Returns a cell's own guide, otherwise its column's; a cell across several columns uses the grid's.
  private mutating func columnGuide(_ cell: GridCell, _ i: Int, _ grid: GridLayout) -> GuideKey {
    if let own = cell.traits.columnAlignment { return guideTable.key(own) }
    guard cell.span == 1, grid.columnGuides.indices.contains(cell.column) else {
      return elements[i].horizontal
    }
    return grid.columnGuides[cell.column]
  }

  /// Returns the guides of the columns: the first cell with a `gridColumnAlignment` decides for its column.
  mutating func columnGuides(_ cells: [GridCell], _ i: Int, _ count: Int) -> [GuideKey] {
    var keys = [GuideKey?](repeating: nil, count: count)
    for cell in cells where cell.span == 1 && keys.indices.contains(cell.column) {
      guard keys[cell.column] == nil, let own = cell.traits.columnAlignment else { continue }
      keys[cell.column] = guideTable.key(own)
    }
    return keys.map { $0 ?? elements[i].horizontal }
  }

  /// Aligns the cells of each row by the row's guide: baselines on one line, other guides with those of the
  /// row's box.
  mutating func alignRowsOnGuides(_ i: Int, _ grid: inout GridLayout) {
    var start = 0
    while start < grid.cells.count {
      var end = start
      while end < grid.cells.count && grid.cells[end].row == grid.cells[start].row { end += 1 }
      alignRow(start..<end, i, &grid)
      start = end
    }
  }

  private mutating func alignRow(_ cells: Range<Int>, _ i: Int, _ grid: inout GridLayout) {
    let row = grid.rows[grid.cells[cells.lowerBound].row]
    let key = rowGuide(grid.cells[cells.lowerBound].row, i)
    let box = Size(0, row.length)
    let values = cells.map { k in
      let place = grid.cells[k].placement
      return guide(grid.cells[k].element, key, place.offer, place.size)
    }
    let line = key.isFrameGuide ? defaultGuide(key, box) : values.max() ?? 0
    for (k, value) in zip(cells, values) where grid.cells[k].traits.anchor == nil {
      grid.cells[k].placement.origin.y = row.start + (line - value).or(0)
    }
  }

  private func rowGuide(_ row: Int, _ i: Int) -> GuideKey {
    let child = elements[i].children.lowerBound + row
    if case .gridRow(.some) = nodes[child].kind { return elements[child].vertical }
    return elements[i].vertical
  }
}

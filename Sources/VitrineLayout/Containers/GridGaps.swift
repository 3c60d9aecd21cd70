extension LayoutEngine {
  /// Returns the distance above each row, 0 for the first: the author's, otherwise the largest one that two
  /// views keep of which one stands above the other.
  func gridRowGaps(_ i: Int, _ cells: [GridCell], _ count: Int) -> [Double] {
    let authored = elements[i].lengths.1
    var gaps = [Double](repeating: authored.or(EdgeSpacing.standard), count: count)
    gaps[0] = 0
    guard authored.isNaN else { return gaps }
    var start = 0
    while start < cells.count {
      let end = gridRowEnd(cells, start)
      if end < cells.count {
        let next = end..<gridRowEnd(cells, end)
        gaps[cells[end].row] = gridRowGap(cells[start..<end], cells[next])
      }
      start = end
    }
    return gaps
  }

  private func gridRowEnd(_ cells: [GridCell], _ start: Int) -> Int {
    var end = start + 1
    while end < cells.count && cells[end].row == cells[start].row { end += 1 }
    return end
  }

  private func gridRowGap(_ upper: ArraySlice<GridCell>, _ lower: ArraySlice<GridCell>) -> Double {
    var gap = Double.nan
    var first = upper.startIndex
    for below in lower {
      // Cells stand in the order of their columns: those that end before a cell begins are of no more use.
      while first < upper.endIndex, upper[first].columns.upperBound <= below.columns.lowerBound {
        first += 1
      }
      for above in upper[first...] {
        guard above.columns.lowerBound < below.columns.upperBound else { break }
        gap = Double.maximum(
          gap, spacing(above.element).distance(above: spacing(below.element)))
      }
    }
    return gap.or(EdgeSpacing.standard)
  }
}

import VitrineGraphics

extension LayoutModel {
  struct GridModel {
    var size: Size
    /// The rows, then their cells; rows have no content of their own.
    var spots: [Spot]
  }

  private struct Cell {
    var view: Int
    var row: Int
    var columns: Range<Int>
  }

  /// Rows are not placed views with content, so what a grid's guides come from are its cells.
  func cells(_ spots: [Spot]) -> [Spot] {
    spots.filter { if case .gridRow = views[$0.view].kind { false } else { true } }
  }

  /// Columns share the width like the views of a row, rows the height like those of a column; each cell is offered
  /// its rectangle.
  func grid(_ view: Int, _ ask: Ask) -> GridModel {
    guard case .grid(let alignment, let gapX, let authored) = views[view].kind else {
      return GridModel(size: .zero, spots: [])
    }
    let rows = views[view].children
    let cells = gridCells(rows)
    let count = cells.map(\.columns.upperBound).max() ?? 1
    let widths = columnWidths(cells, count, ask.width, gapX)
    func width(_ cell: Cell) -> Double {
      cell.columns.reduce(gapX * Double(cell.columns.count - 1)) { $0 + widths[$1] }
    }
    let gaps = gridGaps(
      rows.indices.map { k in cells.filter { $0.row == k }.map { ($0.view, $0.columns) } },
      authored: authored)
    let heights = tracks(
      rows.count, cells.map { ($0, $0.row) }, ask.height.map { $0 - gaps.reduce(0, +) },
      floors: nil
    ) { cell, length in self.size(cell.view, Ask(width: width(cell), height: length)).height }
    let lefts = starts(widths, [Double](repeating: gapX, count: count))
    let tops = starts(heights, gaps)
    let size = Size(
      max(widths.reduce(gapX * Double(count - 1), +), 0),
      max(heights.reduce(gaps.reduce(0, +), +), 0))
    var spots: [Spot] = []
    for (k, row) in rows.enumerated() {
      spots.append(
        Spot(view: row, ask: Ask(width: size.width, height: heights[k]), x: 0, y: tops[k]))
      spots += rowSpots(
        cells.filter { $0.row == k }, alignment, lefts,
        Rect(x: 0, y: tops[k], width: 0, height: heights[k]), width)
    }
    return GridModel(size: size, spots: spots)
  }

  private func rowSpots(
    _ cells: [Cell], _ alignment: Sketch.Alignment, _ lefts: [Double], _ row: Rect,
    _ width: (Cell) -> Double
  ) -> [Spot] {
    let down = Guide.down(alignment.down)
    let asks = cells.map { Ask(width: width($0), height: row.height) }
    let guides = zip(cells, asks).map { guide($0.view, down, $1) }
    var line = plain(down, Size(0, row.height))
    // Baselines and custom guides lie on one line, the lowest of the cells'.
    switch alignment.down {
    case .firstBaseline, .lastBaseline, .custom: line = guides.max() ?? 0
    case .top, .center, .bottom: break
    }
    return cells.indices.map { k in
      let across = Guide.across(alignment.across)
      let x =
        lefts[cells[k].columns.lowerBound] + plain(across, Size(width(cells[k]), 0))
        - guide(cells[k].view, across, asks[k])
      return Spot(view: cells[k].view, ask: asks[k], x: x, y: row.y + line - guides[k])
    }
  }

  private func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
    lengths.indices.map { k in lengths[..<k].reduce(gaps[..<k].reduce(0, +), +) }
  }

  private func gridCells(_ rows: [Int]) -> [Cell] {
    rows.enumerated().flatMap { k, row in
      var column = 0
      return views[row].children.map { child in
        var span = 1
        if case .span(let columns) = views[child].kind { span = columns }
        defer { column += span }
        return Cell(view: child, row: k, columns: column..<column + span)
      }
    }
  }

  // MARK: Tracks

  /// Cells of one column decide; a wider cell that does not fit in its columns widens those that stretch, otherwise all
  /// of them.
  private func columnWidths(_ cells: [Cell], _ count: Int, _ asked: Double?, _ gap: Double)
    -> [Double]
  {
    let single = cells.filter { $0.columns.count == 1 }
    let wide = cells.filter { $0.columns.count > 1 }
    let room = asked.map { $0 - gap * Double(count - 1) }
    func shared(_ floors: [Double]?) -> [Double] {
      tracks(count, single.map { ($0, $0.columns.lowerBound) }, room, floors: floors) {
        self.size($0.view, Ask(width: $1, height: nil)).width
      }
    }
    var widths = shared(nil)
    if asked != nil {
      var floors = [Double](repeating: 0, count: count)
      for cell in wide {
        let least = size(cell.view, Ask(width: 0, height: nil)).width
        let own = cell.columns.reduce(gap * Double(cell.columns.count - 1)) {
          $0 + max(widths[$1], floors[$1])
        }
        guard least > own else { continue }
        let stretching = cell.columns.filter { column in
          single.contains {
            $0.columns.lowerBound == column
              && size($0.view, Ask(width: .infinity, height: nil)).width > widths[column]
          }
        }
        let growing = stretching.isEmpty ? Array(cell.columns) : stretching
        for column in growing {
          floors[column] =
            max(widths[column], floors[column]) + (least - own) / Double(growing.count)
        }
      }
      if floors.contains(where: { $0 > 0 }) { widths = shared(floors) }
    }
    var left = room.map { $0 - widths.reduce(0, +) } ?? 0
    for cell in wide {
      let own = cell.columns.reduce(gap * Double(cell.columns.count - 1)) { $0 + widths[$1] }
      let wanted = size(cell.view, Ask(width: asked.map { _ in own + max(left, 0) }, height: nil))
        .width
      guard wanted > own else { continue }
      for column in cell.columns { widths[column] += (wanted - own) / Double(cell.columns.count) }
      left -= wanted - own
    }
    return widths
  }

  /// Each track is as long as its longest cell, at least its floor; the least flexible is served first.
  private func tracks(
    _ count: Int, _ cells: [(Cell, track: Int)], _ room: Double?, floors: [Double]?,
    _ length: (Cell, Double?) -> Double
  ) -> [Double] {
    func longest(_ track: Int, _ asked: Double?) -> Double {
      cells.filter { $0.track == track }.map { length($0.0, asked) }.max() ?? 0
    }
    guard let room else { return (0..<count).map { longest($0, nil) } }
    let least = (0..<count).map { max(longest($0, 0), floors?[$0] ?? 0) }
    let most = (0..<count).map { max(longest($0, .infinity), least[$0]) }
    var left = room
    var result = [Double](repeating: 0, count: count)
    let order = servingOrder(Array(0..<count), least, most)
    for (served, track) in order.enumerated() {
      let part = max(left / Double(count - served), 0)
      result[track] = max(longest(track, part), floors?[track] ?? 0)
      left = rest(left, result[track])
    }
    return result
  }
}

import VitrineGraphics
package import VitrineLayout

/// The pieces of ink and the holes that a drawing shows, counted on a grid: what heavier weights must keep apart.
package nonisolated struct SymbolRegions: Hashable, Sendable {
  /// The connected pieces of ink.
  package private(set) var ink = 0
  /// The connected pieces of paper that do not reach the edge.
  package private(set) var holes = 0

  /// The cells across the larger side of the view box: at 17 points a cell is a fifth of a point.
  private static let cells = 96
  /// The fewest cells of a region that counts; smaller ones are crumbs of the grid.
  private static let fewestCells = 6
  private static let chords = 6

  package init(_ outline: SymbolOutline) {
    let box = outline.viewBox
    let side = max(box.width, box.height)
    guard side > 0, side.isFinite else { return }
    let step = side / Double(Self.cells)
    // A cell of paper on each side lets the surroundings be one region.
    let columns = Int((box.width / step).rounded(.up)) + 2
    let rows = Int((box.height / step).rounded(.up)) + 2
    let origin = Point(box.minX - step / 2, box.minY - step / 2)
    var inked = [Bool](repeating: false, count: columns * rows)
    for layer in outline.layers {
      Self.fill(layer, &inked, columns, rows, origin, step)
    }
    count(inked, columns)
  }

  /// The number of pieces and holes that another drawing has more or fewer.
  package func distance(to other: SymbolRegions) -> UInt {
    (ink - other.ink).magnitude + (holes - other.holes).magnitude
  }

  /// Marks the cells whose middle a layer covers.
  private static func fill(
    _ layer: SymbolOutline.Layer, _ inked: inout [Bool], _ columns: Int, _ rows: Int,
    _ origin: Point, _ step: Double
  ) {
    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: rows)
    layer.path.forEachChord(chords, closing: true) { a, b in
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      let first = (((top - origin.y) / step).rounded(.up)).clamped(to: 0...Double(rows))
      var row = Int(first)
      while row < rows {
        let y = origin.y + Double(row) * step
        guard y < bottom else { break }
        let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
        crossings[row].append((x, b.y > a.y ? 1 : -1))
        row += 1
      }
    }
    for (row, line) in crossings.enumerated() {
      var winding = 0
      var from = 0
      for (x, turn) in line.sorted(by: { ($0.x, $0.turn) < ($1.x, $1.turn) }) {
        let column = Int(((x - origin.x) / step).rounded(.up).clamped(to: 0...Double(columns)))
        if layer.rule == .nonZero ? winding != 0 : winding & 1 != 0, from < column {
          for cell in from..<column { inked[row * columns + cell] = true }
        }
        winding += turn
        from = column
      }
    }
  }

  /// Counts the regions of cells that share sides.
  private mutating func count(_ inked: [Bool], _ columns: Int) {
    var seen = [Bool](repeating: false, count: inked.count)
    var stack: [Int] = []
    for start in inked.indices where !seen[start] {
      let isInk = inked[start]
      var (size, touchesEdge) = (0, false)
      func visit(_ cell: Int) {
        guard !seen[cell], inked[cell] == isInk else { return }
        seen[cell] = true
        stack.append(cell)
      }
      visit(start)
      while let cell = stack.popLast() {
        size += 1
        let column = cell % columns
        if column > 0 { visit(cell - 1) } else { touchesEdge = true }
        if column < columns - 1 { visit(cell + 1) } else { touchesEdge = true }
        if cell >= columns { visit(cell - columns) } else { touchesEdge = true }
        if cell + columns < inked.count { visit(cell + columns) } else { touchesEdge = true }
      }
      guard size >= Self.fewestCells else { continue }
      if isInk { ink += 1 } else if !touchesEdge { holes += 1 }
    }
  }
}

extension Double {
  /// NaN becomes the lower bound.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}

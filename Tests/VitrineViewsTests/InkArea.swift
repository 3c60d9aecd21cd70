import VitrineGraphics
import VitrineLayout

/// The area that outlines fill, by the lengths inside them on equally spaced level lines.
enum InkArea {
  static func of(_ outline: SymbolOutline, rows: Int = 60) -> Double {
    outline.layers.map { of($0.path, $0.rule, rows: rows) }.reduce(0, +)
  }

  static func of(_ path: VitrineGraphics.Path, _ rule: FillRule, rows: Int = 60) -> Double {
    let box = path.controlBounds
    guard box.height > 0 else { return 0 }
    // At no corner of a drawing on a grid.
    let step = box.height / (Double(rows) + 0.137)
    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: rows)
    path.forEachChord(8, closing: true) { a, b in
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      var row = max(0, Int(((top - box.minY) / step).rounded(.up)))
      while row < rows, box.minY + Double(row) * step < bottom {
        let y = box.minY + Double(row) * step
        if y >= top {
          crossings[row].append(
            (a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), b.y > a.y ? 1 : -1))
        }
        row += 1
      }
    }
    var length = 0.0
    for row in crossings {
      var winding = 0
      var from = 0.0
      for (x, turn) in row.sorted(by: { $0.x < $1.x }) {
        if rule == .nonZero ? winding != 0 : winding & 1 != 0 { length += x - from }
        winding += turn
        from = x
      }
    }
    return length * step
  }
}

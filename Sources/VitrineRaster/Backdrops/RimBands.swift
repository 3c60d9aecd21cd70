import VitrineGraphics

/// The parts of a box along an outline, so that a rim costs as much as it is long.
struct RimBands {
  /// Boxes without common pixels, from top to bottom.
  private(set) var boxes: [PixelRect] = []

  /// The side in pixels of the squares that are drawn or left out.
  private static let side = 32
  /// The most squares that are marked, once for each piece of the outline that is near: beyond, all are drawn.
  private static let mostVisits = 1 << 18

  /// - Parameter reach: the distance from the outline in pixels up to which something is drawn.
  init(_ path: Path, _ box: PixelRect, reach: Double) {
    let columns = (box.width + Self.side - 1) / Self.side
    let rows = (box.height + Self.side - 1) / Self.side
    guard columns > 0, rows > 0 else { return }
    var marks = [Bool](repeating: false, count: columns * rows)
    var visits = 0
    path.forEachPiece(closing: true) { piece, _ in
      if visits > Self.mostVisits { return }
      let near = PixelRect(around: piece.hull.inset(by: -reach)).intersection(box)
      if near.isEmpty { return }
      let (left, right) = ((near.x0 - box.x0) / Self.side, (near.x1 - 1 - box.x0) / Self.side)
      let (first, last) = ((near.y0 - box.y0) / Self.side, (near.y1 - 1 - box.y0) / Self.side)
      visits += (right - left + 1) * (last - first + 1)
      if visits > Self.mostVisits { return }
      for row in first...last {
        for column in left...right { marks[row * columns + column] = true }
      }
    }
    boxes = visits > Self.mostVisits ? [box] : Self.runs(of: marks, columns: columns, in: box)
  }

  /// Returns a box for each row's neighbouring marks.
  private static func runs(of marks: [Bool], columns: Int, in box: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    var start: Int?
    for (index, isMarked) in marks.enumerated() {
      let (row, column) = (index / columns, index % columns)
      if isMarked, start == nil { start = column }
      let isLast = column == columns - 1
      guard let first = start, !isMarked || isLast else { continue }
      let end = isMarked ? column + 1 : column
      result.append(
        PixelRect(
          x0: box.x0 + first * side, y0: box.y0 + row * side, x1: box.x0 + end * side,
          y1: box.y0 + (row + 1) * side
        ).intersection(box))
      start = nil
    }
    return result
  }
}

extension PathPiece {
  /// The box of the points that define it, which it does not leave.
  fileprivate var hull: Rect {
    let points: [Point] =
      switch self {
      case .line(let a, let b): [a, b]
      case .cubic(let a, let c1, let c2, let b): [a, c1, c2, b]
      }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Path {
  /// Creates the outline of shapes that flow into each other like drops: their smooth union, as a polygon.
  ///
  /// - Parameters:
  ///   - outlines: closed outlines.
  ///   - smoothness: the width of the bridges; two straight edges that face each other meet when they are less
  ///     than half of it apart. Lengths in the outlines' unit.
  package init(melting outlines: [Path], smoothness: Double) {
    self.init()
    var box = Rect.zero
    for outline in outlines { box = box.union(outline.controlBounds) }
    box = box.inset(by: -Swift.max(0, smoothness) / 4 - 2)
    guard (box.origin.x + box.origin.y).isFinite, box.width.isFinite, box.height.isFinite,
      box.width > 0, box.height > 0
    else { return }
    let shapes = outlines.map(OutlineChords.init)
    let field = DistanceField(shapes, box, smoothness: Swift.max(smoothness, 1e-6))
    for loop in field.loops() {
      guard let first = loop.first else { continue }
      move(to: first)
      for point in loop.dropFirst() { line(to: point) }
      close()
    }
  }
}

/// An outline as straight pieces.
private struct OutlineChords {
  private(set) var chords: [(start: Point, run: Point)] = []

  /// The pieces of a curve: a quarter of a circle is 0.03 % off.
  private static let piecesOfCurve = 16
  private static let mostChords = 4096

  init(_ path: Path) {
    path.forEachChord(Self.piecesOfCurve, closing: true) { a, b in
      if chords.count < Self.mostChords { chords.append((a, b - a)) }
    }
  }

  /// Returns the distance to the outline, negative inside.
  func distance(_ p: Point) -> Double {
    var least = Double.infinity
    var winding = 0
    for (start, run) in chords {
      let d = p - start
      let square = run.dot(run)
      if square == 0 { continue }
      let t = Swift.min(Swift.max(d.dot(run) / square, 0), 1)
      let v = d - run * t
      least = Swift.min(least, v.dot(v))
      let side = run.x * d.y - run.y * d.x
      if d.y >= 0, d.y < run.y, side > 0 { winding += 1 }
      if d.y < 0, d.y >= run.y, side < 0 { winding -= 1 }
    }
    let distance = least.squareRoot()
    return winding == 0 ? distance : -distance
  }
}

/// The smooth union of distances on a grid.
private struct DistanceField {
  private let origin: Point
  private let step: Double
  private let columns: Int
  private let rows: Int
  private var values: [Double] = []

  /// The largest number of distances to single chords; the grid is coarser for more.
  private static let mostWork = 1 << 25
  private static let mostSide = 2048.0

  init(_ shapes: [OutlineChords], _ box: Rect, smoothness: Double) {
    origin = box.origin
    let chords = Double(Swift.max(1, shapes.reduce(0) { $0 + $1.chords.count }))
    let finest = (box.width * box.height * chords / Double(Self.mostWork)).squareRoot()
    step = Swift.max(1, finest, box.width / Self.mostSide, box.height / Self.mostSide)
    columns = Int(box.width / step) + 2
    rows = Int(box.height / step) + 2
    values.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let p = point(Double(column), Double(row))
        var value = Double.infinity
        for shape in shapes {
          value = Self.union(value, shape.distance(p), smoothness)
        }
        values.append(value)
      }
    }
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(origin.x + x * step, origin.y + y * step)
  }

  /// The lesser of two distances, rounded off where they differ by less than `k`.
  private static func union(_ a: Double, _ b: Double, _ k: Double) -> Double {
    if a == .infinity { return b }
    let h = Swift.max(k - (a - b).magnitude, 0) / k
    return Swift.min(a, b) - h * h * k / 4
  }

  private func value(_ x: Int, _ y: Int) -> Double { values[y * columns + x] }

  /// An edge of the grid, from a node to the right or downwards.
  private struct Edge: Hashable {
    var x: Int
    var y: Int
    var isVertical: Bool
  }

  /// Returns the closed lines at distance 0, with the inside on one side throughout.
  func loops() -> [[Point]] {
    var next: [Edge: Edge] = [:]
    var order: [Edge] = []
    for y in 0..<(rows - 1) {
      for x in 0..<(columns - 1) {
        for (from, to) in links(x, y) {
          next[from] = to
          order.append(from)
        }
      }
    }
    var loops: [[Point]] = []
    for first in order {
      var loop: [Point] = []
      var edge = first
      while let following = next.removeValue(forKey: edge) {
        loop.append(crossing(edge))
        edge = following
      }
      if loop.count > 2 { loops.append(loop) }
    }
    return loops
  }

  /// Returns the lines through a cell, each from the edge where it enters to that where it leaves, with the
  /// inside on its right as seen with y down.
  private func links(_ x: Int, _ y: Int) -> [(Edge, Edge)] {
    let corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
    let inside = corners.map { $0 < 0 }
    if inside.allSatisfy({ $0 == inside[0] }) { return [] }
    // The edges of the cell clockwise from the top; edge k runs from corner k to corner k + 1.
    let edges = [
      Edge(x: x, y: y, isVertical: false), Edge(x: x + 1, y: y, isVertical: true),
      Edge(x: x, y: y + 1, isVertical: false), Edge(x: x, y: y, isVertical: true),
    ]
    let enters = (0..<4).filter { !inside[$0] && inside[($0 + 1) % 4] }
    let leaves = (0..<4).filter { inside[$0] && !inside[($0 + 1) % 4] }
    if enters.count < 2 { return Array(zip(enters.map { edges[$0] }, leaves.map { edges[$0] })) }
    // A saddle: the middle decides whether its two inner corners are joined.
    let isJoined = corners.reduce(0, +) < 0
    return enters.map { k in
      let end = isJoined ? (k + 3) % 4 : (k + 1) % 4
      return (edges[k], edges[end])
    }
  }

  private func crossing(_ edge: Edge) -> Point {
    let a = value(edge.x, edge.y)
    let b =
      edge.isVertical ? value(edge.x, edge.y + 1) : value(edge.x + 1, edge.y)
    let t = a == b ? 0.5 : a / (a - b)
    return edge.isVertical
      ? point(Double(edge.x), Double(edge.y) + t) : point(Double(edge.x) + t, Double(edge.y))
  }
}

import VitrineGraphics

/// The paper before the edges of a drawing, looked up on a grid of its edges.
nonisolated struct SymbolRooms {
  private let edges: [SymbolEdge]
  private let growth: Double
  private let em: Double
  /// Edges that are farther away do not limit the growth; it is the side of a cell of the grid, too.
  private let limit: Double
  private let origin: Point
  private let columns: Int
  private let rows: Int
  private var cells: [[Int]]

  /// The part of a gap that the boldest weight leaves at least, and the width in em up to which it leaves all of it.
  private static let keptGap = 0.4
  private static let leastGap = 0.035
  /// The cosine between the normals of two edges below which they face one another.
  private static let facing = -0.25
  /// The distance in em between the places on an edge from which the paper before it is measured, and the part of the
  /// edge that its ends leave out.
  private static let step = 0.07
  private static let ends = 0.02
  /// The length along a contour between two of its places, in widths of the paper between them, above which they are the
  /// sides of a slit; and the same in growths or parts of the contour, below which others are those of a round corner.
  private static let slit = 3.2
  private static let corner = 0.8
  private static let turn = 0.28
  /// The cosine between the way of a corner and what lies before it.
  private static let ahead = 0.6
  /// The most cells in a row or column.
  private static let mostCells = 64

  /// - Parameters:
  ///   - edges: those of all contours.
  ///   - growth: what strokes gain at most.
  ///   - em: the em in the unit of the edges.
  init(_ edges: [SymbolEdge], _ growth: Double, _ em: Double) {
    self.edges = edges
    self.growth = growth
    self.em = em
    let xs = edges.map(\.from.x)
    let ys = edges.map(\.from.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    let side = max((xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
    limit = max(
      growth / (1 - Self.keptGap), growth + Self.leastGap * em, side / Double(Self.mostCells))
    origin = Point(left, top)
    columns = Int(((xs.max() ?? 0) - left) / limit) + 1
    rows = Int(((ys.max() ?? 0) - top) / limit) + 1
    cells = Array(repeating: [], count: columns * rows)
    for (k, edge) in edges.enumerated() {
      let (a, b) = (cell(edge.from), cell(edge.to))
      for row in min(a.row, b.row)...max(a.row, b.row) {
        for column in min(a.column, b.column)...max(a.column, b.column) {
          cells[row * columns + column].append(k)
        }
      }
    }
  }

  private func cell(_ p: Point) -> (column: Int, row: Int) {
    func index(_ d: Double, _ count: Int) -> Int {
      let cell = d / limit
      return cell > 0 ? Int(min(cell, Double(count - 1))) : 0
    }
    return (index(p.x - origin.x, columns), index(p.y - origin.y, rows))
  }

  private func forEachEdge(near p: Point, _ body: (SymbolEdge) -> Void) {
    let (column, row) = cell(p)
    for row in max(0, row - 1)...min(rows - 1, row + 1) {
      for column in max(0, column - 1)...min(columns - 1, column + 1) {
        for k in cells[row * columns + column] { body(edges[k]) }
      }
    }
  }

  /// The edge with the part of the growth that the paper before it has room for.
  func reaching(_ edge: SymbolEdge) -> SymbolEdge {
    let places = max(3, Int((edge.length / (Self.step * em)).rounded(.up)) + 1)
    var (others, own) = (limit, [Double]())
    for k in 0..<places {
      let part = Self.ends + (1 - 2 * Self.ends) * Double(k) / Double(places - 1)
      let room = room(part, edge)
      others = min(others, room.others)
      own.append(room.own)
    }
    var edge = edge
    edge.reach = min(1, spare(min(others, own.sorted()[edge.isHole ? 0 : places / 4])) / growth)
    return edge
  }

  /// The part of a gap that its two sides may take.
  private func spare(_ gap: Double) -> Double {
    gap < limit ? max(0, gap - max(gap * Self.keptGap, min(gap, Self.leastGap * em))) : growth
  }

  /// The widest discs of paper that touch a place on an edge from outside, up to the limit: between the edge and other
  /// contours, and between it and its own.
  private func room(_ part: Double, _ own: SymbolEdge) -> (others: Double, own: Double) {
    let p = own.place(part)
    var room = (others: limit, own: limit)
    forEachEdge(near: p) { edge in
      let isOwn = edge.contour == own.contour
      let cosine = edge.normal.dot(own.normal)
      // The sides of a corner that opens face one another less.
      guard !isOwn || cosine < Self.facing else { return }
      guard let (width, place) = disc(p, own.normal, edge, cosine),
        width < (isOwn ? room.own : room.others)
      else { return }
      if !isOwn {
        room.others = width
      } else {
        let way = own.way(part, to: edge, place)
        if way > Self.slit * width || way >= min(Self.corner * growth, Self.turn * own.around) {
          room.own = width
        }
      }
    }
    return room
  }

  /// The diameter of the disc that touches a place from the side of its normal and an edge, and where on it.
  private func disc(
    _ p: Point, _ normal: Point, _ edge: SymbolEdge, _ cosine: Double
  ) -> (width: Double, place: Double)? {
    let height = (p.x - edge.from.x) * edge.normal.x + (p.y - edge.from.y) * edge.normal.y
    guard height > 0 else { return nil }
    let radius = height / max(1 - cosine, 1e-9)
    let middle = p + normal * radius
    let place = edge.nearest(to: middle)
    if place > 0, place < 1 { return (2 * radius, place) }
    let way = edge.place(place) - p
    let ahead = way.dot(normal)
    guard ahead > 0 else { return nil }
    return (way.dot(way) / ahead, place)
  }

  /// The way that the corner before an edge can go in a direction: half of what the gap between it and
  /// other contours has to give.
  func room(of edge: SymbolEdge, _ way: Point) -> Double {
    let length = way.norm
    guard length > 0 else { return 0 }
    let direction = way * (1 / length)
    var nearest = limit * limit
    forEachEdge(near: edge.from) { other in
      guard other.contour != edge.contour else { return }
      let way = other.place(other.nearest(to: edge.from)) - edge.from
      let square = way.dot(way)
      let ahead = way.dot(direction)
      guard square < nearest, ahead > 0, ahead * ahead > square * Self.ahead * Self.ahead,
        way.dot(other.normal) < 0
      else { return }
      nearest = square
    }
    let gap = nearest.squareRoot()
    return gap < limit ? spare(gap) / 2 : .infinity
  }
}

import VitrineGraphics

extension LayoutEngine {
  typealias Span = GridLayout.Span

  /// Returns the widths of the columns. Cells of one column decide first, least flexible columns first;
  /// then cells across several columns widen theirs equally if they need more.
  mutating func gridColumns(_ cells: [GridCell], _ count: Int, _ offered: Double, _ gap: Double)
    -> [Span]
  {
    var columns = [Span](repeating: Span(), count: count)
    let single = cells.filter { $0.span == 1 && !$0.traits.unsizedHorizontally }
    let gaps = gap * Double(count - 1)
    func shared(_ floors: [Double]) -> [Double] {
      sharedLengths(
        count, single.map { ($0.element, $0.column) }, offered - gaps, floors: floors,
        offer: { Offer($0, .nan) }, measure: { $0.width })
    }
    var lengths = shared([])
    let floors = spanFloors(cells, lengths, gap)
    if !offered.isNaN, floors.contains(where: { $0 > 0 }) { lengths = shared(floors) }
    for k in columns.indices { columns[k].length = lengths[k] }
    var left = offered - gaps - lengths.reduce(0, +)
    for cell in cells where cell.span > 1 && !cell.traits.unsizedHorizontally {
      let own = cell.columns.reduce(gap * Double(cell.span - 1)) { $0 + columns[$1].length }
      let room = Swift.max(own + Swift.max(left, 0), own)
      let wanted = size(cell.element, Offer(offered.isNaN ? .nan : room, .nan)).width
      guard wanted > own else { continue }
      let share = (wanted - own) / Double(cell.span)
      for column in cell.columns { columns[column].length += share }
      left -= wanted - own
    }
    return columns
  }

  /// Returns the least widths that columns must have for the cells across several of them; 0 for the others. What such a
  /// cell needs is added to the columns that stretch, so that the rest of the grid can make room.
  private mutating func spanFloors(
    _ cells: [GridCell], _ lengths: [Double], _ gap: Double
  ) -> [Double] {
    var floors = [Double](repeating: 0, count: lengths.count)
    for cell in cells where cell.span > 1 && !cell.traits.unsizedHorizontally {
      let columns = cell.columns.clamped(to: lengths.indices)
      let least = size(cell.element, Offer(0, .nan)).width
      let own = columns.reduce(gap * Double(columns.count - 1)) {
        $0 + Swift.max(lengths[$1], floors[$1])
      }
      guard least > own, least.isFinite else { continue }
      let stretching = columns.filter { column in
        cells.contains {
          $0.span == 1 && $0.column == column && !$0.traits.unsizedHorizontally
            && size($0.element, Offer(.infinity, .nan)).width > lengths[column]
        }
      }
      let growing = stretching.isEmpty ? Array(columns) : stretching
      for column in growing {
        floors[column] =
          Swift.max(lengths[column], floors[column]) + (least - own) / Double(growing.count)
      }
    }
    return floors
  }

  /// Returns the heights of the rows, measured with cells at the widths of their columns.
  mutating func gridRows(
    _ i: Int, _ grid: GridLayout, _ offered: Double, _ gaps: [Double]
  ) -> [Span] {
    let sized = grid.cells.filter { !$0.traits.unsizedVertically }
    let widths = Dictionary(
      sized.map { ($0.element, cellWidth($0, grid)) }, uniquingKeysWith: { a, _ in a })
    let lengths = sharedLengths(
      gaps.count, sized.map { ($0.element, $0.row) }, offered - gaps.reduce(0, +),
      offer: { Offer(0, $0) }, width: { widths[$0] ?? 0 }, measure: { $0.height })
    return lengths.map { Span(start: 0, length: $0) }
  }

  func cellWidth(_ cell: GridCell, _ grid: GridLayout) -> Double {
    let columns = grid.columns[cell.columns.clamped(to: grid.columns.indices)]
    guard let first = columns.first, let last = columns.last else { return 0 }
    return cleanLength(last.end - first.start)
  }

  /// Returns the length of each track: the longest of its views, after sharing `available` among the tracks
  /// from the least flexible on, but at least as long as its floor; ideal lengths if `available` is NaN.
  private mutating func sharedLengths(
    _ count: Int, _ views: [(element: Int, track: Int)], _ available: Double,
    floors: [Double] = [], offer: (Double) -> Offer, width: ((Int) -> Double)? = nil,
    measure: (Size) -> Double
  ) -> [Double] {
    func grow(_ result: inout [Double], by view: (element: Int, track: Int), at length: Double) {
      var asked = offer(length)
      if let width { asked.width = width(view.element) }
      result[view.track] = Swift.max(result[view.track], measure(size(view.element, asked)))
    }
    var result = [Double](repeating: 0, count: count)
    if available.isNaN {
      for view in views { grow(&result, by: view, at: .nan) }
      return result
    }
    var least = result
    for (track, floor) in floors.enumerated() { least[track] = floor }
    var most = least
    for view in views {
      grow(&least, by: view, at: 0)
      grow(&most, by: view, at: .infinity)
    }
    let slack = (0..<count).map { (most[$0] - least[$0]).or(0) }
    // As in stacks, of endlessly flexible tracks those that must be long come first: the others share what is left.
    let order = (0..<count).sorted {
      if slack[$0] != slack[$1] { return slack[$0] < slack[$1] }
      let isEndless = slack[$0] == .infinity && least[$0] != least[$1]
      return isEndless ? least[$0] > least[$1] : $0 < $1
    }
    for (track, floor) in floors.enumerated() { result[track] = floor }
    let byTrack = Dictionary(grouping: views.indices, by: { views[$0].track })
    var left = available
    for (served, track) in order.enumerated() {
      let part = Swift.max(left / Double(count - served), 0).or(0)
      for index in byTrack[track] ?? [] { grow(&result, by: views[index], at: part) }
      left = (left - result[track]).or(left)
    }
    return result
  }
}

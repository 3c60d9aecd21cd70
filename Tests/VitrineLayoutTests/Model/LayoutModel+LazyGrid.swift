import VitrineGraphics

extension LayoutModel {
  private struct Track {
    var start: Double
    var length: Double
    var alignment: Sketch.Alignment
  }

  /// Across, a lazy grid takes what it is asked for, or what its tracks need; along, its lines add up.
  func lazyGridSize(_ view: Int, _ grid: Sketch.LazyGrid, _ ask: Ask) -> Size {
    let asked = grid.isVertical ? ask.width : ask.height
    let tracks = tracks(grid, asked, views[view].children.count)
    let extent = end(tracks)
    let across = max(asked ?? extent, extent)
    let lines = lines(view, tracks.count)
    var along = Double(lines.count - 1) * (grid.spacing ?? LayoutModel.spacing)
    for line in lines { along += length(of: line, grid, tracks, across) }
    return grid.isVertical ? Size(across, max(along, 0)) : Size(max(along, 0), across)
  }

  /// Once its size is known, the tracks share that; together they stand at the grid's alignment.
  func lazyGridSpots(_ view: Int, _ grid: Sketch.LazyGrid, _ own: Size) -> [Spot] {
    let across = grid.isVertical ? own.width : own.height
    var tracks = tracks(grid, across, views[view].children.count)
    let shift = start(grid, end(tracks), across)
    for k in tracks.indices { tracks[k].start += shift }
    var spots: [Spot] = []
    var along = 0.0
    for line in lines(view, tracks.count) {
      if !spots.isEmpty { along += grid.spacing ?? LayoutModel.spacing }
      let length = length(of: line, grid, tracks, across)
      for (child, track) in zip(line, tracks) {
        let track =
          isWhole(child)
          ? Track(start: 0, length: across, alignment: grid.alignment)
          : track
        spots.append(spot(child, grid, track, along, length))
      }
      along += length
    }
    return spots
  }

  private func spot(
    _ child: Int, _ grid: Sketch.LazyGrid, _ track: Track, _ along: Double, _ length: Double
  ) -> Spot {
    let box = grid.isVertical ? Size(track.length, length) : Size(length, track.length)
    let ask = Ask(width: box.width, height: box.height)
    let x = Guide.across(track.alignment.across)
    let y = Guide.down(track.alignment.down)
    return Spot(
      view: child, ask: ask,
      x: (grid.isVertical ? track.start : along) + plain(x, box) - guide(child, x, ask),
      y: (grid.isVertical ? along : track.start) + plain(y, box) - guide(child, y, ask))
  }

  private func start(_ grid: Sketch.LazyGrid, _ extent: Double, _ across: Double) -> Double {
    guard across < .infinity, extent < across else { return 0 }
    return grid.isVertical
      ? plain(.across(grid.alignment.across), Size(across, 0))
        - plain(.across(grid.alignment.across), Size(extent, 0))
      : plain(.down(grid.alignment.down), Size(0, across))
        - plain(.down(grid.alignment.down), Size(0, extent))
  }

  // MARK: Lines

  /// Headers and footers have a line of their own; otherwise a line has as many views as there are tracks, all of
  /// one section.
  private func lines(_ view: Int, _ tracks: Int) -> [[Int]] {
    var lines: [[Int]] = []
    for child in views[view].children {
      if let last = lines.last, last.count < tracks, !isWhole(child), !isWhole(last[0]),
        section(of: child) == section(of: last[0])
      {
        lines[lines.count - 1].append(child)
      } else {
        lines.append([child])
      }
    }
    return lines
  }

  private func section(of child: Int) -> Int? {
    if case .part(_, let section) = views[child].kind { section } else { nil }
  }

  private func isWhole(_ child: Int) -> Bool {
    switch views[child].kind {
    case .part(.header, _), .part(.footer, _): true
    default: false
    }
  }

  /// A line is as long as its longest view.
  private func length(
    of line: [Int], _ grid: Sketch.LazyGrid, _ tracks: [Track], _ across: Double
  ) -> Double {
    zip(line, tracks).map { child, track in
      let asked = isWhole(child) ? across : track.length
      return grid.isVertical
        ? size(child, Ask(width: asked, height: nil)).height
        : size(child, Ask(width: nil, height: asked)).width
    }.max() ?? 0
  }

  // MARK: Tracks

  private func end(_ tracks: [Track]) -> Double {
    tracks.last.map { max($0.start + $0.length, 0) } ?? 0
  }

  /// Fixed tracks and distances first; the others share the rest in order, each its part between its bounds.
  private func tracks(_ grid: Sketch.LazyGrid, _ asked: Double?, _ views: Int) -> [Track] {
    func gap(_ item: Sketch.LazyGrid.Track) -> Double { item.spacing ?? LayoutModel.spacing }
    var left = asked
    var sharing = 0
    for (k, item) in grid.tracks.enumerated() {
      if k < grid.tracks.count - 1 { left = left.map { $0 - gap(item) } }
      if case .fixed(let length) = item.size {
        left = left.map { $0 - length }
      } else {
        sharing += 1
      }
    }
    var result: [Track] = []
    var at = 0.0
    for item in grid.tracks {
      let part = left.map { max($0 / Double(max(sharing, 1)), 0) }
      let lengths = lengths(item.size, part, gap(item), views)
      if case .fixed = item.size {
      } else {
        sharing -= 1
        let taken = lengths.reduce(gap(item) * Double(lengths.count - 1), +)
        left = left.map { rest($0, taken) }
      }
      for length in lengths {
        result.append(
          Track(start: at, length: length, alignment: item.alignment ?? grid.alignment))
        at += length + gap(item)
      }
    }
    return result
  }

  private func lengths(
    _ size: Sketch.LazyGrid.TrackSize, _ part: Double?, _ gap: Double, _ views: Int
  ) -> [Double] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let least, let most):
      return [min(max(part ?? LayoutModel.idealLength, least), most)]
    case .adaptive(let least, let most):
      let room = part ?? least
      // Endless room has a track for each view.
      let count =
        room == .infinity ? Double(views) : max(((room + gap) / (least + gap)).rounded(.down), 1)
      let each = min(max((room - gap * (count - 1)) / count, least), most)
      return Array(repeating: each, count: Int(count))
    }
  }
}

import VitrineGraphics

/// The lines of a lazy grid: their length in total, and the placements of the children in their order.
struct LazyGridLines {
  var length: Double
  var placements: [ContentPlacement]
}

/// The room in which the lines of a lazy grid are set.
private struct LazyGridRoom {
  var tracks: [LazyTrack]
  /// The grid's own length across, which headers and footers are offered.
  var across: Double
  var alignment: Alignment2D
  var isVertical: Bool

  init(_ grid: LazyGridContainer, _ tracks: [LazyTrack], across: Double) {
    self.tracks = tracks
    self.across = across
    alignment = grid.alignment
    isVertical = grid.axis == .vertical
  }

  func size(across: Double, along: Double) -> Size {
    isVertical ? Size(across, along) : Size(along, across)
  }

  func offer(across: Double, along: Double) -> Offer {
    isVertical ? Offer(across, along) : Offer(along, across)
  }

  func along(_ size: Size) -> Double { isVertical ? size.height : size.width }

  func point(across: Double, along: Double) -> Point {
    isVertical ? Point(across, along) : Point(along, across)
  }
}

extension LayoutEngine {
  /// Returns a lazy grid's size: across it takes the offer, or what its tracks need if that is more
  /// (measured: 240 points around tracks of 196); along it is as long as its lines.
  mutating func lazyGridSize(_ i: Int, _ offer: Offer) -> Size {
    guard case .lazyGrid(let grid) = nodes[i].kind else { return .zero }
    let isVertical = grid.axis == .vertical
    let offered = isVertical ? offer.width : offer.height
    let tracks = lazyTracks(grid, offered, Int(elements[i].childCount))
    guard !tracks.isEmpty else { return .zero }
    let extent = extent(tracks)
    let across = Swift.max(offered.or(extent), extent)
    let room = LazyGridRoom(grid, tracks, across: across)
    return room.size(across: across, along: cleanLength(lazyLines(i, room).length))
  }

  /// Returns the placements of a lazy grid's views: its own length across is shared once more, so tracks that
  /// needed more than the offer may grow again (objc.io: 60 and 120 points at least, 10 apart, in 200 become
  /// 107.5 and 120). The tracks stand at the grid's alignment; what is too long for the grid begins at its start.
  mutating func lazyGridPlacements(_ i: Int, _ size: Size) -> [ContentPlacement] {
    guard case .lazyGrid(let grid) = nodes[i].kind else { return [] }
    let isVertical = grid.axis == .vertical
    let across = isVertical ? size.width : size.height
    var tracks = lazyTracks(grid, across, Int(elements[i].childCount))
    guard !tracks.isEmpty else { return [] }
    let start = start(of: extent(tracks), i, across, isVertical)
    for k in tracks.indices { tracks[k].start += start }
    return lazyLines(i, LazyGridRoom(grid, tracks, across: across)).placements
  }

  private func extent(_ tracks: [LazyTrack]) -> Double {
    cleanLength(tracks.last.map { $0.start + $0.length } ?? 0)
  }

  private mutating func start(
    of extent: Double, _ i: Int, _ across: Double, _ isVertical: Bool
  ) -> Double {
    guard across.isFinite, extent < across else { return 0 }
    let key = isVertical ? elements[i].horizontal : elements[i].vertical
    let box = isVertical ? Size(across, 0) : Size(0, across)
    let tracks = isVertical ? Size(extent, 0) : Size(0, extent)
    return (defaultGuide(key, box) - defaultGuide(key, tracks)).or(0)
  }

  // MARK: Lines

  private mutating func lazyLines(_ i: Int, _ room: LazyGridRoom) -> LazyGridLines {
    let children = elements[i].children
    var lines = LazyGridLines(length: 0, placements: [])
    lines.placements.reserveCapacity(children.count)
    var first = children.lowerBound
    while first < children.upperBound {
      let end = lineEnd(from: first, in: children, room.tracks.count)
      if first > children.lowerBound { lines.length += elements[i].lengths.0 }
      addLine(first..<end, room, &lines)
      first = end
    }
    return lines
  }

  /// Returns the end of a line: it is full, or another section begins, or a header or footer follows.
  private func lineEnd(from first: Int, in children: Range<Int>, _ tracks: Int) -> Int {
    if elements[first].flags.contains(.fillsLine) { return first + 1 }
    let most = Swift.min(first + tracks, children.upperBound)
    var end = first + 1
    while end < most, elements[end].flags.isDisjoint(with: [.fillsLine, .startsLine]) { end += 1 }
    return end
  }

  /// Adds a line as long as its longest view. Views are offered their track's length first, then the line's,
  /// too.
  private mutating func addLine(
    _ line: Range<Int>, _ room: LazyGridRoom, _ lines: inout LazyGridLines
  ) {
    var tracks = room.tracks
    if elements[line.lowerBound].flags.contains(.fillsLine) {
      tracks = [LazyTrack(start: 0, length: room.across, alignment: room.alignment)]
    }
    var length = 0.0
    for (child, track) in zip(line, tracks) {
      let content = size(child, room.offer(across: track.length, along: .nan))
      length = Swift.max(length, room.along(content))
    }
    for (child, track) in zip(line, tracks) {
      lines.placements.append(place(child, track, room, at: lines.length, length))
    }
    lines.length += length
  }

  private mutating func place(
    _ child: Int, _ track: LazyTrack, _ room: LazyGridRoom, at along: Double, _ length: Double
  ) -> ContentPlacement {
    let offer = room.offer(across: track.length, along: length)
    let content = size(child, offer)
    let box = room.size(across: track.length, along: length)
    let corner = room.point(across: track.start, along: along)
    let x = guideTable.key(track.alignment.horizontal)
    let y = guideTable.key(track.alignment.vertical)
    let dx = (defaultGuide(x, box) - guide(child, x, offer, content)).or(0)
    let dy = (defaultGuide(y, box) - guide(child, y, offer, content)).or(0)
    return ContentPlacement(
      offer: offer, size: content, origin: Point(corner.x + dx, corner.y + dy))
  }

  // MARK: Sections

  /// Marks the views of a lazy grid that take a line of their own, or begin one as another section does.
  mutating func markLines(of i: Int) {
    var last: ObjectIdentifier?
    for child in elements[i].children {
      let part = sectionPart(of: child)
      let section = part.map { ObjectIdentifier($0.section) }
      if section != last { elements[child].flags.insert(.startsLine) }
      if let part, part.role != .content { elements[child].flags.insert(.fillsLine) }
      last = section
    }
  }

  /// Returns a view's part in a section, which modifiers around it keep.
  private func sectionPart(of child: Int) -> SectionPart? {
    var i = child
    while nodes[i].section == nil, elements[i].isModifier, elements[i].childCount > 0 {
      i = Int(elements[i].firstChild)
    }
    return nodes[i].section
  }
}

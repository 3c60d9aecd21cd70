import VitrineGraphics

/// A lazy grid with the placements of its children, in their order.
struct LazyGridLayout {
  var size: Size
  var placements: [ContentPlacement]
}

/// A column of a LazyVGrid, or a row of a LazyHGrid.
private struct LazyTrack {
  var start: Double
  var length: Double
  var alignment: Alignment2D
}

extension LayoutEngine {
  /// Lays out a lazy grid: tracks share the length across; lines follow each other along the grid's axis,
  /// each as long as its longest view.
  mutating func lazyGridLayout(_ i: Int, _ offer: Offer) -> LazyGridLayout {
    guard case .lazyGrid(let grid) = nodes[i].kind else {
      return LazyGridLayout(size: .zero, placements: [])
    }
    let isVertical = grid.axis == .vertical
    let across = isVertical ? offer.width : offer.height
    let tracks = lazyTracks(grid.tracks, across, Int(elements[i].childCount))
    guard !tracks.isEmpty else { return LazyGridLayout(size: .zero, placements: []) }
    var placements: [ContentPlacement] = []
    placements.reserveCapacity(Int(elements[i].childCount))
    var along = 0.0
    var start = elements[i].children.lowerBound
    while start < elements[i].children.upperBound {
      let end = Swift.min(start + tracks.count, elements[i].children.upperBound)
      if !placements.isEmpty { along += elements[i].lengths.0 }
      along += addLine(start..<end, tracks, isVertical, along, &placements)
      start = end
    }
    let extent = cleanLength((tracks.last.map { $0.start + $0.length }) ?? 0)
    let length = cleanLength(along)
    return LazyGridLayout(
      size: isVertical ? Size(extent, length) : Size(length, extent), placements: placements)
  }

  /// Places one line and returns its length.
  private mutating func addLine(
    _ line: Range<Int>, _ tracks: [LazyTrack], _ isVertical: Bool, _ along: Double,
    _ placements: inout [ContentPlacement]
  ) -> Double {
    var length = 0.0
    let first = placements.count
    for (child, track) in zip(line, tracks) {
      let offer = isVertical ? Offer(track.length, .nan) : Offer(.nan, track.length)
      let content = size(child, offer)
      length = Swift.max(length, isVertical ? content.height : content.width)
      placements.append(ContentPlacement(offer: offer, size: content, origin: .zero))
    }
    for (k, (child, track)) in zip(line, tracks).enumerated() {
      let box = isVertical ? Size(track.length, length) : Size(length, track.length)
      let place = placements[first + k]
      let x = guideTable.key(track.alignment.horizontal)
      let y = guideTable.key(track.alignment.vertical)
      let dx = (defaultGuide(x, box) - guide(child, x, place.offer, place.size)).or(0)
      let dy = (defaultGuide(y, box) - guide(child, y, place.offer, place.size)).or(0)
      placements[first + k].origin =
        isVertical ? Point(track.start + dx, along + dy) : Point(along + dx, track.start + dy)
    }
    return length
  }

  /// Returns the tracks. Fixed tracks and all spacing are subtracted first; the others in order get an
  /// equal part of the remaining length, clamped to their bounds. An adaptive track becomes as many as fit
  /// in its part.
  private func lazyTracks(_ items: [GridTrack], _ across: Double, _ children: Int) -> [LazyTrack] {
    var left = across
    var waiting = 0
    for (k, item) in items.enumerated() {
      if k < items.count - 1 { left -= gap(item) }
      if case .fixed(let length) = item.sizing { left -= trackLength(length) } else { waiting += 1 }
    }
    var tracks: [LazyTrack] = []
    var at = 0.0
    for item in items where tracks.count < LayoutLimits.gridTracks {
      let part = left.isNaN ? .nan : Swift.max(left / Double(Swift.max(waiting, 1)), 0)
      let lengths = trackLengths(item, part, children)
      if case .fixed = item.sizing {
      } else {
        let used = lengths.reduce(gap(item) * Double(lengths.count - 1), +)
        left = (left - used).or(left)
        waiting -= 1
      }
      for length in lengths {
        tracks.append(
          LazyTrack(start: at, length: length, alignment: item.alignment ?? .center))
        at += length + gap(item)
      }
    }
    return tracks
  }

  private func trackLengths(_ item: GridTrack, _ part: Double, _ children: Int) -> [Double] {
    switch item.sizing {
    case .fixed(let length): return [trackLength(length)]
    case .flexible(let least, let most):
      return [clamped(part.or(idealShapeLength), least, most)]
    case .adaptive(let least, let most):
      let gap = gap(item)
      let smallest = Swift.max(trackLength(least), 1)
      let fitting = ((part.or(smallest) + gap) / (smallest + gap)).rounded(.down)
      let limit = Double(Swift.max(Swift.min(children, LayoutLimits.gridTracks), 1))
      // More tracks than views matter only for sharing the length, up to the limit.
      let count = Swift.max(
        Swift.min(fitting.isFinite ? fitting : limit, Double(LayoutLimits.gridTracks)), 1)
      let each = clamped((part.or(smallest) - gap * (count - 1)) / count, least, most)
      return Array(repeating: each, count: Int(count))
    }
  }

  private func gap(_ item: GridTrack) -> Double {
    guard let spacing = item.spacing, spacing.isFinite else { return EdgeSpacing.standard }
    return spacing
  }

  private func trackLength(_ length: Double) -> Double {
    length.isFinite ? Swift.min(cleanLength(length), LayoutLimits.length) : 0
  }

  private func clamped(_ length: Double, _ least: Double, _ most: Double) -> Double {
    let low = trackLength(least)
    return Swift.min(Swift.max(length, low), most.isNaN ? .infinity : Swift.max(most, low))
  }
}

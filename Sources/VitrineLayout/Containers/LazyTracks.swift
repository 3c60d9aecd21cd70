import VitrineGraphics

/// A column of a LazyVGrid, or a row of a LazyHGrid.
struct LazyTrack {
  var start: Double
  var length: Double
  var alignment: Alignment2D
}

extension LayoutEngine {
  /// Returns the tracks that share a length across, NaN for the ideal one; `children` is the number of views.
  ///
  /// Fixed tracks and all spacing are subtracted first; the others in order get an equal part of the
  /// remaining length, clamped to their bounds, and leave what they do not take to those after them. An
  /// adaptive track becomes as many as fit in its part (objc.io, “SwiftUI's Grid Views”; measured:
  /// 60, 102 and 80 of 280 points).
  func lazyTracks(_ grid: LazyGridContainer, _ across: Double, _ children: Int) -> [LazyTrack] {
    var left = across
    var waiting = 0
    for (k, item) in grid.tracks.enumerated() {
      if k < grid.tracks.count - 1 { left -= gap(item) }
      if case .fixed(let length) = item.sizing { left -= trackLength(length) } else { waiting += 1 }
    }
    var tracks: [LazyTrack] = []
    var at = 0.0
    for item in grid.tracks where tracks.count < LayoutLimits.gridTracks {
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
          LazyTrack(start: at, length: length, alignment: item.alignment ?? grid.alignment))
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

extension SketchTrees {
  /// A lazy grid of one to three tracks, with sections in every other one.
  mutating func lazyGrid(_ depth: Int) -> Sketch {
    let grid = Sketch.LazyGrid(
      isVertical: flag(), tracks: (0...next(3)).map { _ in track() }, alignment: alignment(),
      spacing: maybe(9))
    let views = (0...next(5)).map { _ in tree(depth > 2 ? 1 : 0) }
    return Sketch(.lazyGrid(grid), flag() ? views : sections(views))
  }

  private mutating func track() -> Sketch.LazyGrid.Track {
    Sketch.LazyGrid.Track(
      size: trackSize(), spacing: maybe(12), alignment: next(3) == 0 ? alignment() : nil)
  }

  private mutating func trackSize() -> Sketch.LazyGrid.TrackSize {
    let least = length(60)
    let most = next(3) == 0 ? least + length(40) : .infinity
    switch next(3) {
    case 0: return .fixed(least)
    case 1: return .flexible(least, most)
    // Many tiny tracks are no better a test than a few.
    default: return .adaptive(least + 8, most + 8)
    }
  }

  /// Parts of two sections and views outside of them, in order.
  private mutating func sections(_ views: [Sketch]) -> [Sketch] {
    var result: [Sketch] = []
    for (k, view) in views.enumerated() {
      let section = k * 2 / views.count
      switch next(6) {
      case 0: result.append(Sketch(.part(.header, section: section), [view]))
      case 1: result.append(Sketch(.part(.footer, section: section), [view]))
      case 2: result.append(view)
      default: result.append(Sketch(.part(.content, section: section), [view]))
      }
    }
    return result
  }
}

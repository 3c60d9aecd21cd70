import VitrineGraphics
import VitrineLayout

/// Random trees that are the same in every run.
struct SeededTrees {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }

  private mutating func length(_ most: Int = 60) -> Double { Double(next(most * 4)) / 4 }
  private mutating func flag() -> Bool { next(2) == 0 }

  private mutating func maybe(_ most: Int = 60) -> Double? { flag() ? length(most) : nil }

  private mutating func horizontal() -> HorizontalGuide {
    [.leading, .center, .trailing][next(3)]
  }

  private mutating func vertical() -> VerticalGuide {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][next(5)]
  }

  private mutating func alignment() -> Alignment2D { Alignment2D(horizontal(), vertical()) }

  mutating func tree(_ depth: Int = 5) -> Node {
    if depth == 0 { return leaf() }
    switch next(10) {
    case 0, 1: return leaf()
    case 2, 3, 4, 5: return container(depth)
    default: return modifier(depth)
    }
  }

  private mutating func leaf() -> Node {
    switch next(7) {
    case 0: return box(length(), length())
    case 1: return shape(.circle)
    case 2: return picture(length(), length(), baseline: maybe())
    case 3: return picture(length(), length(), resizing: .stretch(Insets()))
    case 4: return spacer(maybe(20))
    case 5: return divider()
    default: return color()
    }
  }

  private mutating func children(_ depth: Int) -> [Node] {
    (0..<next(4)).map { _ in tree(depth - 1) }
  }

  private mutating func container(_ depth: Int) -> Node {
    let children = children(depth)
    switch next(8) {
    case 0, 1: return view(.hStack(vertical(), spacing: maybe(12)), "HStack", children)
    case 2, 3: return view(.vStack(horizontal(), spacing: maybe(12)), "VStack", children)
    case 4: return view(.zStack(alignment()), "ZStack", children)
    case 5:
      let rows = children.map { view(.gridRow(nil), "GridRow", [$0, leaf()]) }
      return view(
        .grid(
          GridContainer(
            alignment: alignment(), horizontalSpacing: maybe(9), verticalSpacing: maybe(9))),
        "Grid", rows)
    case 6:
      return view(.viewThatFits(horizontally: flag(), vertically: flag()), "ViewThatFits", children)
    default:
      let track = GridTrack(
        .adaptive(minimum: 10 + length(), maximum: .infinity), spacing: maybe(9), alignment: nil)
      return view(
        .lazyGrid(
          LazyGridContainer(
            axis: flag() ? .vertical : .horizontal, tracks: [track], alignment: .center,
            spacing: maybe(9))), "LazyGrid", children)
    }
  }

  private mutating func modifier(_ depth: Int) -> Node {
    let content = tree(depth - 1)
    switch next(12) {
    case 0:
      return content.padding(
        Insets(top: length(20), leading: length(20), bottom: length(20), trailing: length(20)))
    case 1: return content.frame(width: maybe(), height: maybe(), alignment())
    case 2:
      return content.flexible(
        minWidth: maybe(), maxWidth: flag() ? .infinity : maybe(200), minHeight: maybe(),
        idealHeight: maybe(), maxHeight: flag() ? .infinity : nil, alignment())
    case 3: return content.fixedSize(flag(), flag())
    case 4: return content.ratio(flag() ? nil : 0.25 + length() / 20, fills: flag())
    case 5: return content.offset(length() - 30, length() - 30)
    case 6: return content.background(align: alignment(), tree(depth - 1))
    case 7: return content.overlay(align: alignment(), tree(depth - 1))
    case 8: return content.priority(Double(next(3)))
    case 9:
      let at = length()
      return content.guide(horizontal()) { _ in at }
    case 10:
      let at = length()
      return content.guide(vertical()) { $0.size.height - at }
    default: return content.zIndex(Double(next(3)))
    }
  }
}

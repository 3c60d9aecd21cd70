extension LayoutModel {
  enum Side: CaseIterable { case top, leading, bottom, trailing }

  /// What a distance is about.
  enum Kind: CaseIterable { case viewAboveText, textAboveView, texts, any }

  enum Wish {
    case length(Double)
    /// A text: the height of its line with its leading, and what the text below it is to keep.
    case text(line: Double, lead: Double)
  }

  /// What a view wishes at its sides.
  typealias Wishes = [Side: [Kind: Wish]]

  private static let plain: Wishes = [
    .top: [.textAboveView: .length(0)], .bottom: [.viewAboveText: .length(0)],
  ]

  func roundedUp(_ length: Double, _ step: Double) -> Double {
    (length / step - 1e-6).rounded(.up) * step
  }

  /// The distance between two views: the largest that both have a say in, otherwise what either keeps to any view.
  func distance(_ view: Int, _ side: Side, _ next: Int, _ other: Side) -> Double {
    let a = wishes(view)[side] ?? [:]
    let b = wishes(next)[other] ?? [:]
    let shared = Kind.allCases.filter { $0 != .any }.compactMap { kind -> Double? in
      guard let above = a[kind], let below = b[kind] else { return nil }
      switch (above, below) {
      case (.length(let x), .length(let y)): return x + y
      case (.length(let x), .text), (.text, .length(let x)): return x
      case (.text, .text(_, let lead)): return lead
      }
    }
    if let most = shared.max() { return most }
    let free = [a[.any], b[.any]].compactMap { wish -> Double? in
      if case .length(let length) = wish { length } else { nil }
    }
    return free.max() ?? LayoutModel.spacing
  }

  private func wishes(_ view: Int) -> Wishes {
    let children = views[view].children
    switch views[view].kind {
    case .text(let text): return wishes(of: text)
    case .box(_, let height, let baseline?): return symbol(height - baseline)
    case .box, .color, .picture, .shape, .divider, .position: return LayoutModel.plain
    case .spacer:
      var result: Wishes = [:]
      if views[view].axis != .row {
        for side in [Side.top, .bottom] { result[side] = [.any: .length(0)] }
      }
      if views[view].axis != .column {
        for side in [Side.leading, .trailing] { result[side] = [.any: .length(0)] }
      }
      return result
    case .column, .grid: return merged(children, first: .top, last: .bottom)
    case .row, .gridRow: return merged(children, first: .leading, last: .trailing)
    case .layers, .fits, .lazyGrid: return merged(children, first: nil, last: nil)
    case .padding(let top, let leading, let bottom, let trailing):
      return replaced(
        children[0],
        zip(Side.allCases, [top, leading, bottom, trailing]).filter { $1 != 0 }.map(\.0))
    case .frame(let width, let height, _):
      return framed(children[0], width != nil, height != nil)
    case .flexible(let width, let height, _):
      return framed(children[0], width != Sketch.Bounds(), height != Sketch.Bounds())
    default: return wishes(children[0])
    }
  }

  /// A line and a tenth of it, up to pixels, lie between the capitals of a text and a view below; to a view above
  /// the text keeps its descent and that tenth. Until system 16 the tenth went up to 4 points, and texts kept none.
  private func wishes(of text: Sketch.Text) -> Wishes {
    let line = text.size * (0.952148 + 0.241211)
    let isOld = text.systemVersion < 17
    let tenth = roundedUp(line / 10, isOld ? 4 : 1 / scale)
    let leading = (text.pitch ?? line) - line
    let lead = isOld ? 0 : roundedUp(leading, 1 / scale)
    let own = Wish.text(line: line + leading, lead: lead)
    return [
      .top: [.texts: own, .viewAboveText: .length(text.size * 0.241211 + tenth)],
      .bottom: [
        .texts: own,
        .textAboveView: .length(
          max(line + tenth - text.size * 0.7046, text.size * 0.241211 + tenth)),
      ],
    ]
  }

  /// A symbol is a text without a line of its own; views keep to its baseline.
  private func symbol(_ depth: Double) -> Wishes {
    [
      .top: [.texts: .length(0), .viewAboveText: .length(depth)],
      .bottom: [.texts: .length(0), .textAboveView: .length(depth + 1)],
    ]
  }

  /// The wishes of several views, of which only the first and the last have these sides outside.
  private func merged(_ children: [Int], first: Side?, last: Side?) -> Wishes {
    var result: Wishes = [:]
    for child in children {
      for (side, wishes) in wishes(child) {
        if side == first && child != children.first { continue }
        if side == last && child != children.last { continue }
        result[side, default: [:]].merge(wishes, uniquingKeysWith: larger)
      }
    }
    return result
  }

  private func larger(_ a: Wish, _ b: Wish) -> Wish {
    switch (a, b) {
    case (.length(let x), .length(let y)): x < y ? b : a
    case (.text(let x, _), .text(let y, _)): x < y ? b : a
    case (.text, .length): a
    case (.length, .text): b
    }
  }

  private func framed(_ content: Int, _ across: Bool, _ down: Bool) -> Wishes {
    if holdsSpacer(content) { return wishes(content) }
    return replaced(
      content, (across ? [.leading, .trailing] : []) + (down ? [.top, .bottom] : []))
  }

  private func replaced(_ content: Int, _ sides: [Side]) -> Wishes {
    var result = wishes(content)
    for side in sides { result[side] = LayoutModel.plain[side] }
    return result
  }

  private func holdsSpacer(_ view: Int) -> Bool {
    switch views[view].kind {
    case .spacer: true
    case .row, .column, .layers, .grid, .gridRow, .fits: false
    default: views[view].children.first.map(holdsSpacer) ?? false
    }
  }

  // MARK: Grids

  /// The distances above the rows but the first: the author's, or the largest of views above each other.
  func gridGaps(_ rows: [[(view: Int, columns: Range<Int>)]], authored: Double?) -> [Double] {
    zip(rows, rows.dropFirst()).map { upper, lower in
      if let authored { return authored }
      let pairs = upper.flatMap { a in
        lower.filter { $0.columns.overlaps(a.columns) }.map { (a.view, $0.view) }
      }
      return pairs.map { distance($0, .bottom, $1, .top) }.max() ?? LayoutModel.spacing
    }
  }
}

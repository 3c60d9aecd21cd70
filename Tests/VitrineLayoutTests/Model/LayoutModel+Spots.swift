import VitrineGraphics

extension LayoutModel {
  enum Guide {
    case across(Sketch.Across)
    case down(Sketch.Down)
  }

  /// The children that are placed, when a view is placed for a proposal.
  func spots(_ view: Int, _ ask: Ask) -> [Spot] {
    let own = size(view, ask)
    switch views[view].kind {
    case .box, .color, .picture, .text, .shape, .spacer, .divider, .gridRow: return []
    case .row, .column: return stackSpots(view, ask)
    case .layers(let alignment): return layerSpots(view, alignment, own)
    case .grid: return grid(view, ask).spots
    case .lazyGrid(let grid): return lazyGridSpots(view, grid, own)
    case .fits: return [Spot(view: fitting(view, ask), ask: ask, x: 0, y: 0)]
    case .behind(let alignment), .over(let alignment):
      return layeredSpots(view, alignment, ask, own)
    default: return [contentSpot(view, ask, own)]
    }
  }

  private func contentSpot(_ view: Int, _ ask: Ask, _ own: Size) -> Spot {
    let content = views[view].children[0]
    let inner = contentAsk(view, ask)
    switch views[view].kind {
    case .padding(let top, let leading, _, _):
      return Spot(view: content, ask: inner, x: leading, y: top)
    case .frame(_, _, let alignment):
      return aligned(content, inner, alignment, in: own)
    case .flexible(let width, let height, let alignment):
      let asked = Ask(
        width: framedAsk(width, ask.width, own.width),
        height: framedAsk(height, ask.height, own.height))
      return aligned(content, asked, alignment, in: own)
    case .offset(let x, let y): return Spot(view: content, ask: ask, x: x, y: y)
    case .position(let x, let y):
      let asked = Ask(width: own.width, height: own.height)
      let size = size(content, asked)
      return Spot(view: content, ask: asked, x: x - size.width / 2, y: y - size.height / 2)
    default: return Spot(view: content, ask: inner, x: 0, y: 0)
    }
  }

  /// A flexible frame offers its own length, unless its content was asked for the ideal length and got it.
  private func framedAsk(_ bounds: Sketch.Bounds, _ ask: Double?, _ own: Double) -> Double? {
    let isFree =
      ask == nil && bounds.ideal == nil && (bounds.least ?? -.infinity) < own
      && own < (bounds.most ?? .infinity)
    return isFree ? nil : own
  }

  private func aligned(_ content: Int, _ ask: Ask, _ alignment: Sketch.Alignment, in box: Size)
    -> Spot
  {
    Spot(
      view: content, ask: ask,
      x: plain(.across(alignment.across), box) - guide(content, .across(alignment.across), ask),
      y: plain(.down(alignment.down), box) - guide(content, .down(alignment.down), ask))
  }

  private func layeredSpots(
    _ view: Int, _ alignment: Sketch.Alignment, _ ask: Ask, _ own: Size
  ) -> [Spot] {
    let primary = views[view].children[0]
    let secondary = views[view].children[1]
    let asked = Ask(width: own.width, height: own.height)
    let x = guide(primary, .across(alignment.across), ask)
    let y = guide(primary, .down(alignment.down), ask)
    return [
      Spot(view: primary, ask: ask, x: 0, y: 0),
      Spot(
        view: secondary, ask: asked, x: x - guide(secondary, .across(alignment.across), asked),
        y: y - guide(secondary, .down(alignment.down), asked)),
    ]
  }

  /// Every view of a ZStack is offered the stack's own size.
  private func layerSpots(_ view: Int, _ alignment: Sketch.Alignment, _ own: Size) -> [Spot] {
    let ask = Ask(width: own.width, height: own.height)
    let across = Guide.across(alignment.across)
    let down = Guide.down(alignment.down)
    let leading = leadingLayers(view)
    let x = leading.map { guide($0, across, ask) }.max() ?? 0
    let y = leading.map { guide($0, down, ask) }.max() ?? 0
    return views[view].children.map {
      Spot(view: $0, ask: ask, x: x - guide($0, across, ask), y: y - guide($0, down, ask))
    }
  }

  // MARK: Guides

  /// The position of a guide in a view that was asked for a size.
  func guide(_ view: Int, _ guide: Guide, _ ask: Ask) -> Double {
    explicit(view, guide, ask) ?? plain(guide, size(view, ask))
  }

  /// A guide's position in a box.
  func plain(_ guide: Guide, _ box: Size) -> Double {
    switch guide {
    case .across(.leading), .down(.top): 0
    case .across(.center): box.width / 2
    case .across(.trailing): box.width
    case .across(.custom): box.width * LayoutModel.customShare
    case .down(.center): box.height / 2
    case .down(.bottom), .down(.firstBaseline), .down(.lastBaseline): box.height
    case .down(.custom): box.height * LayoutModel.customShare
    }
  }

  /// The value that a view or its content sets.
  private func explicit(_ view: Int, _ guide: Guide, _ ask: Ask) -> Double? {
    switch (views[view].kind, guide) {
    case (.box(_, _, let baseline), .down(.firstBaseline)),
      (.box(_, _, let baseline), .down(.lastBaseline)):
      return baseline
    case (.text(let text), .down(.firstBaseline)), (.text(let text), .down(.lastBaseline)):
      return textBaseline(text)
    case (.guideAcross(let own, let rule), .across(let asked)) where own == asked:
      return rule.value(size(views[view].children[0], ask).width)
    case (.guideDown(let own, let rule), .down(let asked)) where own == asked:
      return rule.value(size(views[view].children[0], ask).height)
    case (.row, _), (.column, _), (.layers, _), (.grid, _), (.lazyGrid, _):
      return merged(spots(view, ask), guide)
    case (.offset, _), (.behind, _), (.over, _):
      return explicit(views[view].children[0], guide, ask)
    default:
      guard let spot = spots(view, ask).first else { return nil }
      return explicit(spot.view, guide, spot.ask).map { $0 + shift(spot, guide) }
    }
  }

  private func shift(_ spot: Spot, _ guide: Guide) -> Double {
    if case .across = guide { spot.x } else { spot.y }
  }

  /// Baselines are the outermost of the children's, custom guides their mean; the sides and middles of children
  /// are no guides of their container.
  private func merged(_ spots: [Spot], _ guide: Guide) -> Double? {
    let children = cells(spots)
    let values = children.compactMap { spot in
      explicit(spot.view, guide, spot.ask).map { $0 + shift(spot, guide) }
    }
    switch guide {
    case .down(.firstBaseline): return values.min()
    case .down(.lastBaseline): return values.max()
    case .across(.custom), .down(.custom):
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    default: return nil
    }
  }
}

extension Sketch.GuideRule {
  func value(_ length: Double) -> Double {
    switch self {
    case .fromNear(let distance): distance
    case .fromFar(let distance): length - distance
    }
  }
}

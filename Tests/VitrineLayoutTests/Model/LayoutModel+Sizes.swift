import VitrineGraphics

extension LayoutModel {
  func measure(_ view: Int, _ ask: Ask) -> Size {
    let ideal = LayoutModel.idealLength
    switch views[view].kind {
    case .box(let width, let height, _): return Size(width, height)
    case .color: return Size(ask.width ?? ideal, ask.height ?? ideal)
    case .picture(let width, let height): return Size(ask.width ?? width, ask.height ?? height)
    case .text(let text): return textSize(text)
    case .shape(let shape): return shapeSize(shape, ask)
    case .spacer(let least): return spacer(views[view].axis, least ?? LayoutModel.spacing, ask)
    case .divider:
      let line = 1 / scale
      return views[view].axis == .row
        ? Size(line, ask.height ?? ideal) : Size(ask.width ?? ideal, line)
    case .row, .column: return stackSize(view, ask)
    case .layers: return layersSize(view, ask)
    case .grid: return grid(view, ask).size
    case .gridRow: return Size(ask.width ?? 0, ask.height ?? 0)
    case .lazyGrid(let grid): return lazyGridSize(view, grid, ask)
    case .fits: return size(fitting(view, ask), ask)
    default: return modifierSize(view, ask)
    }
  }

  private func spacer(_ axis: Axis?, _ least: Double, _ ask: Ask) -> Size {
    let width = max(ask.width ?? least, least)
    let height = max(ask.height ?? least, least)
    switch axis {
    case .row: return Size(width, 0)
    case .column: return Size(0, height)
    case nil: return Size(width, height)
    }
  }

  private func modifierSize(_ view: Int, _ ask: Ask) -> Size {
    let content = views[view].children[0]
    switch views[view].kind {
    case .padding(let top, let leading, let bottom, let trailing):
      let inner = size(content, contentAsk(view, ask))
      return Size(inner.width + leading + trailing, inner.height + top + bottom)
    case .frame(let width, let height, _):
      let inner = size(content, contentAsk(view, ask))
      return Size(width ?? inner.width, height ?? inner.height)
    case .flexible(let width, let height, _):
      let inner = size(content, contentAsk(view, ask))
      return Size(
        flexibleSide(width, ask.width, inner.width),
        flexibleSide(height, ask.height, inner.height))
    case .position:
      let inner = size(content, ask)
      guard let width = ask.width, let height = ask.height else {
        return Size(ask.width ?? inner.width, ask.height ?? inner.height)
      }
      return Size(width, height)
    default: return size(content, contentAsk(view, ask))
    }
  }

  /// What a modifier asks its content for while it is measured.
  func contentAsk(_ view: Int, _ ask: Ask) -> Ask {
    switch views[view].kind {
    case .padding(let top, let leading, let bottom, let trailing):
      return Ask(
        width: ask.width.map { max($0 - leading - trailing, 0) },
        height: ask.height.map { max($0 - top - bottom, 0) })
    case .frame(let width, let height, _):
      return Ask(width: width ?? ask.width, height: height ?? ask.height)
    case .flexible(let width, let height, _):
      return Ask(
        width: flexibleAsk(width, ask.width), height: flexibleAsk(height, ask.height))
    case .fixedSize(let across, let down):
      return Ask(width: across ? nil : ask.width, height: down ? nil : ask.height)
    case .ratio(let ratio, let fills): return ratioAsk(view, ratio, fills, ask)
    default: return ask
    }
  }

  /// The proposal, or the ideal length without one, brought between the bounds.
  private func flexibleAsk(_ bounds: Sketch.Bounds, _ ask: Double?) -> Double? {
    guard var length = ask ?? bounds.ideal else { return nil }
    if let least = bounds.least { length = max(length, least) }
    if let most = bounds.most { length = min(length, most) }
    return length
  }

  /// A bound that is given lets the frame follow the proposal up to it; without bounds it follows the content.
  private func flexibleSide(_ bounds: Sketch.Bounds, _ ask: Double?, _ content: Double) -> Double {
    if ask == nil, let ideal = bounds.ideal { return ideal }
    var length = content
    let asked = flexibleAsk(bounds, ask)
    if let least = bounds.least { length = max(least, asked.map { min(length, $0) } ?? length) }
    if let most = bounds.most { length = min(most, asked.map { max(length, $0) } ?? length) }
    return length
  }

  private func ratioAsk(_ view: Int, _ ratio: Double?, _ fills: Bool, _ ask: Ask) -> Ask {
    var base = Size(ratio ?? 1, 1)
    if ratio == nil {
      base = size(views[view].children[0], Ask())
      if base.width <= 0 && base.height <= 0 { base = Size(1, 1) }
    }
    let factors = [(ask.width, base.width), (ask.height, base.height)].compactMap { asked, own in
      own > 0 ? asked.map { $0 / own } : nil
    }
    guard let factor = fills ? factors.max() : factors.min() else { return ask }
    func times(_ length: Double) -> Double { length == 0 ? 0 : length * factor }
    return Ask(width: times(base.width), height: times(base.height))
  }

  // MARK: Layers

  private func layersSize(_ view: Int, _ ask: Ask) -> Size {
    guard case .layers(let alignment) = views[view].kind else { return .zero }
    let leading = leadingLayers(view)
    let across = leading.map { child in
      (size(child, ask).width, guide(child, .across(alignment.across), ask))
    }
    let down = leading.map { child in
      (size(child, ask).height, guide(child, .down(alignment.down), ask))
    }
    return Size(extent(across), extent(down))
  }

  /// The children of the highest priority decide about the size of a ZStack.
  func leadingLayers(_ view: Int) -> [Int] {
    let children = views[view].children
    let highest = children.map { views[$0].priority }.max()
    return children.filter { views[$0].priority == highest }
  }

  /// The length of the smallest box around views whose guides lie on one line.
  func extent(_ views: [(length: Double, guide: Double)]) -> Double {
    if views.contains(where: { $0.length == .infinity }) { return .infinity }
    let low = views.map { -$0.guide }.min() ?? 0
    let high = views.map { $0.length - $0.guide }.max() ?? 0
    return max(high - low, 0)
  }

  /// The first child whose ideal size fits, otherwise the last.
  func fitting(_ view: Int, _ ask: Ask) -> Int {
    guard case .fits(let across, let down) = views[view].kind else { return view }
    let asked = Ask(width: across ? nil : ask.width, height: down ? nil : ask.height)
    let children = views[view].children
    return children.first { child in
      let ideal = size(child, asked)
      let tolerance = 1e-6
      return !(across && ideal.width > (ask.width ?? .infinity) + tolerance)
        && !(down && ideal.height > (ask.height ?? .infinity) + tolerance)
    } ?? children[children.count - 1]
  }
}

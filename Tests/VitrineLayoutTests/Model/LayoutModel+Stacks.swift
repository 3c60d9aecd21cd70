import VitrineGraphics

extension LayoutModel {
  private struct Share {
    var ask: Ask
    var size: Size
  }

  func stackSize(_ view: Int, _ ask: Ask) -> Size {
    let shares = shares(view, ask)
    let gaps = gaps(view).reduce(0, +)
    let children = views[view].children
    switch views[view].kind {
    case .row(let guide, _):
      return Size(
        shares.reduce(gaps) { $0 + $1.size.width },
        lineExtent(
          zip(children, shares).map { ($1.size.height, self.guide($0, .down(guide), $1.ask)) }))
    case .column(let guide, _):
      return Size(
        lineExtent(
          zip(children, shares).map { ($1.size.width, self.guide($0, .across(guide), $1.ask)) }),
        shares.reduce(gaps) { $0 + $1.size.height })
    default: return .zero
    }
  }

  /// As `extent`, but the line of the guides belongs to a stack's box, too.
  private func lineExtent(_ views: [(length: Double, guide: Double)]) -> Double {
    extent(views + [(0, 0)])
  }

  /// The children one after the other, with their guides on one line.
  func stackSpots(_ view: Int, _ asked: Ask) -> [Spot] {
    let own = size(view, asked)
    var ask = asked
    // Once its size is known, a stack's views may fill it across.
    if isRow(view) {
      ask.height = asked.height ?? own.height
    } else {
      ask.width = asked.width ?? own.width
    }
    let shares = shares(view, ask)
    let gaps = [0] + gaps(view)
    var at = 0.0
    var spots: [Spot] = []
    for (k, child) in views[view].children.enumerated() {
      let share = shares[k]
      at += gaps[k]
      switch views[view].kind {
      case .row(let guide, _):
        let line = self.guide(child, .down(guide), share.ask)
        spots.append(Spot(view: child, ask: share.ask, x: at, y: -line))
        at += share.size.width
      case .column(let guide, _):
        let line = self.guide(child, .across(guide), share.ask)
        spots.append(Spot(view: child, ask: share.ask, x: -line, y: at))
        at += share.size.height
      default: break
      }
    }
    let low = spots.map { isRow(view) ? $0.y : $0.x }.min() ?? 0
    for k in spots.indices {
      if isRow(view) { spots[k].y -= min(low, 0) } else { spots[k].x -= min(low, 0) }
    }
    return spots
  }

  private func isRow(_ view: Int) -> Bool {
    if case .row = views[view].kind { true } else { false }
  }

  /// The distances between neighbours: the author's, otherwise what they wish.
  private func gaps(_ view: Int) -> [Double] {
    let children = views[view].children
    return zip(children, children.dropFirst()).map { a, b in
      switch views[view].kind {
      case .row(_, let spacing): spacing ?? distance(a, .trailing, b, .leading)
      case .column(_, let spacing): spacing ?? distance(a, .bottom, b, .top)
      default: 0
      }
    }
  }

  // MARK: Sharing the length

  private func shares(_ view: Int, _ ask: Ask) -> [Share] {
    let isRow = isRow(view)
    let children = views[view].children
    let across = isRow ? ask.height : ask.width
    func share(_ child: Int, _ length: Double?) -> Share {
      let own = isRow ? Ask(width: length, height: across) : Ask(width: across, height: length)
      return Share(ask: own, size: size(child, own))
    }
    func length(_ share: Share) -> Double { isRow ? share.size.width : share.size.height }
    guard let offered = isRow ? ask.width : ask.height else {
      return children.map { share($0, nil) }
    }
    let least = children.map { length(share($0, 0)) }
    let most = children.map { length(share($0, .infinity)) }
    var result = [Share?](repeating: nil, count: children.count)
    var left = offered - gaps(view).reduce(0, +)
    let priorities = Set(children.map { views[$0].priority }).sorted(by: >)
    for priority in priorities {
      let group = children.indices.filter { views[children[$0]].priority == priority }
      let lower = children.indices.filter { views[children[$0]].priority < priority }
      // Whoever is served later keeps the least length.
      let reserved = lower.reduce(0) { $0 + least[$1] }
      var room = left - reserved
      for (served, k) in servingOrder(group, least, most).enumerated() {
        let part = max(room / Double(group.count - served), 0)
        let own = share(children[k], part)
        result[k] = own
        room = rest(room, length(own))
        left = rest(left, length(own))
      }
    }
    return result.compactMap { $0 }
  }

  /// The least flexible child first; of endlessly flexible ones the one that must be longer.
  func servingOrder(_ group: [Int], _ least: [Double], _ most: [Double]) -> [Int] {
    group.enumerated().sorted { a, b in
      let (i, j) = (a.element, b.element)
      let (slackI, slackJ) = (most[i] - least[i], most[j] - least[j])
      if slackI != slackJ { return slackI < slackJ }
      if slackI == .infinity && least[i] != least[j] { return least[i] > least[j] }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// What is left of a length; an endless one stays endless.
  func rest(_ length: Double, _ taken: Double) -> Double {
    length == .infinity ? .infinity : length - taken
  }
}

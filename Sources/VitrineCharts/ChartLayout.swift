import Foundation

/// A layout that reserves space for the labels on each side, the titles, and a legend.
struct ChartLayout: Layout {
  /// The side of the legend, its alignment there, and its distance in points.
  var legend = ChartLegendPlace()

  private struct Room {
    var leading = 0.0
    var trailing = 0.0
    var top = 0.0
    var bottom = 0.0
    var title = 0.0
    var foot = 0.0
    /// The room for the legend at each side of the chart.
    var legend: [AxisSide: Double] = [:]

    func legend(_ side: AxisSide) -> Double { legend[side] ?? 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func room(_ subviews: Subviews, _ width: CGFloat) -> Room {
    var room = Room()
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .plot, .layer, .tick: break
      case .label(let place):
        reserve(subview.sizeThatFits(.unspecified), place, &room)
      case .yTitle:
        room.title += subview.sizeThatFits(.unspecified).height + ChartLabelPlace.usualGap
      case .xTitle:
        room.foot += subview.sizeThatFits(.unspecified).height + ChartLabelPlace.usualGap
      case .legend:
        let size = subview.sizeThatFits(legendProposal(width))
        switch legend.side {
        case nil: break
        case .bottom: room.foot += size.height + legend.spacing
        case .top: room.title += size.height + legend.spacing
        case .leading: room.legend[.leading] = size.width + legend.spacing
        case .trailing: room.legend[.trailing] = size.width + legend.spacing
        }
      }
    }
    return room
  }

  private func reserve(_ size: CGSize, _ place: ChartLabelPlace, _ room: inout Room) {
    // A label inside the plot area takes no room beside it.
    guard size.width > 0, place.preset != .inset else { return }
    switch place.side {
    case .leading: room.leading = max(room.leading, size.width + place.gap)
    case .trailing: room.trailing = max(room.trailing, size.width + place.gap)
    case .top: room.top = max(room.top, size.height + place.gap)
    case .bottom: room.bottom = max(room.bottom, size.height + place.gap)
    }
    guard !place.isX, !place.scale.hasNames, place.preset != .aligned else { return }
    room.top = max(room.top, (place.preset == .extended ? 1 : place.anchor) * size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = room(subviews, bounds.width)
    let sides = (room.legend(.leading), room.legend(.trailing))
    let plot = CGRect(
      x: bounds.minX + room.leading + sides.0, y: bounds.minY + room.title + room.top,
      width: max(0, bounds.width - room.leading - room.trailing - sides.0 - sides.1),
      height: max(0, bounds.height - room.title - room.top - room.bottom - room.foot))
    let kept = LabelChoice(subviews, in: plot, of: bounds).kept
    for (index, subview) in subviews.enumerated() {
      switch subview[ChartRoleKey.self] {
      case .plot, .layer: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .label(let place): self.place(subview, place, kept[index], plot)
      case .tick(let place, let length): tick(subview, place, length, subviews, plot)
      case .yTitle:
        let y = bounds.minY + (legend.side == .top ? legendHeight(subviews, bounds.width) : 0)
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      case .xTitle:
        let size = subview.sizeThatFits(.unspecified)
        subview.place(
          at: CGPoint(
            x: plot.midX - size.width / 2, y: plot.maxY + room.bottom + ChartLabelPlace.usualGap),
          proposal: .unspecified)
      case .legend: placeLegend(subview, in: bounds, around: plot)
      }
    }
  }

  /// A legend beside the chart has a row for each entry.
  private func legendProposal(_ width: CGFloat) -> ProposedViewSize {
    let isBeside = legend.side == .leading || legend.side == .trailing
    return ProposedViewSize(width: isBeside ? 0 : width, height: nil)
  }

  private func legendHeight(_ subviews: Subviews, _ width: CGFloat) -> Double {
    subviews.reduce(0) { height, subview in
      guard case .legend = subview[ChartRoleKey.self] else { return height }
      return height + subview.sizeThatFits(legendProposal(width)).height + legend.spacing
    }
  }

  private func placeLegend(_ subview: Subviews.Element, in bounds: CGRect, around plot: CGRect) {
    let proposal = legendProposal(bounds.width)
    let size = subview.sizeThatFits(proposal)
    let unit = legend.alignment.unit
    let area = legend.side == nil ? plot : bounds
    var origin = CGPoint(
      x: area.minX + unit.x * (area.width - size.width),
      y: area.minY + unit.y * (area.height - size.height))
    switch legend.side {
    case .bottom: origin.y = bounds.maxY - size.height
    case .top: origin.y = bounds.minY
    case .leading: origin.x = bounds.minX
    case .trailing: origin.x = bounds.maxX - size.width
    case nil: break
    }
    subview.place(at: origin, proposal: proposal)
  }
}

extension ChartLayout {
  /// The distance in points between a label inside the plot area, or on an extended line, and its line (estimated).
  private static let lineGap = 2.0

  private func place(
    _ subview: Subviews.Element, _ place: ChartLabelPlace, _ choice: LabelChoice.Choice?,
    _ plot: CGRect
  ) {
    let proposal: ProposedViewSize =
      switch choice {
      case nil, .whole: .unspecified
      case .cut(let width): ProposedViewSize(width: width, height: nil)
      case .hidden: .zero
      }
    let size = subview.sizeThatFits(proposal)
    let origin = place.isX ? Self.below(size, place, plot) : Self.beside(size, place, plot)
    subview.place(at: origin, proposal: proposal)
  }

  /// The origin of a label of a horizontal axis.
  fileprivate static func below(
    _ size: CGSize, _ place: ChartLabelPlace, _ plot: CGRect
  ) -> CGPoint {
    var x = place.scale.run(place.fraction, of: plot.width, from: plot.minX)
    var y = place.side == .top ? plot.minY - place.gap - size.height : plot.maxY + place.gap
    switch place.preset {
    case .automatic: x -= place.anchor * size.width
    case .aligned:
      x = max(plot.minX, min(x - place.anchor * size.width, plot.maxX - size.width))
    case .extended, .inset:
      x += place.scale.hasNames ? -place.anchor * size.width : lineGap
      guard place.preset == .inset else { break }
      y = place.side == .top ? plot.minY + lineGap : plot.maxY - lineGap - size.height
    }
    return CGPoint(x: x, y: y)
  }

  /// The origin of a label of a vertical axis.
  private static func beside(
    _ size: CGSize, _ place: ChartLabelPlace, _ plot: CGRect
  ) -> CGPoint {
    let y = place.scale.rise(place.fraction, of: plot.height, from: plot.maxY)
    let isLeading = place.side == .leading
    var origin = CGPoint(
      x: isLeading ? plot.minX - place.gap - size.width : plot.maxX + place.gap,
      y: y - place.anchor * size.height)
    switch place.preset {
    case .automatic: break
    case .aligned: origin.y = max(plot.minY, min(origin.y, plot.maxY - size.height))
    case .extended:
      if !place.scale.hasNames { origin.y = y - size.height }
    case .inset:
      origin.x = isLeading ? plot.minX + lineGap : plot.maxX - lineGap - size.width
      // The label of the uppermost line stays in the plot area, below it.
      if !place.scale.hasNames {
        origin.y = y - size.height < plot.minY ? y + lineGap : y - size.height
      }
    }
    return origin
  }

  /// Places a line that is as long as the labels of its side.
  private func tick(
    _ subview: Subviews.Element, _ place: ChartLabelPlace, _ length: AxisTick.Length,
    _ subviews: Subviews, _ plot: CGRect
  ) {
    let reach = reach(of: place, length, subviews)
    guard place.isX else {
      let y = place.scale.rise(place.fraction, of: plot.height, from: plot.maxY)
      let x = place.side == .leading ? plot.minX - reach : plot.maxX
      return subview.place(
        at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: reach, height: 0))
    }
    let x = place.scale.run(place.fraction, of: plot.width, from: plot.minX)
    let y = place.side == .top ? plot.minY - reach : plot.maxY
    subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: 0, height: reach))
  }

  /// The points from the plot area to the far end of labels.
  private func reach(
    of tick: ChartLabelPlace, _ length: AxisTick.Length, _ subviews: Subviews
  ) -> CGFloat {
    var most = 0.0
    let past: CGFloat
    let isOwn: Bool
    switch length {
    case .automatic: (past, isOwn) = (0, false)
    case .ownLabel(let points): (past, isOwn) = (points, true)
    case .longest(let points): (past, isOwn) = (points, false)
    }
    for subview in subviews {
      guard case .label(let place) = subview[ChartRoleKey.self], place.side == tick.side,
        !isOwn || place.datum == tick.datum
      else { continue }
      let size = subview.sizeThatFits(.unspecified)
      most = max(most, (place.isX ? size.height : size.width) + place.gap)
    }
    return max(0, most + (past.isFinite ? past : 0))
  }
}

/// The labels of horizontal axes that are shown where others would overlap them.
private struct LabelChoice {
  enum Choice { case whole, hidden, cut(CGFloat) }

  /// By the index of the view; none for views that are no such labels.
  private(set) var kept: [Int: Choice] = [:]

  init(_ subviews: LayoutSubviews, in plot: CGRect, of chart: CGRect) {
    var labels: [(index: Int, place: ChartLabelPlace, span: ClosedRange<CGFloat>)] = []
    for (index, subview) in subviews.enumerated() {
      guard case .label(let place) = subview[ChartRoleKey.self], place.isX, place.isOptional else {
        continue
      }
      let size = subview.sizeThatFits(.unspecified)
      let x = ChartLayout.below(size, place, plot).x
      guard x.isFinite, size.width > 0 else { continue }
      labels.append((index, place, x...(x + size.width)))
    }
    let order = labels.indices.sorted { a, b in
      let (first, second) = (labels[a].place.collision.priority, labels[b].place.collision.priority)
      return first == second ? a < b : first > second
    }
    let width = plot.width / CGFloat(max(1, labels.count))
    var taken: [(side: AxisSide, span: ClosedRange<CGFloat>)] = []
    for i in order {
      let (index, place, span) = labels[i]
      if Self.isCutOff(place, span.upperBound, plot, chart) {
        kept[index] = .hidden
        continue
      }
      if place.collision.kind == .truncate {
        kept[index] = span.upperBound - span.lowerBound > width ? .cut(width) : .whole
        continue
      }
      let least = place.collision.spacing ?? 0
      let isFree = taken.allSatisfy {
        $0.side != place.side || $0.span.upperBound + least <= span.lowerBound
          || $0.span.lowerBound - least >= span.upperBound
      }
      kept[index] = isFree ? .whole : .hidden
      if isFree { taken.append((place.side, span)) }
    }
  }

  /// Whether a label that stands after its line reaches beyond its area.
  private static func isCutOff(
    _ place: ChartLabelPlace, _ end: CGFloat, _ plot: CGRect, _ chart: CGRect
  ) -> Bool {
    switch place.preset {
    case .automatic, .aligned: false
    case .extended: !place.scale.hasNames && end > chart.maxX
    case .inset: !place.scale.hasNames && end > plot.maxX
    }
  }
}

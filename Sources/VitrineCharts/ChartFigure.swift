import Foundation

/// The plot area with labels and legend around it.
nonisolated struct ChartFigure: View {
  let marks: [ChartMark]
  let settings: ChartSettings
  let axes: ChartAxes
  /// The frame of the chart on the canvas.
  let frame: CGRect
  private let styles: ChartStyles
  private let entries: [ChartStyles.Entry]

  init(marks: [ChartMark], settings: ChartSettings, axes: ChartAxes, frame: CGRect) {
    styles = ChartStyles(marks, settings)
    self.marks = styles.named(marks)
    self.settings = settings
    self.axes = axes
    self.frame = frame
    entries = styles.entries
  }

  nonisolated var body: some View {
    ChartLayout(legend: settings.legend) {
      ForEach(settings.backgrounds.indices, id: \.self) { layer(settings.backgrounds[$0]) }
      plot.layoutValue(key: ChartRoleKey.self, value: .plot)
      ForEach(Array(xLabels.enumerated()), id: \.offset) { _, label in
        label.view.layoutValue(key: ChartRoleKey.self, value: label.role)
      }
      ForEach(Array(yLabels.enumerated()), id: \.offset) { _, label in
        label.view.layoutValue(key: ChartRoleKey.self, value: label.role)
      }
      ForEach(Array(ticks.enumerated()), id: \.offset) { _, tick in
        tick.view.layoutValue(key: ChartRoleKey.self, value: tick.role)
      }
      if let title = settings.xTitle {
        title.modifier(AxisWords()).layoutValue(key: ChartRoleKey.self, value: .xTitle)
      }
      if let title = settings.yTitle {
        title.modifier(AxisWords()).layoutValue(key: ChartRoleKey.self, value: .yTitle)
      }
      if settings.showsLegend { legend }
      ForEach(gaps, id: \.self) { gap in EmptyView().gap(gap) }
      ForEach(settings.overlays.indices, id: \.self) { layer(settings.overlays[$0]) }
    }
  }

  @ViewBuilder private var legend: some View {
    if let own = settings.ownLegend {
      own.layoutValue(key: ChartRoleKey.self, value: .legend)
    } else if let scale = styles.colorScale {
      ChartColorScale(gradient: scale.gradient, bounds: scale.bounds)
        .layoutValue(key: ChartRoleKey.self, value: .legend)
    } else if !entries.isEmpty {
      ChartLegend(entries: entries).layoutValue(key: ChartRoleKey.self, value: .legend)
    }
  }

  /// Entries of the gap table for requests that the chart does not draw.
  private var gaps: [Gap] {
    let pads = marks.contains { mark in
      mark.annotations.contains { $0.overflow?.x == .padScale || $0.overflow?.y == .padScale }
    }
    return axes.gaps + (pads ? [.annotationPadScale] : [])
  }

  private var plot: some View {
    let view = AnyView(
      GeometryReader { proxy in
        ChartPlot(
          marks: marks, axes: axes, size: proxy.size,
          chart: frame.offsetBy(
            dx: -proxy.frame(in: .global).minX, dy: -proxy.frame(in: .global).minY))
      })
    return settings.plot?(view) ?? view
  }

  /// A view of the chart's size behind or over it, placed by a reader that is as large as the plot area.
  private func layer(_ layer: ChartLayer) -> some View {
    GeometryReader { proxy in
      let plot = proxy.frame(in: .global)
      let place = plot.offsetBy(dx: -frame.minX, dy: -frame.minY)
      Anchor.within(place) { anchor in
        ZStack(alignment: layer.alignment) {
          layer.view(
            ChartProxy(axes: axes, styles: styles, size: plot.size, anchor: anchor))
        }
        .frame(width: frame.width, height: frame.height, alignment: layer.alignment)
      }
      .offset(x: -place.minX, y: -place.minY)
    }
    .layoutValue(key: ChartRoleKey.self, value: .layer)
  }
}

extension ChartFigure {
  struct PlacedLabel {
    var view: AnyView
    var role: ChartRole
  }

  /// The width of a label's letter (estimated), and the least distance between two labels, both in points.
  private static let letterWidth = 6.5
  private static let labelDistance = 4.0

  /// The labels that do not overlap the previous one on their side.
  private var roomyLabels: [_AxisItem] {
    var ends: [AxisSide: Double] = [:]
    // From the leading edge on, where the least value of a reversed axis is last.
    let items = axes.x.isReversed ? axes.xItems.reversed() : axes.xItems
    let kept = items.filter { item in
      guard item.kind == .label, let side = item.side else { return false }
      guard let letters = item.letters, let at = axes.x.fraction(ChartPlace(datum: item.place))
      else { return true }
      let width = Double(letters) * Self.letterWidth
      let start = at * axes.width - (axes.x.isDate ? 0 : width / 2)
      guard start >= ends[side] ?? -.infinity else { return false }
      ends[side] = start + width + Self.labelDistance
      return true
    }
    return axes.x.isReversed ? kept.reversed() : kept
  }

  private var xLabels: [PlacedLabel] {
    let labels = roomyLabels
    return labels.enumerated().compactMap { index, item in
      guard let at = axes.fraction(of: item, at: index, in: labels, on: axes.x) else { return nil }
      // Date labels start at the line that marks the beginning of their unit.
      let isAfterLine = axes.x.isDate && !axes.x.hasNames && !item.isCentered
      var place = place(item, at, on: axes.x)
      place.anchor = item.anchor.map { Double($0.x) } ?? (isAfterLine ? 0 : 0.5)
      place.isOptional =
        (item.letters == nil || item.preset != .automatic) && item.collision.kind != .disabled
      place.gap = item.spacing.vertical ?? ChartLabelPlace.usualGap
      return PlacedLabel(view: words(item, isOptional: place.isOptional), role: .label(place))
    }
  }

  private var yLabels: [PlacedLabel] {
    axes.yItems.enumerated().compactMap { index, item in
      guard item.kind == .label,
        let at = axes.fraction(of: item, at: index, in: axes.yItems, on: axes.y)
      else { return nil }
      var place = place(item, at, on: axes.y)
      place.anchor = item.anchor.map { Double($0.y) } ?? 0.5
      place.gap = item.spacing.horizontal ?? ChartLabelPlace.usualGap
      return PlacedLabel(view: words(item), role: .label(place))
    }
  }

  private func place(
    _ item: _AxisItem, _ at: Double, on scale: ChartScale
  ) -> ChartLabelPlace {
    ChartLabelPlace(
      datum: item.place, side: item.side ?? .bottom, fraction: at, scale: scale,
      preset: item.preset, collision: item.collision)
  }

  /// The ticks that are as long as labels, and the parts of extended lines beside the plot area.
  private var ticks: [PlacedLabel] {
    [(axes.xItems, axes.x), (axes.yItems, axes.y)].flatMap { items, scale in
      items.enumerated().compactMap { index, item in
        let isExtended = item.kind == .grid && item.preset == .extended
        guard item.kind == .tick && item.reach != nil || isExtended,
          let at = axes.fraction(of: item, at: index, in: items, on: scale)
        else { return nil }
        let line = AxisLine().stroke(
          item.style ?? AnyShapeStyle(Color(uiColor: .separator)),
          style: item.stroke ?? StrokeStyle(lineWidth: ChartPlot.gridWidth)
        )
        .offset(item.offset)
        return PlacedLabel(
          view: AnyView(line),
          role: .tick(place(item, at, on: scale), item.reach ?? .longestLabel))
      }
    }
  }

  private func words(_ item: _AxisItem, isOptional: Bool = false) -> AnyView {
    var view = item.view ?? AnyView(EmptyView())
    view =
      item.collision.kind == .truncate
      ? AnyView(view.modifier(CutAxisWords())) : AnyView(view.modifier(AxisWords()))
    if let turn = item.orientation.turn {
      let label = view
      view = AnyView(TurnedLabel { label.rotationEffect(.degrees(turn)) })
    }
    if isOptional, item.collision.kind != .truncate {
      // Without room the label gives way to nothing.
      let label = view
      view = AnyView(
        ViewThatFits(in: .horizontal) {
          label
          Color.clear.frame(width: 0, height: 0)
        })
    }
    return AnyView(view.offset(x: item.offset.width, y: item.offset.height))
  }
}

/// A line from one corner of its frame to the opposite one; its frame has no width or no height.
private nonisolated struct AxisLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) }
  }
}

/// The frame of a label that is turned by a right angle.
private struct TurnedLabel: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

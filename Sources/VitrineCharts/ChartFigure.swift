import Foundation

/// The plot area with labels and legend around it.
nonisolated struct ChartFigure: View {
  let marks: [ChartMark]
  let settings: ChartSettings
  let axes: ChartAxes
  /// The names of the legend in order.
  private let names: [String]

  init(marks: [ChartMark], settings: ChartSettings, axes: ChartAxes) {
    self.marks = marks
    self.settings = settings
    self.axes = axes
    names = Self.names(marks, settings)
  }

  nonisolated var body: some View {
    ChartLayout {
      plot.layoutValue(key: ChartRoleKey.self, value: .plot)
      ForEach(Array(xLabels.enumerated()), id: \.offset) { _, label in
        label.view.layoutValue(key: ChartRoleKey.self, value: label.role)
      }
      ForEach(Array(yLabels.enumerated()), id: \.offset) { _, label in
        label.view.layoutValue(key: ChartRoleKey.self, value: label.role)
      }
      if let title = settings.xTitle {
        title.modifier(AxisWords()).layoutValue(key: ChartRoleKey.self, value: .xTitle)
      }
      if let title = settings.yTitle {
        title.modifier(AxisWords()).layoutValue(key: ChartRoleKey.self, value: .yTitle)
      }
      if settings.showsLegend, !names.isEmpty {
        ChartLegend(entries: names.map { ($0, style(named: $0)) })
          .layoutValue(key: ChartRoleKey.self, value: .legend)
      }
      ForEach(gaps, id: \.self) { gap in EmptyView().gap(gap) }
    }
  }

  /// Entries of the gap table for requests that the chart does not draw.
  private var gaps: [Gap] {
    let knots = marks.contains { $0.interpolation == .knotted }
    let own = marks.reduce(into: Set<Gap>()) { $0.formUnion($1.gaps) }
    return axes.gaps(settings) + (knots ? [.interpolationMethodCatmullRom] : [])
      + own.sorted { $0.name < $1.name }
  }

  private var plot: some View {
    let view = AnyView(
      GeometryReader { proxy in
        ChartPlot(
          marks: marks, axes: axes, size: proxy.size, styleNamed: { style(named: $0) })
      })
    return settings.plot?(view) ?? view
  }

  private static func names(_ marks: [ChartMark], _ settings: ChartSettings) -> [String] {
    var names = settings.styles.map(\.name)
    for mark in marks {
      if let name = mark.styleName, !names.contains(name) { names.append(name) }
    }
    return marks.contains { $0.styleName != nil } ? names : []
  }

  /// The system colours in the order in which charts assign them.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private func style(named name: String) -> AnyShapeStyle {
    if let known = settings.styles.first(where: { $0.name == name }) { return known.style }
    let index = names.firstIndex(of: name) ?? 0
    if !settings.range.isEmpty { return settings.range[index % settings.range.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
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
    return axes.xItems.filter { item in
      guard item.kind == .label, let side = item.side else { return false }
      guard let letters = item.letters, let at = axes.x.fraction(ChartPlace(datum: item.place))
      else { return true }
      let width = Double(letters) * Self.letterWidth
      let start = at * axes.width - (axes.x.isDate ? 0 : width / 2)
      guard start >= ends[side] ?? -.infinity else { return false }
      ends[side] = start + width + Self.labelDistance
      return true
    }
  }

  private var xLabels: [PlacedLabel] {
    let labels = roomyLabels
    return labels.enumerated().compactMap { index, item in
      guard let at = axes.fraction(of: item, at: index, in: labels, on: axes.x) else { return nil }
      // Date labels start at the line that marks the beginning of their unit.
      let isAfterLine = axes.x.isDate && !(item.isCentered && !axes.x.hasNames)
      return PlacedLabel(
        view: words(item),
        role: .xLabel(
          at, anchor: item.anchor.map { Double($0.x) } ?? (isAfterLine ? 0 : 0.5),
          padding: axes.x.padding,
          isTop: item.side == .top))
    }
  }

  private var yLabels: [PlacedLabel] {
    axes.yItems.enumerated().compactMap { index, item in
      guard item.kind == .label,
        let at = axes.fraction(of: item, at: index, in: axes.yItems, on: axes.y)
      else { return nil }
      return PlacedLabel(
        view: words(item),
        role: .yLabel(
          at, anchor: item.anchor.map { Double($0.y) } ?? 0.5, padding: axes.y.padding,
          isLeading: item.side == .leading, isName: axes.y.hasNames))
    }
  }

  private func words(_ item: _AxisItem) -> AnyView {
    AnyView(
      (item.view ?? AnyView(EmptyView())).modifier(AxisWords())
        .offset(x: item.offset.width, y: item.offset.height))
  }
}

/// The default style of the text around a chart.
nonisolated struct AxisWords: ViewModifier {
  nonisolated func body(content: Content) -> some View {
    content.font(.caption2).foregroundStyle(.secondary).lineLimit(1).fixedSize()
  }
}

/// The legend: each name with its style.
nonisolated struct ChartLegend: View {
  let entries: [(String, AnyShapeStyle)]

  nonisolated var body: some View {
    HStack(spacing: 8) {
      ForEach(entries, id: \.0) { entry in
        HStack(spacing: 4) {
          Circle().fill(entry.1).frame(width: 8, height: 8)
          Text(verbatim: entry.0).modifier(AxisWords())
        }
      }
    }
  }
}

import Foundation

/// The area of the marks with labels and legend around it.
struct ChartFigure: View {
  let marks: [ChartMark]
  let settings: ChartSettings
  let axes: ChartAxes
  /// The names that the legend lists, in its order.
  private let names: [String]

  init(marks: [ChartMark], settings: ChartSettings, axes: ChartAxes) {
    self.marks = marks
    self.settings = settings
    self.axes = axes
    names = Self.names(marks, settings)
  }

  var body: some View {
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
    }
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

  /// The order in which charts hand out the system's colours.
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

  /// Points that a letter of a label takes (estimated), and that two labels keep apart.
  private static let letterWidth = 6.5
  private static let labelDistance = 4.0

  /// The labels that do not run into the one before.
  private var roomyLabels: [_AxisItem] {
    var end = -Double.infinity
    return axes.xItems.filter { item in
      guard item.kind == .label else { return false }
      guard let letters = item.letters, let at = axes.x.fraction(ChartPlace(datum: item.place))
      else { return true }
      let width = Double(letters) * Self.letterWidth
      let start = at * axes.width - (axes.x.isDate ? 0 : width / 2)
      guard start >= end else { return false }
      end = start + width + Self.labelDistance
      return true
    }
  }

  private var xLabels: [PlacedLabel] {
    let labels = roomyLabels
    return labels.enumerated().compactMap { index, item in
      guard let at = axes.x.fraction(ChartPlace(datum: item.place)) else { return nil }
      var fraction = at
      var anchor = 0.5
      if item.isCentered, case .numbers = axes.x.domain {
        fraction = (at + next(after: index, labels, axes.x, at)) / 2
        // The unit that begins where the axis ends is not on it.
        guard (0...1).contains(fraction) else { return nil }
      } else if axes.x.isDate {
        // Dates stand after the line at their beginning.
        anchor = 0
      }
      return PlacedLabel(
        view: words(item), role: .xLabel(fraction, anchor: anchor, padding: axes.x.padding))
    }
  }

  private var yLabels: [PlacedLabel] {
    axes.yItems.filter { $0.kind == .label }.compactMap { item in
      guard let at = axes.y.fraction(ChartPlace(datum: item.place)) else { return nil }
      var isLeading = false
      if case .categories = axes.y.domain { isLeading = true }
      return PlacedLabel(
        view: words(item),
        role: .yLabel(at, padding: axes.y.padding, isLeading: isLeading))
    }
  }

  /// Where the next label stands, or as far on as the last one is from the one before.
  private func next(
    after index: Int, _ labels: [_AxisItem], _ scale: ChartScale, _ at: Double
  ) -> Double {
    func place(_ index: Int) -> Double? {
      guard labels.indices.contains(index) else { return nil }
      return scale.fraction(ChartPlace(datum: labels[index].place))
    }
    if let next = place(index + 1) { return next }
    return place(index - 1).map { at + (at - $0) } ?? at
  }

  private func words(_ item: _AxisItem) -> AnyView {
    AnyView(
      (item.view ?? AnyView(EmptyView())).modifier(AxisWords())
        .offset(x: item.offset.width, y: item.offset.height))
  }
}

/// The words around a chart, unless their author says otherwise.
struct AxisWords: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.caption2).foregroundStyle(.secondary).lineLimit(1).fixedSize()
  }
}

/// The names of a chart's styles.
struct ChartLegend: View {
  let entries: [(String, AnyShapeStyle)]

  var body: some View {
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

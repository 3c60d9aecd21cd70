/// The chart settings that view modifiers change.
struct ChartSettings {
  enum Axis {
    case automatic, hidden
    case content(any AxisContent)

    var isHidden: Bool {
      if case .hidden = self { true } else { false }
    }
  }

  var xAxis = Axis.automatic
  var yAxis = Axis.automatic
  var x = _ScaleRequest()
  var y = _ScaleRequest()
  var showsLegend = true
  /// Styles by name, in the order of the legend.
  var styles: [(name: String, style: AnyShapeStyle)] = []
  /// Styles for names in order of their appearance.
  var range: [AnyShapeStyle] = []
  var plot: ((AnyView) -> AnyView)?
  var xTitle: AnyView?
  var yTitle: AnyView?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The domain of a scale that a chart derives from its marks.
public struct AutomaticScaleDomain: Sendable {
  var includesZero = true
  var isReversed = false

  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
  }
}

/// The part of the plot area that a scale covers.
public struct PlotDimensionScaleRange: Sendable {
  var padding: CGFloat

  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(padding: 0) }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: padding)
  }
}

public enum ScaleType: Hashable, Sendable { case linear, date, category }

/// A scale domain: a range of values, a list of categories, or an automatic domain.
public protocol _ChartDomain {
  func _set(_ request: inout _ScaleRequest)
}

extension AutomaticScaleDomain: _ChartDomain {
  public func _set(_ request: inout _ScaleRequest) {
    request.includesZero = includesZero
    request.isReversed = isReversed
  }
}

extension ClosedRange: _ChartDomain where Bound: Plottable {
  public func _set(_ request: inout _ScaleRequest) {
    guard let low = lowerBound._datum.number, let high = upperBound._datum.number else { return }
    request.numbers = low...high
  }
}

extension Array: _ChartDomain where Element: Plottable {
  /// Sets the categories, or the two ends of a numeric domain in either order.
  public func _set(_ request: inout _ScaleRequest) {
    let numbers = compactMap(\._datum.number)
    guard numbers.count == count, let low = numbers.min(), let high = numbers.max() else {
      request.categories = map(\._datum.name)
      return
    }
    request.numbers = low...high
    request.isReversed = numbers.first ?? 0 > numbers.last ?? 0
  }
}

extension View {
  private nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : $0.xAxis }
  }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : $0.yAxis }
  }
  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View {
    let content = content()
    return chart { if case .hidden = $0.xAxis {} else { $0.xAxis = .content(content) } }
  }
  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View {
    let content = content()
    return chart { if case .hidden = $0.yAxis {} else { $0.yAxis = .content(content) } }
  }

  public nonisolated func chartXAxisLabel(_ title: LocalizedStringKey) -> some View {
    chart { $0.xTitle = AnyView(Text(title)) }
  }
  public nonisolated func chartYAxisLabel(_ title: LocalizedStringKey) -> some View {
    chart { $0.yTitle = AnyView(Text(title)) }
  }

  public nonisolated func chartXScale<D: _ChartDomain>(
    domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    chart {
      domain._set(&$0.x)
      $0.x.padding = range.padding
      $0.x.type = type
    }
  }
  public nonisolated func chartYScale<D: _ChartDomain>(
    domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    chart {
      domain._set(&$0.y)
      $0.y.padding = range.padding
      $0.y.type = type
    }
  }
  public nonisolated func chartXScale(domain: AutomaticScaleDomain) -> some View {
    chart { domain._set(&$0.x) }
  }
  public nonisolated func chartYScale(domain: AutomaticScaleDomain) -> some View {
    chart { domain._set(&$0.y) }
  }
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View {
    chart { $0.x.padding = range.padding }
  }
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View {
    chart { $0.y.padding = range.padding }
  }

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.showsLegend = visibility != .hidden }
  }

  /// Sets the style of each name.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { (name: $0.key._datum.name, style: AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let styles = zip(domain, range).map { (name: $0._datum.name, style: AnyShapeStyle($1)) }
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.range = styles }
  }

  /// Modifies the plot area, such as its background.
  public nonisolated func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> V
  ) -> some View {
    let plot = withoutIsolation { (view: AnyView) in AnyView(content(ChartPlotContent(view: view)))
    }
    return chart { $0.plot = plot }
  }
}

/// The plot area, as passed to the closure of `chartPlotStyle`.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView

  public nonisolated var body: some View { view }
}

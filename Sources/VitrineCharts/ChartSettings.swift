public import Foundation

/// The chart settings that view modifiers change.
struct ChartSettings {
  enum Axis {
    case automatic, hidden
    case content(any AxisContent)

    var isHidden: Bool {
      if case .hidden = self { true } else { false }
    }

    var rounding: _AxisRounding {
      if case .content(let content) = self { content._rounding } else { _AxisRounding() }
    }
  }

  var xAxis = Axis.automatic
  var yAxis = Axis.automatic
  var x = _ScaleRequest()
  var y = _ScaleRequest()
  var showsLegend = true
  var legend = ChartLegendPlace()
  /// The author's legend; nil for the names with their styles.
  var ownLegend: AnyView?
  /// Styles by name, in the order of the legend.
  var styles: [(name: ChartDatum, style: AnyShapeStyle)] = []
  /// Styles for names in order of their appearance.
  var range: [AnyShapeStyle] = []
  /// The gradient from which numbers choose, and the numbers at its ends.
  var gradient: ChartGradient?
  var gradientDomain: ClosedRange<Double>?
  var symbols: [(name: ChartDatum, symbol: AnyShape)] = []
  var symbolRange: [AnyShape] = []
  var strokes: [(name: ChartDatum, stroke: StrokeStyle)] = []
  var strokeRange: [StrokeStyle] = []
  /// The areas of symbols in square points, and the numbers to which they belong.
  var areas: ClosedRange<CGFloat>?
  var areaDomain: ClosedRange<Double>?
  var plot: ((AnyView) -> AnyView)?
  /// The views behind and over the whole chart.
  var backgrounds: [ChartLayer] = []
  var overlays: [ChartLayer] = []
  var xTitle: AnyView?
  var yTitle: AnyView?
}

/// The place of a legend.
struct ChartLegendPlace: Sendable {
  /// The side of the chart; nil for a legend over the plot area.
  var side: AxisSide? = .bottom
  var alignment = Alignment.leading
  /// The distance between legend and chart in points (estimated).
  var spacing: CGFloat = 8
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

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
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

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.showsLegend = visibility != .hidden }
  }

  /// Puts the legend on a side of the chart.
  ///
  /// - Parameters:
  ///   - position: the side; a corner counts as its top or bottom side, and an overlay lies over the plot area.
  ///   - alignment: the place along the side.
  ///   - spacing: points between legend and chart.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let place = ChartLegendPlace(position, alignment, spacing)
    return chart { $0.legend = place }
  }

  /// Puts views in place of the legend on a side of the chart.
  public nonisolated func chartLegend<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let place = ChartLegendPlace(position, alignment, spacing)
    let view = AnyView(content())
    return chart {
      $0.legend = place
      $0.ownLegend = view
    }
  }

  /// Modifies the plot area, such as its background.
  public nonisolated func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> V
  ) -> some View {
    let plot = withoutIsolation { (view: AnyView) in AnyView(content(ChartPlotContent(view: view)))
    }
    return chart { $0.plot = plot }
  }

  /// Lays views over the chart, made from what is known of its plot area.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    let view = withoutIsolation { (proxy: ChartProxy) in AnyView(content(proxy)) }
    return chart { $0.overlays.append(ChartLayer(alignment: alignment, view: view)) }
  }

  /// Lays views behind the chart, made from what is known of its plot area.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    let view = withoutIsolation { (proxy: ChartProxy) in AnyView(content(proxy)) }
    return chart { $0.backgrounds.append(ChartLayer(alignment: alignment, view: view)) }
  }
}

extension ChartLegendPlace {
  init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
    self.init()
    switch position {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing: side = .bottom
    case .top, .topLeading, .topTrailing: side = .top
    case .leading: side = .leading
    case .trailing: side = .trailing
    case .overlay: side = nil
    }
    let usual: Alignment =
      switch position {
      case .topTrailing, .bottomTrailing: .trailing
      case .leading, .trailing: .topLeading
      case .overlay: .center
      default: .leading
      }
    self.alignment = alignment ?? usual
    self.spacing = spacing ?? self.spacing
  }
}

/// The plot area, as passed to the closure of `chartPlotStyle`.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView

  public nonisolated var body: some View { view }
}

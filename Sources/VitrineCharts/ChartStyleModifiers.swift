public import Foundation

extension View {
  /// Sets the style of each name.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { (name: $0.key._datum, style: AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let styles = zip(domain, range).map { (name: $0._datum, style: AnyShapeStyle($1)) }
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.range = styles }
  }
  /// Sets the style of each name by a function of it.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let styles = domain.map { (name: $0._datum, style: AnyShapeStyle(mapping($0))) }
    return chart { $0.styles = styles }
  }
  /// Has numbers choose their colours from a gradient, the least at its start and the greatest at its end.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    chart { $0.gradient = ChartGradient(stops: range.stops) }
  }
  /// Has numbers choose their colours from a gradient.
  ///
  /// - Parameter domain: the numbers at its ends.
  public nonisolated func chartForegroundStyleScale<D: Plottable>(
    domain: ClosedRange<D>, range: Gradient
  ) -> some View {
    let ends = (domain.lowerBound._datum.number, domain.upperBound._datum.number)
    return chart {
      $0.gradient = ChartGradient(stops: range.stops)
      if let low = ends.0, let high = ends.1, low <= high { $0.gradientDomain = low...high }
    }
  }

  /// Sets the symbol of each name.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let symbols = mapping.map { (name: $0.key._datum, symbol: AnyShape($0.value)) }
    return chart { $0.symbols = symbols }
  }
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    let symbols = zip(domain, range).map { (name: $0._datum, symbol: AnyShape($1)) }
    return chart { $0.symbols = symbols }
  }
  /// Sets the symbols that names take in the order of their appearance.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { AnyShape($0) }
    return chart { $0.symbolRange = symbols }
  }

  /// Sets the stroke of each name.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    let strokes = mapping.map { (name: $0.key._datum, stroke: $0.value) }
    return chart { $0.strokes = strokes }
  }
  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View {
    let strokes = zip(domain, range).map { (name: $0._datum, stroke: $1) }
    return chart { $0.strokes = strokes }
  }
  /// Sets the strokes that names take in the order of their appearance.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.strokeRange = range }
  }

  /// Sets the areas of symbols in square points, for zero and for the greatest value.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.areas = range }
  }
  /// Sets the areas of symbols in square points.
  ///
  /// - Parameter domain: the numbers that they belong to.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    domain: ClosedRange<D>, range: ClosedRange<CGFloat>
  ) -> some View {
    let ends = (domain.lowerBound._datum.number, domain.upperBound._datum.number)
    return chart {
      $0.areas = range
      if let low = ends.0, let high = ends.1, low <= high { $0.areaDomain = low...high }
    }
  }
}

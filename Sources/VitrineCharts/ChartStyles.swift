import Foundation

/// The styles, symbols and strokes of a chart's names.
struct ChartStyles {
  /// The names of each kind in the order of the legend.
  private let styleNames: ChartCategories
  private let symbolNames: ChartCategories
  private let strokeNames: ChartCategories
  /// The names that choose the area of a symbol.
  private let areaNames: ChartCategories
  private let settings: ChartSettings
  /// The gradient from which numbers choose a style; nil where names do.
  private let gradient: ChartGradient?
  /// The least and the greatest of the numbers that choose a style, or the area of a symbol.
  private let styleBounds: ClosedRange<Double>?
  private let areaBounds: ClosedRange<Double>?

  /// The system colours in the order in which charts assign them.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The dashes of lines in the order in which charts assign them (estimated).
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
  /// The areas of symbols between which numbers choose, in square points (estimated).
  private static let areas: ClosedRange<CGFloat> = 10...300

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    styleNames = Self.names(marks, \.styleName, settings.styles.map(\.name))
    symbolNames = Self.names(marks, \.symbolName, settings.symbols.map(\.name))
    strokeNames = Self.names(marks, \.strokeName, settings.strokes.map(\.name))
    let chosen = marks.compactMap(\.styleName)
    let isOfNumbers = !chosen.isEmpty && chosen.allSatisfy(\.isNumber)
    gradient =
      settings.gradient
      ?? (isOfNumbers && settings.range.isEmpty && settings.styles.isEmpty ? .standard : nil)
    styleBounds = gradient == nil ? nil : Self.bounds(chosen.compactMap(\.number))
    areaNames = ChartCategories(
      marks.compactMap(\.symbolAreaValue).filter { $0.number == nil })
    areaBounds = Self.bounds(marks.compactMap { $0.symbolAreaValue?.number })
  }

  private static func names(
    _ marks: [ChartMark], _ path: KeyPath<ChartMark, ChartDatum?>, _ listed: [ChartDatum]
  ) -> ChartCategories {
    let used = marks.compactMap { $0[keyPath: path] }
    return ChartCategories(used.isEmpty ? [] : listed + used)
  }

  private static func bounds(_ numbers: [Double]) -> ClosedRange<Double>? {
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  func style(named name: ChartDatum) -> AnyShapeStyle {
    if let known = settings.styles.first(where: { $0.name == name }) { return known.style }
    if let gradient, let bounds = settings.gradientDomain ?? styleBounds,
      let number = name.number
    {
      return AnyShapeStyle(gradient.color(at: Self.share(number, bounds)))
    }
    let index = styleNames.index(of: name) ?? 0
    if !settings.range.isEmpty { return settings.range[index % settings.range.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  func symbol(named name: ChartDatum) -> AnyShape {
    if let known = settings.symbols.first(where: { $0.name == name }) { return known.symbol }
    let index = symbolNames.index(of: name) ?? 0
    if !settings.symbolRange.isEmpty {
      return settings.symbolRange[index % settings.symbolRange.count]
    }
    let shapes = BasicChartSymbolShape.inOrder
    return AnyShape(shapes[index % shapes.count])
  }

  func stroke(named name: ChartDatum) -> StrokeStyle {
    if let known = settings.strokes.first(where: { $0.name == name }) { return known.stroke }
    let index = strokeNames.index(of: name) ?? 0
    if !settings.strokeRange.isEmpty {
      return settings.strokeRange[index % settings.strokeRange.count]
    }
    return StrokeStyle(
      lineWidth: 2, lineCap: index == 0 ? .round : .butt, lineJoin: .round,
      dash: Self.dashes[index % Self.dashes.count])
  }

  /// The area of a symbol in square points: numbers choose by their part of the greatest one, names by their order.
  func area(of value: ChartDatum) -> CGFloat {
    let range = settings.areas ?? Self.areas
    let share: Double
    if let number = value.number, let bounds = settings.areaDomain ?? areaBounds {
      share = Self.share(number, min(0, bounds.lowerBound)...max(bounds.upperBound, 0))
    } else {
      let index = areaNames.index(of: value) ?? 0
      share = Double(index + 1) / Double(max(1, areaNames.list.count))
    }
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// The part of a range that a number has passed, 0…1.
  private static func share(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    let share = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    return share.isFinite ? min(1, max(0, share)) : 1
  }
}

extension ChartStyles {
  /// An entry of the legend.
  struct Entry {
    var name: ChartDatum
    var style: AnyShapeStyle
    var symbol: AnyShape?
    var stroke: StrokeStyle?
  }

  /// The entries of the legend: names of one kind that are also of another come once.
  var entries: [Entry] {
    guard styleBounds == nil else { return [] }
    return ChartCategories(styleNames.list + symbolNames.list + strokeNames.list).list.map { name in
      Entry(
        name: name,
        style: styleNames.index(of: name) == nil
          ? AnyShapeStyle(Color.accentColor) : style(named: name),
        symbol: symbolNames.index(of: name) == nil ? nil : symbol(named: name),
        stroke: strokeNames.index(of: name) == nil ? nil : stroke(named: name))
    }
  }

  /// The bounds of a scale of colours with the gradient between them; nil for styles of names.
  var colorScale: (gradient: ChartGradient, bounds: ClosedRange<Double>)? {
    guard let gradient, let bounds = settings.gradientDomain ?? styleBounds
    else { return nil }
    return (gradient, bounds)
  }

  /// The names with a style, a symbol and a stroke.
  var domains: (styles: [ChartDatum], symbols: [ChartDatum], strokes: [ChartDatum]) {
    (styleNames.list, symbolNames.list, strokeNames.list)
  }

  /// The marks with the styles, symbols, strokes and areas of their names.
  func named(_ marks: [ChartMark]) -> [ChartMark] {
    marks.map { mark in
      var mark = mark
      if let name = mark.styleName { mark.style = style(named: name) }
      if let name = mark.symbolName { mark.symbol = mark.symbol ?? symbol(named: name) }
      if let name = mark.strokeName { mark.stroke = mark.stroke ?? stroke(named: name) }
      if let value = mark.symbolAreaValue {
        mark.symbolArea = mark.symbolArea ?? area(of: value)
      }
      return mark
    }
  }
}

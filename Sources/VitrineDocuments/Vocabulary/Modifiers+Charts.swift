import Vitrine
import VitrineCharts

extension Registry {
  private static let visibility = NameTable<Visibility>([
    ("automatic", .automatic), ("visible", .visible), ("hidden", .hidden),
  ])
  private static let axisPosition = NameTable<AxisMarkPosition>([
    ("automatic", .automatic), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom),
  ])
  /// The most values that an axis is asked to show.
  private static let mostAxisValues = 50

  private static let axisPreset = NameTable<AxisMarkPreset>([
    ("automatic", .automatic), ("aligned", .aligned), ("extended", .extended), ("inset", .inset),
  ])
  private static let scaleType = NameTable<ScaleType>([
    ("linear", .linear), ("date", .date), ("category", .category), ("log", .log),
    ("symmetricLog", .symmetricLog), ("squareRoot", .squareRoot),
  ])
  private static let legendPosition = NameTable<AnnotationPosition>([
    ("automatic", .automatic), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("overlay", .overlay),
  ])
  private static let axis: [Parameter] = [
    Parameter(
      "visibility", visibility.type, default: "automatic", "hidden gives the marks the room"),
    Parameter("position", axisPosition.type, default: "automatic", "the side of the chart"),
    Parameter(
      "preset", axisPreset.type, default: "automatic",
      "where labels stand: within the ends of the plot area, on longer lines, or inside it"),
    Parameter("values", .list(PlottedForm.type), "the values that have a line and a label"),
    Parameter(
      "count", .integer, "about how many values, 1…\(mostAxisValues), in place of `values`"),
  ]
  private static let scale: [Parameter] = [
    Parameter(
      "domain", .list(PlottedForm.type), "both ends of its numbers or dates, or all its categories"),
    Parameter("includesZero", .bool, default: "true", "whether a domain of its own starts at zero"),
    Parameter("reversed", .bool, default: "false", "whether a domain of its own runs backwards"),
    Parameter("padding", .number, default: "0", "points left free at both ends"),
    Parameter(
      "type", scaleType.type, default: "by the values",
      "how values are spread over the axis; `category` gives each a band"),
  ]

  static let chartModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "chartXAxis", "the horizontal axis of charts", axis, primary: "visibility",
      view: { (view, a) throws(DocumentError) in
        guard let marks = try axisMarks(a) else {
          return AnyView(view.chartXAxis(try a.choice("visibility", visibility) ?? .automatic))
        }
        return AnyView(view.chartXAxis { marks })
      }),
    ModifierDeclaration(
      "chartYAxis", "the vertical axis of charts", axis, primary: "visibility",
      view: { (view, a) throws(DocumentError) in
        guard let marks = try axisMarks(a) else {
          return AnyView(view.chartYAxis(try a.choice("visibility", visibility) ?? .automatic))
        }
        return AnyView(view.chartYAxis { marks })
      }),
    ModifierDeclaration(
      "chartXAxisLabel", "the title of the horizontal axis",
      Parameter("title", .text, required: true, "the words")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.chartXAxisLabel("\(try a.requiredText("title"))"))
    },
    ModifierDeclaration(
      "chartYAxisLabel", "the title of the vertical axis",
      Parameter("title", .text, required: true, "the words")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.chartYAxisLabel("\(try a.requiredText("title"))"))
    },
    ModifierDeclaration(
      "chartXScale", "what the horizontal axis of charts spans", scale, primary: "domain",
      view: { (view, a) throws(DocumentError) in
        let range = PlotDimensionScaleRange.plotDimension(
          padding: try a.length("padding", default: 0))
        let type = try a.choice("type", scaleType)
        switch try domain(a) {
        case .given(let values):
          return AnyView(view.chartXScale(domain: values, range: range, type: type))
        case .automatic(let domain):
          return AnyView(view.chartXScale(domain: domain, range: range, type: type))
        }
      }),
    ModifierDeclaration(
      "chartYScale", "what the vertical axis of charts spans", scale, primary: "domain",
      view: { (view, a) throws(DocumentError) in
        let range = PlotDimensionScaleRange.plotDimension(
          padding: try a.length("padding", default: 0))
        let type = try a.choice("type", scaleType)
        switch try domain(a) {
        case .given(let values):
          return AnyView(view.chartYScale(domain: values, range: range, type: type))
        case .automatic(let domain):
          return AnyView(view.chartYScale(domain: domain, range: range, type: type))
        }
      }),
    ModifierDeclaration(
      "chartLegend", "the names and styles of the marks' categories",
      [
        Parameter("visibility", visibility.type, default: "automatic", "whether they are shown"),
        Parameter(
          "position", legendPosition.type, default: "automatic", "the side, or over the marks"),
        Parameter(
          "alignment", Names.alignment.type, default: "leading", "where along the side"),
        Parameter("spacing", .number, default: "8", "points to the chart"),
      ], primary: "visibility",
      view: { (view, a) throws(DocumentError) in
        AnyView(
          view.chartLegend(
            position: try a.choice("position", legendPosition, default: .automatic),
            alignment: try a.choice("alignment", Names.alignment),
            spacing: try a.length("spacing")
          )
          .chartLegend(try a.choice("visibility", visibility, default: .automatic)))
      }),
    ModifierDeclaration(
      "chartSymbolScale", "the symbols of categories",
      [
        Parameter("domain", .list(PlottedForm.type), "the categories; absent: as they appear"),
        Parameter("range", .list(symbols.type), required: true, "a symbol for each"),
      ], primary: "range",
      view: { (view, a) throws(DocumentError) in try symbolScale(view, a) }),
    ModifierDeclaration(
      "chartForegroundStyleScale", "the styles of categories",
      [
        Parameter("domain", .list(PlottedForm.type), "the categories; absent: as they appear"),
        Parameter("range", .list(.style), required: true, "a style for each"),
      ], primary: "range",
      view: { (view, a) throws(DocumentError) in try styleScale(view, a) }),
  ]

  private static func axisMarks(_ a: Arguments) throws(DocumentError) -> AxisMarks<_AxisGroup>? {
    let position = try a.choice("position", axisPosition)
    let preset = try a.choice("preset", axisPreset)
    let values = try PlottedForm.list("values", a)
    let count = try a.integer("count")
    guard position != nil || preset != nil || values != nil || count != nil else { return nil }
    if a.has("visibility"), try a.choice("visibility", visibility) == .hidden {
      throw a.error("a hidden axis has no 'position', 'preset', 'values' or 'count'")
    }
    if let values {
      guard count == nil else { throw a.error("'values' and 'count' exclude each other") }
      guard values.count <= mostAxisValues else {
        throw a.error("an axis has at most \(mostAxisValues) 'values', not \(values.count)")
      }
      return AxisMarks(
        preset: preset ?? .automatic, position: position ?? .automatic, values: values)
    }
    guard let count else {
      return AxisMarks(preset: preset ?? .automatic, position: position ?? .automatic)
    }
    guard (1...mostAxisValues).contains(count) else {
      throw a.error("'count' of an axis is 1 to \(mostAxisValues), not \(count)")
    }
    return AxisMarks(
      preset: preset ?? .automatic, position: position ?? .automatic,
      values: .automatic(desiredCount: count))
  }

  private enum Domain {
    case given([PlottedValue])
    case automatic(AutomaticScaleDomain)
  }

  private static func domain(_ a: Arguments) throws(DocumentError) -> Domain {
    guard let values = try PlottedForm.list("domain", a) else {
      return .automatic(
        .automatic(
          includesZero: try a.bool("includesZero", default: true),
          reversed: try a.bool("reversed", default: false)))
    }
    for name in ["includesZero", "reversed"] where a.has(name) {
      throw a.error("'\(name)' belongs to a scale without a 'domain'")
    }
    return .given(values)
  }

  private static func styleScale(_ view: AnyView, _ a: Arguments) throws(DocumentError) -> AnyView {
    var styles: [AnyShapeStyle] = []
    for value in try a.list("range") ?? [] { styles.append(try value.style(a.context)) }
    guard let domain = try PlottedForm.list("domain", a) else {
      return AnyView(view.chartForegroundStyleScale(range: styles))
    }
    guard domain.count == styles.count else {
      throw a.error("'domain' has \(domain.count) categories and 'range' \(styles.count) styles")
    }
    return AnyView(view.chartForegroundStyleScale(domain: domain, range: styles))
  }

  private static func symbolScale(
    _ view: AnyView, _ a: Arguments
  ) throws(DocumentError) -> AnyView {
    var range: [BasicChartSymbolShape] = []
    for value in try a.list("range") ?? [] {
      guard case .string(let name) = try value.resolved(a.context).content,
        let symbol = symbols[name]
      else { throw a.context.error("expected the name of a symbol", value.place) }
      range.append(symbol)
    }
    guard let domain = try PlottedForm.list("domain", a) else {
      return AnyView(view.chartSymbolScale(range: range))
    }
    guard domain.count == range.count else {
      throw a.error("'domain' has \(domain.count) categories and 'range' \(range.count) symbols")
    }
    return AnyView(view.chartSymbolScale(domain: domain, range: range))
  }
}

import Foundation
import Vitrine
import VitrineCharts

extension Registry {
  private static let interpolation = NameTable<InterpolationMethod>([
    ("linear", .linear), ("monotone", .monotone), ("stepStart", .stepStart),
    ("stepCenter", .stepCenter), ("stepEnd", .stepEnd), ("cardinal", .cardinal),
    ("catmullRom", .catmullRom),
  ])
  static let symbols = NameTable<BasicChartSymbolShape>([
    ("circle", .circle), ("square", .square), ("triangle", .triangle), ("diamond", .diamond),
    ("pentagon", .pentagon), ("plus", .plus), ("cross", .cross), ("asterisk", .asterisk),
  ])
  private static let annotationPosition = NameTable<AnnotationPosition>([
    ("automatic", .automatic), ("overlay", .overlay), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ])

  private static let overflow = NameTable<AnnotationOverflowResolution>([
    ("disabled", AnnotationOverflowResolution(x: .disabled, y: .disabled)),
    ("fit", AnnotationOverflowResolution(x: .fit, y: .fit)),
    ("fitChart", AnnotationOverflowResolution(x: .fit(to: .chart), y: .fit(to: .chart))),
    ("padScale", AnnotationOverflowResolution(x: .disabled, y: .padScale)),
  ])

  package static let markModifiers: [MarkModifierDeclaration] = [
    MarkModifierDeclaration(
      "foregroundStyle", "the style of marks that have none of their own, or one by a name",
      [
        Parameter("style", .style, "the style"),
        Parameter(
          "by", PlottedForm.type,
          "the category whose style it takes, see `chartForegroundStyleScale`; it is also the series"
        ),
      ], primary: "style"
    ) { (mark, a) throws(DocumentError) in try styled(mark, a) },
    MarkModifierDeclaration(
      "opacity", "makes it see-through", [Parameter("opacity", .number, required: true, "0…1")],
      primary: "opacity"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.opacity(try a.number("opacity", default: 1)))
    },
    MarkModifierDeclaration(
      "cornerRadius", "rounds the corners of bars and rectangles",
      [
        Parameter("radius", .number, required: true, "points"),
        Parameter(
          "style", Names.cornerStyle.type, default: "continuous", "the curve of the corners"),
      ], primary: "radius"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(
        mark.cornerRadius(
          try a.length("radius", default: 0),
          style: try a.choice("style", Names.cornerStyle, default: .continuous)))
    },
    MarkModifierDeclaration(
      "lineStyle", "how lines and rules are drawn",
      [
        Parameter(
          "by", PlottedForm.type,
          "the category whose dashes it takes, in place of the others; it is also the series"),
        Parameter("lineWidth", .number, default: "1", "points"),
        Parameter("lineCap", Names.lineCap.type, default: "butt", "how lines end"),
        Parameter("lineJoin", Names.lineJoin.type, default: "miter", "how lines meet"),
        Parameter("dash", .list(.number), "points drawn and left out in turn"),
      ], primary: "lineWidth"
    ) { (mark, a) throws(DocumentError) in
      if let value = a.compiled["by"] {
        for name in ["lineWidth", "lineCap", "lineJoin", "dash"] where a.has(name) {
          throw a.error("'\(name)' does not go with 'by'")
        }
        return AnyChartContent(mark.lineStyle(by: try PlottedForm.plottable(value, a.context)))
      }
      var dash: [CGFloat] = []
      for value in try a.list("dash") ?? [] {
        dash.append(CGFloat(try value.number(a.context) ?? 0))
      }
      return AnyChartContent(
        mark.lineStyle(
          StrokeStyle(
            lineWidth: try a.length("lineWidth", default: 1),
            lineCap: try a.choice("lineCap", Names.lineCap, default: .butt),
            lineJoin: try a.choice("lineJoin", Names.lineJoin, default: .miter), dash: dash)))
    },
    MarkModifierDeclaration(
      "interpolationMethod", "the curve between the points of lines and areas",
      [Parameter("method", interpolation.type, required: true, "the curve")], primary: "method"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(
        mark.interpolationMethod(try a.choice("method", interpolation, default: .linear)))
    },
    MarkModifierDeclaration(
      "symbol", "the shape of points, also at the points of lines",
      [
        Parameter("shape", symbols.type, "the shape"),
        Parameter(
          "by", PlottedForm.type,
          "the category whose shape it takes, see `chartSymbolScale`; it is also the series"),
      ], primary: "shape"
    ) { (mark, a) throws(DocumentError) in
      switch (try a.choice("shape", symbols), a.compiled["by"]) {
      case (let shape?, nil): return AnyChartContent(mark.symbol(shape))
      case (nil, let value?):
        return AnyChartContent(mark.symbol(by: try PlottedForm.plottable(value, a.context)))
      default: throw a.error("'symbol' of a mark needs 'shape' or 'by', one of them")
      }
    },
    MarkModifierDeclaration(
      "symbolSize", "how large symbols are",
      [
        Parameter("area", .number, "square points"),
        Parameter(
          "by", PlottedForm.type, "the number by whose part of the greatest one it is as large"),
      ], primary: "area"
    ) { (mark, a) throws(DocumentError) in
      switch (try a.length("area"), a.compiled["by"]) {
      case (let area?, nil): return AnyChartContent(mark.symbolSize(area))
      case (nil, let value?):
        return AnyChartContent(mark.symbolSize(by: try PlottedForm.plottable(value, a.context)))
      default: throw a.error("'symbolSize' of a mark needs 'area' or 'by', one of them")
      }
    },
    MarkModifierDeclaration(
      "position", "puts marks of the same value beside each other",
      [
        Parameter("by", PlottedForm.type, required: true, "the category whose place it takes"),
        Parameter(
          "axis", Names.axis.type, default: "across bars", "the axis along which they stand"),
        Parameter(
          "span", MarkDimensionForm.type, default: "3/4 of their band",
          "what all of them fill: points, or a `ratio` of their band, or an `inset` from it"),
      ], primary: "by"
    ) { (mark, a) throws(DocumentError) in
      guard let value = a.compiled["by"] else { throw a.error("missing argument 'by'") }
      return AnyChartContent(
        mark.position(
          by: try PlottedForm.plottable(value, a.context), axis: try a.choice("axis", Names.axis),
          span: try MarkDimensionForm.read("span", a)))
    },
    MarkModifierDeclaration(
      "alignsMarkStylesWithPlotArea", "has gradients span the plot area, not the mark",
      [Parameter("aligns", .bool, default: "true", "whether they do")], primary: "aligns"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.alignsMarkStylesWithPlotArea(try a.bool("aligns", default: true)))
    },
    MarkModifierDeclaration(
      "accessibilityLabel", "what is spoken for the mark",
      [Parameter("label", .text, required: true, "the words")], primary: "label"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.accessibilityLabel(Text(verbatim: try a.requiredText("label"))))
    },
    MarkModifierDeclaration(
      "accessibilityValue", "what is spoken after the label of the mark",
      [Parameter("value", .text, required: true, "the words")], primary: "value"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.accessibilityValue(Text(verbatim: try a.requiredText("value"))))
    },
    MarkModifierDeclaration(
      "offset", "draws it elsewhere",
      [
        Parameter("x", .number, default: "0", "points to the right"),
        Parameter("y", .number, default: "0", "points down"),
      ]
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(
        mark.offset(x: try a.length("x", default: 0), y: try a.length("y", default: 0)))
    },
    MarkModifierDeclaration(
      "zIndex", "what lies in front",
      [Parameter("value", .number, required: true, "higher lies in front; 0 is usual")],
      primary: "value"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.zIndex(try a.number("value", default: 0)))
    },
    MarkModifierDeclaration(
      "clipShape", "the shape of bars and rectangles",
      [Parameter("shape", .shape, required: true, "the shape")], primary: "shape"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.clipShape(try a.requiredShape("shape").erased))
    },
    MarkModifierDeclaration(
      "annotation", "views beside each mark",
      [
        Parameter(
          "position", annotationPosition.type, default: "automatic", "where beside the mark"),
        Parameter("alignment", Names.alignment.type, default: "center", "at which of its ends"),
        Parameter("spacing", .number, default: "4", "points to the mark"),
        Parameter(
          "overflow", overflow.type, default: "disabled",
          "whether it is moved into the plot area or the chart, or has its scale leave room"),
        Parameter("content", .views, required: true, "the views"),
      ], primary: "content"
    ) { (mark, a) throws(DocumentError) in
      let content = a.views("content")
      return AnyChartContent(
        mark.annotation(
          position: try a.choice("position", annotationPosition, default: .automatic),
          alignment: try a.choice("alignment", Names.alignment, default: .center),
          spacing: try a.length("spacing"),
          overflowResolution: try a.choice("overflow", overflow, default: .automatic)
        ) { content })
    },
  ]

  private static func styled(
    _ mark: AnyChartContent, _ a: Arguments
  ) throws(DocumentError) -> AnyChartContent {
    switch (try a.style("style"), a.compiled["by"]) {
    case (let style?, nil): return AnyChartContent(mark.foregroundStyle(style))
    case (nil, let value?):
      let name = try PlottedForm.plottable(value, a.context)
      return AnyChartContent(mark.foregroundStyle(by: name))
    default: throw a.error("'foregroundStyle' of a mark needs 'style' or 'by', one of them")
    }
  }
}

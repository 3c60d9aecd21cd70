import Foundation
import Vitrine
import VitrineCharts

extension Registry {
  private static let interpolation = NameTable<InterpolationMethod>([
    ("linear", .linear), ("monotone", .monotone), ("stepStart", .stepStart),
    ("stepCenter", .stepCenter), ("stepEnd", .stepEnd), ("cardinal", .cardinal),
    ("catmullRom", .catmullRom),
  ])
  private static let symbols = NameTable<BasicChartSymbolShape>([
    ("circle", .circle), ("square", .square), ("triangle", .triangle), ("diamond", .diamond),
    ("pentagon", .pentagon), ("plus", .plus), ("cross", .cross), ("asterisk", .asterisk),
  ])
  private static let annotationPosition = NameTable<AnnotationPosition>([
    ("automatic", .automatic), ("overlay", .overlay), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ])

  static let markModifiers: [MarkModifierDeclaration] = [
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
        Parameter("lineWidth", .number, default: "1", "points"),
        Parameter("lineCap", Names.lineCap.type, default: "butt", "how lines end"),
        Parameter("lineJoin", Names.lineJoin.type, default: "miter", "how lines meet"),
        Parameter("dash", .list(.number), "points drawn and left out in turn"),
      ], primary: "lineWidth"
    ) { (mark, a) throws(DocumentError) in
      var dash: [CGFloat] = []
      for value in a.list("dash") ?? [] { dash.append(CGFloat(try value.number(a.context) ?? 0)) }
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
      [Parameter("shape", symbols.type, required: true, "the shape")], primary: "shape"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.symbol(try a.choice("shape", symbols, default: .circle)))
    },
    MarkModifierDeclaration(
      "symbolSize", "how large symbols are",
      [Parameter("area", .number, required: true, "square points")], primary: "area"
    ) { (mark, a) throws(DocumentError) in
      AnyChartContent(mark.symbolSize(try a.length("area", default: 0)))
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
        Parameter("content", .views, required: true, "the views"),
      ], primary: "content"
    ) { (mark, a) throws(DocumentError) in
      let content = a.views("content")
      return AnyChartContent(
        mark.annotation(
          position: try a.choice("position", annotationPosition, default: .automatic),
          alignment: try a.choice("alignment", Names.alignment, default: .center),
          spacing: try a.length("spacing")
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

import Foundation
import Vitrine

/// `Canvas` in documents: outlines drawn over one another in one view.
enum CanvasForm {
  private static let path: [Parameter] = [
    Parameter(
      "svg", .string, required: true, "path data of SVG: M L H V C S Q T A Z, also lower case"),
    Parameter("fill", .style, "what the path is filled with"),
    Parameter("eoFill", .bool, default: "false", "even-odd rule"),
    Parameter("stroke", .style, "what its outline is drawn with, over the fill"),
    Parameter("lineWidth", .number, default: "1", "points"),
    Parameter("lineCap", Names.lineCap.type, default: "butt", "how lines end"),
    Parameter("lineJoin", Names.lineJoin.type, default: "miter", "how lines meet"),
    Parameter("dash", .list(.number), "points drawn and left out in turn"),
    Parameter("opacity", .number, default: "1", "0…1"),
  ]

  static let declaration = ViewDeclaration(
    "Canvas", "paths over one another, in points from the top left corner",
    [
      Parameter("paths", .list(.object(path)), required: true, "the paths, the last in front"),
      Parameter(
        "viewBox", .size, "the size that the paths are drawn in; it is stretched to the frame"),
    ], primary: "paths"
  ) { (a) throws(DocumentError) in
    let viewBox = try a.compiled["viewBox"]?.pair(a.context)
    var layers: [AnyView] = []
    for value in try a.list("paths") ?? [] {
      guard case .object(let compiled) = value.content else { continue }
      layers += try views(Arguments(compiled: compiled, context: a.context), viewBox)
    }
    let drawn = layers
    return .view(
      AnyView(ZStack { ForEach(0..<drawn.count, id: \.self) { drawn[$0] } }.clipped()))
  }

  private static func views(
    _ a: Arguments, _ viewBox: (Double, Double)?
  ) throws(DocumentError) -> [AnyView] {
    let shape = try DataPath(a, viewBox: viewBox)
    let opacity = try a.number("opacity", default: 1)
    var views: [AnyView] = []
    if let style = try a.style("fill") {
      let rule = FillStyle(eoFill: try a.bool("eoFill", default: false))
      views.append(AnyView(shape.fill(style, style: rule).opacity(opacity)))
    }
    if let style = try a.style("stroke") {
      var dash: [CGFloat] = []
      for value in try a.list("dash") ?? [] {
        dash.append(CGFloat(try value.number(a.context) ?? 0))
      }
      let stroke = StrokeStyle(
        lineWidth: try a.length("lineWidth", default: 1),
        lineCap: try a.choice("lineCap", Names.lineCap, default: .butt),
        lineJoin: try a.choice("lineJoin", Names.lineJoin, default: .miter), dash: dash)
      views.append(AnyView(shape.stroke(style, style: stroke).opacity(opacity)))
    }
    guard !views.isEmpty else { throw a.error("a path of a Canvas needs 'fill' or 'stroke'") }
    return views
  }
}

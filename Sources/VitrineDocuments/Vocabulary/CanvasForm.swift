import Foundation
import Vitrine

/// `Canvas` in documents: outlines and views over one another in one view.
enum CanvasForm {
  private static let path: [Parameter] = [
    Parameter("svg", .string, "path data of SVG: M L H V C S Q T A Z, also lower case"),
    Parameter("fill", .style, "what the path is filled with"),
    Parameter("eoFill", .bool, default: "false", "even-odd rule"),
    Parameter("stroke", .style, "what its outline is drawn with, over the fill"),
    Parameter("lineWidth", .number, default: "1", "points"),
    Parameter("lineCap", Names.lineCap.type, default: "butt", "how lines end"),
    Parameter("lineJoin", Names.lineJoin.type, default: "miter", "how lines meet"),
    Parameter("dash", .list(.number), "points drawn and left out in turn"),
    Parameter("opacity", .number, default: "1", "0…1"),
    Parameter("view", .views, "a text, a picture or another view, in place of a path"),
    Parameter("at", .size, "the point [x, y] at which the view stands"),
    Parameter("anchor", .unitPoint, default: "center", "the part of the view that stands there"),
  ]

  static let declaration = ViewDeclaration(
    "Canvas", "paths and views over one another, in points from the top left corner",
    [
      Parameter(
        "paths", .list(.object(path)), required: true,
        "the paths and views, the last in front"),
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
    if a.has("view") { return [try view(a, viewBox)] }
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

  /// A view at its own size, whose place alone is stretched with the view box.
  private static func view(
    _ a: Arguments, _ viewBox: (Double, Double)?
  ) throws(DocumentError) -> AnyView {
    if a.has("svg") { throw a.error("a part of a Canvas has an 'svg' or a 'view', not both") }
    guard let at = try a.compiled["at"]?.pair(a.context) else {
      throw a.error("a view in a Canvas needs 'at', the point where it stands")
    }
    let place = CanvasPlace(
      at: at, viewBox: viewBox, anchor: try a.unitPoint("anchor", default: .center))
    return AnyView(
      place { a.views("view") }.opacity(try a.number("opacity", default: 1)))
  }
}

/// Puts a view at its own size at a point of the canvas.
private struct CanvasPlace: Layout {
  let at: (x: Double, y: Double)
  let viewBox: (width: Double, height: Double)?
  let anchor: UnitPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let scale = { (side: CGFloat, box: Double?) -> Double in
      if let box, box > 0 { Double(side) / box } else { 1 }
    }
    let point = CGPoint(
      x: bounds.minX + at.x * scale(bounds.width, viewBox?.width),
      y: bounds.minY + at.y * scale(bounds.height, viewBox?.height))
    for subview in subviews { subview.place(at: point, anchor: anchor, proposal: .unspecified) }
  }
}

import Foundation
import Vitrine

extension Registry {
  private static let stroke: [Parameter] = [
    Parameter("style", .style, required: true, "the style"),
    Parameter("lineWidth", .number, default: "1", "points"),
    Parameter("lineCap", Names.lineCap.type, default: "butt", "how lines end"),
    Parameter("lineJoin", Names.lineJoin.type, default: "miter", "how lines meet"),
    Parameter("miterLimit", .number, default: "10", "longest miter in line widths"),
    Parameter("dash", .list(.number), "points drawn and left out in turn"),
    Parameter("dashPhase", .number, default: "0", "points into the dashes"),
  ]

  static let shapeModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "fill", "fills a shape",
      [
        Parameter("style", .style, required: true, "the style"),
        Parameter("eoFill", .bool, default: "false", "even-odd rule"),
      ], primary: "style",
      drawing: { (shape, a) throws(DocumentError) in
        let style = try a.requiredStyle("style")
        let rule = FillStyle(eoFill: try a.bool("eoFill", default: false))
        return .view(AnyView(shape.erased.fill(style, style: rule)))
      }),
    ModifierDeclaration(
      "stroke", "draws a shape's outline, half of it outside", stroke, primary: "style",
      drawing: { (shape, a) throws(DocumentError) in
        .view(AnyView(shape.erased.stroke(try a.requiredStyle("style"), style: try strokeStyle(a))))
      }),
    ModifierDeclaration(
      "strokeBorder", "draws a shape's outline inside it", stroke, primary: "style",
      drawing: { (shape, a) throws(DocumentError) in
        guard let insettable = shape.shape as? any InsettableShape else {
          throw a.error("'strokeBorder' needs a shape that can be set in; use 'stroke'")
        }
        return .view(border(insettable, try a.requiredStyle("style"), try strokeStyle(a)))
      }),
    ModifierDeclaration(
      "trim", "a part of a shape's outline",
      [
        Parameter("from", .number, default: "0", "0…1 along it"),
        Parameter("to", .number, default: "1", "0…1 along it"),
      ],
      shape: { (shape, a) throws(DocumentError) in
        BuiltShape(
          shape.erased.trim(
            from: try a.length("from", default: 0), to: try a.length("to", default: 1)))
      }),
    ModifierDeclaration(
      "inset", "moves a shape's outline in",
      [Parameter("by", .number, required: true, "points")], primary: "by",
      shape: { (shape, a) throws(DocumentError) in
        guard let insettable = shape.shape as? any InsettableShape else {
          throw a.error("'inset' needs a shape that can be set in")
        }
        return inset(insettable, try a.length("by", default: 0))
      }),
    ModifierDeclaration(
      "rotation", "turns a shape",
      [Parameter("angle", .angle, required: true, "clockwise")], primary: "angle",
      shape: { (shape, a) throws(DocumentError) in
        BuiltShape(shape.erased.rotation(try a.angle("angle") ?? .zero))
      }),
  ]

  private static func border<S: InsettableShape>(
    _ shape: S, _ style: AnyShapeStyle, _ stroke: StrokeStyle
  ) -> AnyView {
    AnyView(shape.strokeBorder(style, style: stroke))
  }

  private static func inset<S: InsettableShape>(_ shape: S, _ amount: CGFloat) -> BuiltShape {
    BuiltShape(shape.inset(by: amount))
  }

  private static func strokeStyle(_ a: Arguments) throws(DocumentError) -> StrokeStyle {
    var dash: [CGFloat] = []
    for value in try a.list("dash") ?? [] { dash.append(CGFloat(try value.number(a.context) ?? 0)) }
    return StrokeStyle(
      lineWidth: try a.length("lineWidth", default: 1),
      lineCap: try a.choice("lineCap", Names.lineCap, default: .butt),
      lineJoin: try a.choice("lineJoin", Names.lineJoin, default: .miter),
      miterLimit: try a.length("miterLimit", default: 10), dash: dash,
      dashPhase: try a.length("dashPhase", default: 0))
  }
}

import Foundation
import Vitrine

extension Registry {
  private static let style = Parameter(
    "style", Names.cornerStyle.type, default: "continuous", "how corners bend")

  static let basicShapes: [ShapeDeclaration] = [
    ShapeDeclaration("Rectangle", "the whole frame") { (_) throws(DocumentError) in
      BuiltShape(Rectangle())
    },
    ShapeDeclaration(
      "RoundedRectangle", "the frame with round corners",
      [
        Parameter("cornerRadius", .number, required: true, "points"), style,
      ], primary: "cornerRadius"
    ) { (a) throws(DocumentError) in
      BuiltShape(
        RoundedRectangle(
          cornerRadius: try a.length("cornerRadius", default: 0),
          style: try a.choice("style", Names.cornerStyle, default: .continuous)))
    },
    ShapeDeclaration(
      "UnevenRoundedRectangle", "the frame with corners of their own",
      [
        Parameter("topLeading", .number, default: "0", "radius in points"),
        Parameter("bottomLeading", .number, default: "0", "radius in points"),
        Parameter("bottomTrailing", .number, default: "0", "radius in points"),
        Parameter("topTrailing", .number, default: "0", "radius in points"), style,
      ]
    ) { (a) throws(DocumentError) in
      BuiltShape(
        UnevenRoundedRectangle(
          topLeadingRadius: try a.length("topLeading", default: 0),
          bottomLeadingRadius: try a.length("bottomLeading", default: 0),
          bottomTrailingRadius: try a.length("bottomTrailing", default: 0),
          topTrailingRadius: try a.length("topTrailing", default: 0),
          style: try a.choice("style", Names.cornerStyle, default: .continuous)))
    },
    ShapeDeclaration("Circle", "the largest circle in the frame") { (_) throws(DocumentError) in
      BuiltShape(Circle())
    },
    ShapeDeclaration("Ellipse", "the ellipse in the frame") { (_) throws(DocumentError) in
      BuiltShape(Ellipse())
    },
    ShapeDeclaration("Capsule", "the frame with round ends", [style]) { (a) throws(DocumentError) in
      BuiltShape(Capsule(style: try a.choice("style", Names.cornerStyle, default: .continuous)))
    },
    ShapeDeclaration("ContainerRelativeShape", "the container's shape, set in by its margins") {
      (_) throws(DocumentError) in BuiltShape(ContainerRelativeShape())
    },
    ShapeDeclaration(
      "ConcentricRectangle", "the frame with corners around the centres of the container's",
      [
        Parameter("minimum", .number, default: "0", "the least radius in points"),
        Parameter(
          "isUniform", .bool, default: "false", "whether all corners get the largest radius"),
      ]
    ) { (a) throws(DocumentError) in
      let minimum = Edge.Corner.Style.fixed(try a.length("minimum", default: 0))
      return BuiltShape(
        ConcentricRectangle(
          corners: .concentric(minimum: minimum),
          isUniform: try a.bool("isUniform", default: false)))
    },
    ShapeDeclaration(
      "Path", "lines and curves in points, or in fractions of the frame",
      [
        Parameter(
          "svg", .string, required: true, "path data of SVG: M L H V C S Q T A Z, also lower case"),
        Parameter(
          "viewBox", .size, "the size that the data is drawn in; it is stretched to the frame"),
      ], primary: "svg"
    ) { (a) throws(DocumentError) in BuiltShape(try DataPath(a)) },
  ]
}

import Foundation
import Vitrine

extension Registry {
  private static let anchor = Parameter(
    "anchor", .unitPoint, default: "center", "the point that stays")

  static let effectModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "opacity", "makes it see-through", Parameter("opacity", .number, required: true, "0…1")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.opacity(try a.number("opacity", default: 1)))
    },
    ModifierDeclaration(
      "hidden", "keeps its room and draws nothing",
      view: { (view, _) in
        AnyView(view.hidden())
      }),
    ModifierDeclaration(
      "rotationEffect", "turns the drawing",
      [Parameter("angle", .angle, required: true, "clockwise"), anchor], primary: "angle",
      view: { (view, a) throws(DocumentError) in
        AnyView(
          view.rotationEffect(
            try a.angle("angle") ?? .zero, anchor: try a.unitPoint("anchor", default: .center)))
      }),
    rotation3D,
    ModifierDeclaration(
      "scaleEffect", "scales the drawing",
      [
        Parameter("scale", .number, default: "1", "in both directions"),
        Parameter("x", .number, "in width"), Parameter("y", .number, "in height"), anchor,
      ], primary: "scale",
      view: { (view, a) throws(DocumentError) in
        let both = try a.length("scale", default: 1)
        return AnyView(
          view.scaleEffect(
            x: try a.length("x", default: both), y: try a.length("y", default: both),
            anchor: try a.unitPoint("anchor", default: .center)))
      }),
    ModifierDeclaration(
      "clipShape", "draws only inside a shape",
      Parameter("shape", .shape, required: true, "the shape")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.clipShape(try a.requiredShape("shape").erased))
    },
    ModifierDeclaration(
      "clipped", "draws only inside its frame",
      view: { (view, _) in
        AnyView(view.clipped())
      }),
    ModifierDeclaration(
      "cornerRadius", "draws only inside round corners",
      Parameter("radius", .number, required: true, "points")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.cornerRadius(try a.length("radius", default: 0)))
    },
    ModifierDeclaration(
      "mask", "draws only where other views are",
      [
        Parameter("content", .views, required: true, "the views"),
        Parameter("alignment", Names.alignment.type, default: "center", "where they lie"),
      ], primary: "content",
      view: { (view, a) throws(DocumentError) in
        let content = a.views("content")
        let alignment = try a.choice("alignment", Names.alignment, default: .center)
        return AnyView(view.mask(alignment: alignment) { content })
      }),
    ModifierDeclaration(
      "shadow", "a soft shadow behind",
      [
        Parameter("radius", .number, required: true, "points"),
        Parameter("color", .color, default: "black at 0.33", "its colour"),
        Parameter("x", .number, default: "0", "points to the right"),
        Parameter("y", .number, default: "0", "points down"),
      ], primary: "radius",
      view: { (view, a) throws(DocumentError) in
        let radius = try a.length("radius", default: 0)
        let x = try a.length("x", default: 0)
        let y = try a.length("y", default: 0)
        guard let color = try a.color("color") else {
          return AnyView(view.shadow(radius: radius, x: x, y: y))
        }
        return AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
      }),
    ModifierDeclaration(
      "blur", "a soft focus",
      [
        Parameter("radius", .number, required: true, "points"),
        Parameter("opaque", .bool, default: "false", "whether edges stay solid"),
      ], primary: "radius",
      view: { (view, a) throws(DocumentError) in
        AnyView(
          view.blur(
            radius: try a.length("radius", default: 0), opaque: try a.bool("opaque", default: false)
          ))
      }),
    ModifierDeclaration(
      "blendMode", "how its colours join what is behind",
      Parameter("mode", Names.blendMode.type, required: true, "the mode")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.blendMode(try a.choice("mode", Names.blendMode, default: .normal)))
    },
    ModifierDeclaration(
      "compositingGroup", "effects treat it as one picture",
      view: { (view, _) in
        AnyView(view.compositingGroup())
      }),
    amount("brightness", "lightens", "0 changes nothing, 1 is white") {
      AnyView($0.brightness($1))
    },
    amount("contrast", "strengthens differences", "1 changes nothing") { AnyView($0.contrast($1)) },
    amount("saturation", "strengthens colours", "1 changes nothing, 0 is gray") {
      AnyView($0.saturation($1))
    },
    amount("grayscale", "takes colour away", "0 changes nothing, 1 is gray") {
      AnyView($0.grayscale($1))
    },
    ModifierDeclaration(
      "hueRotation", "turns colours round the wheel",
      Parameter("angle", .angle, required: true, "the turn")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.hueRotation(try a.angle("angle") ?? .zero))
    },
    ModifierDeclaration(
      "colorInvert", "the opposite colours",
      view: { (view, _) in
        AnyView(view.colorInvert())
      }),
    ModifierDeclaration(
      "colorMultiply", "multiplies its colours with one",
      Parameter("color", .color, required: true, "the colour")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.colorMultiply(try a.color("color") ?? .white))
    },
  ]

  private static let rotation3D = ModifierDeclaration(
    "rotation3DEffect", "turns the drawing in space",
    [
      Parameter("angle", .angle, required: true, "the turn"),
      Parameter(
        "axis",
        .object([
          Parameter("x", .number, default: "0", "to the trailing side"),
          Parameter("y", .number, default: "0", "down"),
          Parameter("z", .number, default: "0", "towards the eye"),
        ]), required: true, "the direction that stays"),
      anchor,
      Parameter("anchorZ", .number, default: "0", "points before the view, where the axis goes"),
      Parameter("perspective", .number, default: "1", "0 keeps far parts as large as near ones"),
    ], primary: "angle",
    view: { (view, a) throws(DocumentError) in
      let axis = a.object("axis")
      return AnyView(
        view.rotation3DEffect(
          try a.angle("angle") ?? .zero,
          axis: (
            x: try axis?.length("x") ?? 0, y: try axis?.length("y") ?? 0,
            z: try axis?.length("z") ?? 0
          ),
          anchor: try a.unitPoint("anchor", default: .center),
          anchorZ: try a.length("anchorZ", default: 0),
          perspective: try a.length("perspective", default: 1)))
    })

  private static func amount(
    _ name: String, _ summary: String, _ meaning: String,
    _ change: @escaping @Sendable (AnyView, Double) -> AnyView
  ) -> ModifierDeclaration {
    ModifierDeclaration(name, summary, Parameter("amount", .number, required: true, meaning)) {
      (view, a) throws(DocumentError) in change(view, try a.number("amount", default: 0))
    }
  }
}

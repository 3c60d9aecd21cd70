import Foundation
import Vitrine

extension Registry {
  private static let stop: [Parameter] = [
    Parameter("color", .color, required: true, "the colour"),
    Parameter("location", .number, required: true, "0…1 along the gradient"),
  ]
  private static let colors = Parameter("colors", .list(.color), "colours, evenly spaced")
  private static let stops = Parameter("stops", .list(.object(stop)), "colours where you put them")
  private static let center = Parameter("center", .unitPoint, default: "center", "its middle")

  static let gradientStyles: [StyleDeclaration] = [
    StyleDeclaration(
      "Gradient", "colours along a gauge, and from the top to the bottom elsewhere",
      [colors, stops], primary: "colors"
    ) { (a) throws(DocumentError) in AnyShapeStyle(try gradient(a)) },
    StyleDeclaration(
      "LinearGradient", "colours along a line",
      [
        colors, stops,
        Parameter("startPoint", .unitPoint, default: "top", "the first colour's place"),
        Parameter("endPoint", .unitPoint, default: "bottom", "the last colour's place"),
      ], primary: "colors"
    ) { (a) throws(DocumentError) in
      AnyShapeStyle(
        LinearGradient(
          gradient: try gradient(a), startPoint: try a.unitPoint("startPoint", default: .top),
          endPoint: try a.unitPoint("endPoint", default: .bottom)))
    },
    StyleDeclaration(
      "RadialGradient", "colours outward from a point",
      [
        colors, stops, center, Parameter("startRadius", .number, default: "0", "points"),
        Parameter("endRadius", .number, required: true, "points"),
      ]
    ) { (a) throws(DocumentError) in
      AnyShapeStyle(
        RadialGradient(
          gradient: try gradient(a), center: try a.unitPoint("center", default: .center),
          startRadius: try a.length("startRadius", default: 0),
          endRadius: try a.length("endRadius", default: 0)))
    },
    StyleDeclaration(
      "EllipticalGradient", "colours outward from a point, stretched to the frame",
      [
        colors, stops, center,
        Parameter("startRadiusFraction", .number, default: "0", "of the frame's sides"),
        Parameter("endRadiusFraction", .number, default: "0.5", "of the frame's sides"),
      ]
    ) { (a) throws(DocumentError) in
      AnyShapeStyle(
        EllipticalGradient(
          gradient: try gradient(a), center: try a.unitPoint("center", default: .center),
          startRadiusFraction: try a.length("startRadiusFraction", default: 0),
          endRadiusFraction: try a.length("endRadiusFraction", default: 0.5)))
    },
    StyleDeclaration(
      "AngularGradient", "colours around a point",
      [
        colors, stops, center, Parameter("startAngle", .angle, default: "0", "from +x, clockwise"),
        Parameter("endAngle", .angle, default: "360", "from +x, clockwise"),
      ]
    ) { (a) throws(DocumentError) in
      let start = try a.angle("startAngle") ?? .zero
      return AnyShapeStyle(
        AngularGradient(
          gradient: try gradient(a), center: try a.unitPoint("center", default: .center),
          startAngle: start, endAngle: try a.angle("endAngle") ?? start + .degrees(360)))
    },
    MeshForm.declaration,
  ]

  /// The bytes of a stop in a view and in what is made of it: each view has stops of its own.
  private static let bytesOfStop = 64

  private static func gradient(_ a: Arguments) throws(DocumentError) -> Gradient {
    let (stops, colors) = (try a.list("stops"), try a.list("colors"))
    let count = stops?.count ?? colors?.count ?? 0
    try a.context.session.make(count * bytesOfStop, at: a.compiled.place)
    if let stops {
      var own: [Gradient.Stop] = []
      for value in stops { own += try stop(value, a).map { [$0] } ?? [] }
      return Gradient(stops: own)
    }
    guard let colors else { throw a.error("a gradient needs 'colors' or 'stops'") }
    var mixed: [Color] = []
    for value in colors { mixed.append(try value.color(a.context)) }
    return Gradient(colors: mixed)
  }

  private static func stop(
    _ value: CompiledValue, _ a: Arguments
  ) throws(DocumentError) -> Gradient.Stop? {
    guard case .object(let compiled) = value.content else { return nil }
    let stop = Arguments(compiled: compiled, context: a.context)
    return Gradient.Stop(
      color: try stop.color("color") ?? .clear, location: try stop.length("location", default: 0))
  }
}

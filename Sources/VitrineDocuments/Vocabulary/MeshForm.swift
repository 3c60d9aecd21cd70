import Foundation
import Vitrine

/// `MeshGradient` in documents: colours of vertices, which stand evenly unless points are given.
enum MeshForm {
  static let declaration = StyleDeclaration(
    "MeshGradient", "colours between the points of a grid",
    [
      Parameter("width", .integer, required: true, "the points of a row, 2…64"),
      Parameter("height", .integer, required: true, "the rows, 2…64"),
      Parameter("colors", .list(.color), required: true, "a colour for each point, row by row"),
      Parameter(
        "points", .list(.unitPoint), default: "evenly spaced",
        "the points in fractions of the frame"),
      Parameter("background", .color, default: "clear", "the colour outside of the grid"),
      Parameter(
        "smoothsColors", .bool, default: "true", "cubic curves of colours, or straight ones"),
    ]
  ) { (a) throws(DocumentError) in AnyShapeStyle(try gradient(a)) }

  private static let sides = 2...64
  /// The bytes of a vertex in a view and in what is made of it.
  private static let bytesOfVertex = 128

  private static func gradient(_ a: Arguments) throws(DocumentError) -> MeshGradient {
    let (width, height) = (try a.integer("width") ?? 0, try a.integer("height") ?? 0)
    guard sides.contains(width), sides.contains(height) else {
      throw a.error(
        "'width' and 'height' of a MeshGradient are \(sides.lowerBound) to \(sides.upperBound), not "
          + "\(width) and \(height)")
    }
    try a.context.session.make(width * height * bytesOfVertex, at: a.compiled.place)
    var colors: [Color] = []
    for value in try a.list("colors") ?? [] { colors.append(try value.color(a.context)) }
    try check(colors.count, "colors", width, height, a)
    return MeshGradient(
      width: width, height: height, points: try points(a, width, height), colors: colors,
      background: try a.color("background") ?? .clear,
      smoothsColors: try a.bool("smoothsColors", default: true))
  }

  /// Points at equal distances, row by row.
  private static func grid(_ width: Int, _ height: Int) -> [SIMD2<Float>] {
    var points: [SIMD2<Float>] = []
    for row in 0..<height {
      let y = Float(row) / Float(height - 1)
      for column in 0..<width { points.append(SIMD2(Float(column) / Float(width - 1), y)) }
    }
    return points
  }

  private static func points(
    _ a: Arguments, _ width: Int, _ height: Int
  ) throws(DocumentError) -> [SIMD2<Float>] {
    guard let list = try a.list("points") else {
      return grid(width, height)
    }
    try check(list.count, "points", width, height, a)
    var points: [SIMD2<Float>] = []
    for value in list {
      let point = try value.unitPoint(a.context) ?? .zero
      points.append(SIMD2(Float(point.x), Float(point.y)))
    }
    return points
  }

  private static func check(
    _ count: Int, _ name: String, _ width: Int, _ height: Int, _ a: Arguments
  ) throws(DocumentError) {
    guard count == width * height else {
      throw a.error(
        "a MeshGradient of \(width) by \(height) has \(width * height) '\(name)', not \(count)")
    }
  }
}

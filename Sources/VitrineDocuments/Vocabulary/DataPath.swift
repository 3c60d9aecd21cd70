import Foundation
import Vitrine
import VitrineGraphics

/// A shape with a path from SVG path data, scaled from its view box to the frame.
struct DataPath: Shape {
  private let outline: VitrineGraphics.Path
  private let viewBox: (width: Double, height: Double)?

  /// The largest number of commands in a document's path.
  private static let longestPath = 100_000
  /// The bytes of a point in a view and in what is made of it.
  private static let bytesOfPoint = 64

  init(_ arguments: Arguments) throws(DocumentError) {
    try self.init(
      arguments, viewBox: arguments.compiled["viewBox"]?.pair(arguments.context))
  }

  init(_ arguments: Arguments, viewBox: (Double, Double)?) throws(DocumentError) {
    let text = try arguments.requiredText("svg")
    let (session, place) = (arguments.context.session, arguments.compiled.place)
    guard let outline = try session.outline(text, limit: DataPath.longestPath, at: place) else {
      throw arguments.error("'svg' is not path data: \"\(DocumentError.shortened(text))\"")
    }
    // The view's frame, the picture's pixels and a stroke each make an outline of it.
    try session.make(outline.points.count * DataPath.bytesOfPoint, at: place)
    self.outline = outline
    self.viewBox = viewBox.map { ($0.0, $0.1) }
  }

  nonisolated func path(in rect: CGRect) -> Vitrine.Path {
    var scale = (x: 1.0, y: 1.0)
    if let viewBox, viewBox.width > 0, viewBox.height > 0 {
      scale = (Double(rect.width) / viewBox.width, Double(rect.height) / viewBox.height)
    }
    let map = Affine.scale(scale.x, scale.y).then(.translation(rect.minX, rect.minY))
    return Vitrine.Path(outline.transformed(by: map))
  }
}

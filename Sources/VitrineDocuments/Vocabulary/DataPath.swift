import Foundation
import Vitrine

/// A path given by SVG path data, stretched from its view box to the frame.
struct DataPath: Shape {
  private let commands: [PathCommand]
  private let viewBox: (width: Double, height: Double)?

  /// Commands that a document's path may have.
  private static let longestPath = 100_000

  init(_ arguments: Arguments) throws(DocumentError) {
    let text = try arguments.requiredText("svg")
    guard let commands = PathDataParser.parse(text, limit: DataPath.longestPath) else {
      throw arguments.error("'svg' is not path data: \"\(DocumentError.shortened(text))\"")
    }
    self.commands = commands
    viewBox = try arguments.compiled["viewBox"]?.pair(arguments.context).map { ($0.0, $0.1) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    var scale = (x: 1.0, y: 1.0)
    if let viewBox, viewBox.width > 0, viewBox.height > 0 {
      scale = (Double(rect.width) / viewBox.width, Double(rect.height) / viewBox.height)
    }
    func at(_ point: PathCommand.Point) -> CGPoint {
      CGPoint(x: Double(rect.minX) + point.x * scale.x, y: Double(rect.minY) + point.y * scale.y)
    }
    for command in commands {
      switch command {
      case .move(let point): path.move(to: at(point))
      case .line(let point): path.addLine(to: at(point))
      case .quad(let control, let end): path.addQuadCurve(to: at(end), control: at(control))
      case .cubic(let c1, let c2, let end):
        path.addCurve(to: at(end), control1: at(c1), control2: at(c2))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

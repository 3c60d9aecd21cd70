public import Foundation
import VitrineGraphics
import VitrineLayout

extension CGContext {
  /// Begins a new path without elements.
  public func beginPath() { outline = Path() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { add { $0.move(to: point) } }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }
  /// Adds lines through points; the first begins a subpath.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds a closed ellipse that touches the rectangle's edges.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds an arc between two angles in radians, joined to the current point by a line; `clockwise` turns towards
  /// smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: clockwise)
    }
  }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { add { $0.addPath(Path(path)) } }
  /// Closes the subpath.
  public func closePath() { outline.closeSubpath() }
  /// The path that is being made, in the user's space; nil if it has no elements.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(userOutline) }

  /// Fills the path, which ends with that.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(userOutline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Strokes the path, which ends with that.
  public func strokePath() {
    stroke(userOutline, state.line)
    beginPath()
  }
  /// Fills and strokes the path, which ends with that.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userOutline
    if mode.fills { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode.strokes { stroke(path, state.line) }
    beginPath()
  }
  /// Clips what is drawn from here on to the path, which ends with that.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.graphics.clip(to: userOutline, style: FillStyle(eoFill: rule == .evenOdd))
    beginPath()
  }
  /// Clips what is drawn from here on to a rectangle.
  public func clip(to rect: CGRect) { state.graphics.clip(to: Path(rect)) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), isEvenOdd: false) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse that touches the rectangle's edges.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), isEvenOdd: false) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  /// Strokes a rectangle with a line of another width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  /// Strokes an ellipse that touches the rectangle's edges.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  /// Strokes lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for i in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[i])
      path.addLine(to: points[i + 1])
    }
    stroke(path, state.line)
  }
  /// Makes a rectangle clear.
  public func clear(_ rect: CGRect) { erase(Path(rect)) }
}

extension CGContext {
  func fill(_ path: Path, isEvenOdd: Bool) {
    let color = Color(cgColor: state.fill)
    draw(in: path) { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }

  func stroke(_ path: Path, _ line: StrokeStyle) {
    let color = Color(cgColor: state.stroke)
    draw(in: path.strokedPath(line)) { $0.stroke(path, with: .color(color), style: line) }
  }

  private var userOutline: Path { outline.applying(state.graphics.transform.inverted()) }

  /// Elements are mapped when they are added: a later change of the transform does not move them.
  private func add(_ change: (inout Path) -> Void) {
    let map = state.graphics.transform
    if map.isIdentity { return change(&outline) }
    var path = userOutline
    change(&path)
    outline = path.applying(map)
  }
}

/// The rule that decides which areas are inside a path.
public nonisolated enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The ways in which a context draws its path.
public nonisolated enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  var fills: Bool { self != .stroke }
  var strokes: Bool { self != .fill && self != .eoFill }
}

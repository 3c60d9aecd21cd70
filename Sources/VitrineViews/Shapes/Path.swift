public import Foundation
import VitrineGraphics
import VitrineLayout

/// An outline of lines and curves; coordinates in points, y down.
public nonisolated struct Path: Hashable, Sendable {
  package var outline: GraphicsPath

  package init(_ outline: GraphicsPath) { self.outline = outline }

  /// Creates a path without elements.
  public init() { outline = GraphicsPath() }

  /// Creates an empty path and lets the closure add to it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a closed rectangle, clockwise from its top left corner.
  public init(_ rect: CGRect) { outline = GraphicsPath(rect: rect.rect) }

  /// Creates a closed ellipse that touches the rectangle's edges.
  public init(ellipseIn rect: CGRect) { outline = GraphicsPath(ellipseIn: rect.rect) }

  /// Creates a rounded rectangle with one radius in points, limited to 0 … half the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let radii = CornerRadii(cornerRadius).limited(to: rect.rect.size)
    outline = GraphicsPath(
      roundedRect: rect.rect, radii: radii, curve: style.curve, from: .right)
  }

  /// Creates a rounded rectangle whose corners have a width and height in points, limited to half the sides.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let corner = Size(cornerSize.width, cornerSize.height)
    outline = ShapeGeometry.roundedRectangle(cornerSize: corner, style.curve).path(in: rect.rect)
  }

  /// Creates a rounded rectangle with a radius for each corner; all shrink by one factor if they do not fit.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.radii.limited(to: rect.rect.size)
    outline = GraphicsPath(
      roundedRect: rect.rect, radii: radii, curve: style.curve, from: .right)
  }

  /// Creates a copy of the outline of a Core Graphics path.
  public init(_ path: CGPath) { outline = path.path.outline }

  /// Whether the path has no elements; a move alone counts as one.
  public var isEmpty: Bool { outline.isEmpty }

  /// The point where the next segment begins, or nil in an empty path; after a close, the subpath's start.
  public var currentPoint: CGPoint? { outline.currentPoint.map { CGPoint($0) } }

  /// A copy of the path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }

  /// An element of a path.
  public nonisolated enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` with each element, in the order in which they were added.
  public func forEach(_ body: (Element) -> Void) {
    outline.forEachSegment { verb, points in
      let p = points.map { CGPoint($0) }
      switch verb {
      case .move: body(.move(to: p[0]))
      case .line: body(.line(to: p[0]))
      case .quad: body(.quadCurve(to: p[1], control: p[0]))
      case .cubic: body(.curve(to: p[2], control1: p[0], control2: p[1]))
      case .close: body(.closeSubpath)
      }
    }
  }
}

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.path(outline))
  }
}

extension Path {
  /// Begins a subpath at the point without drawing.
  public mutating func move(to point: CGPoint) { outline.move(to: point.point) }
  /// Adds a line from the current point; in an empty path, a line of length 0 at the point.
  public mutating func addLine(to point: CGPoint) { outline.line(to: point.point) }

  /// Adds a quadratic curve from the current point, or from `control` in an empty path.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    outline.quad(to: point.point, control: control.point)
  }

  /// Adds a cubic curve from the current point, or from `control1` in an empty path.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.cubic(to: point.point, control1.point, control2.point)
  }

  /// Joins the subpath's end to its start by a line; does nothing if no subpath is open.
  public mutating func closeSubpath() { outline.close() }

  /// Adds a closed rectangle as a subpath of its own, mapped by `transform`.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(GraphicsPath(rect: rect.rect), transform.affine)
  }

  /// Adds each rectangle as a closed subpath of its own, mapped by `transform`.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle whose corner width and height in points are limited to half the sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    outline.append(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style).outline, transform.affine)
  }

  /// Adds a rounded rectangle with a radius for each corner; all shrink by one factor if they do not fit.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    outline.append(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).outline, transform.affine)
  }

  /// Adds a closed ellipse that touches the rectangle's edges, mapped by `transform`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(GraphicsPath(ellipseIn: rect.rect), transform.affine)
  }

  /// Begins a subpath at the first point and adds lines to the others; does nothing without points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path, mapped by `transform`; no line joins the two.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.append(path.outline, transform.affine)
  }

  /// Adds an arc, joined to the current point by a line. As in SwiftUI, `clockwise` is meant for y up,
  /// although y points down. One whose end is a whole turn above its start is closed.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = Arc.turn(startAngle.radians, endAngle.radians, decreasing: clockwise)
    addArc(center, radius, startAngle.radians, turn, transform.affine)
    let over = endAngle.radians - startAngle.radians - 2 * .pi
    if abs(over) < 1e-9 { closeSubpath() }
  }

  /// Adds an arc over `delta`, clockwise if positive, joined to the current point by a line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle.radians, delta.radians, transform.affine)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ turn: Double, _ map: Affine
  ) {
    let arc = Arc(center: center.point, radius: radius, start: start, turn: turn)
    arc.append(to: &outline, map)
  }

  /// Rounds the corner at `tangent1End` between the lines from the current point and to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let from = currentPoint ?? tangent1End
    guard
      let arc = Arc(
        from: from.point, corner: tangent1End.point, to: tangent2End.point, radius: radius)
    else { return addLine(to: tangent1End.applying(transform)) }
    arc.append(to: &outline, transform.affine)
  }

  /// Returns the path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.transformed(by: transform.affine))
  }

  /// Returns the path moved by `dx` to the right and `dy` down, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(outline.transformed(by: .translation(dx, dy)))
  }

  /// Returns the part between two fractions of the length, limited to 0…1; empty unless `from` < `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: from, to: to))
  }

  /// The smallest rectangle around the curve; the null rectangle for an empty path.
  public var boundingRect: CGRect {
    outline.bounds.map { CGRect($0) } ?? .null
  }

  /// Returns whether the point lies inside, by the even-odd or non-zero rule; open subpaths count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(p.point, rule: eoFill ? .evenOdd : .nonZero)
  }

  /// Returns the area of a stroke along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.stroked(style.stroke))
  }
}

/// Core Graphics' path, limited to the API that views use.
public nonisolated class CGPath {
  package fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a closed rectangle, mapped by `transform` unless it is nil.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    path = Path(rect).applying(unsafe transform?.pointee ?? .identity)
  }

  /// Creates a closed ellipse that touches the rectangle's edges, mapped by `transform` unless it is nil.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    path = Path(ellipseIn: rect).applying(unsafe transform?.pointee ?? .identity)
  }

  /// Creates a rectangle with circular or elliptical corners, their sizes in points limited to half the
  /// sides, mapped by `transform` unless it is nil.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular
    ).applying(unsafe transform?.pointee ?? .identity)
  }

  /// The smallest rectangle around all points, control points included; the zero rectangle for an empty path.
  public var boundingBox: CGRect { CGRect(path.outline.controlBounds) }
  /// The smallest rectangle around the curve itself; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Whether the path has no elements; a move alone counts as one.
  public var isEmpty: Bool { path.isEmpty }
  /// Returns whether the point lies inside by the non-zero rule; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// A mutable Core Graphics path.
public nonisolated final class CGMutablePath: CGPath {
  /// Creates a path without elements.
  public init() { super.init(Path()) }

  /// Creates a closed rectangle to add to, mapped by `transform` unless it is nil.
  public override init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    unsafe super.init(rect: rect, transform: transform)
  }

  /// Creates a closed ellipse to add to, mapped by `transform` unless it is nil.
  public override init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    unsafe super.init(ellipseIn: rect, transform: transform)
  }

  /// Creates a rectangle with circular or elliptical corners to add to, mapped by `transform` unless it is
  /// nil.
  public override init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    unsafe super.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Begins a subpath at the point without drawing.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point; in an empty path, a line of length 0 at the point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a quadratic curve from the current point, or from `control` in an empty path.
  public func addQuadCurve(to point: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: point, control: control)
  }
  /// Adds a cubic curve from the current point, or from `control1` in an empty path.
  public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: point, control1: control1, control2: control2)
  }
  /// Adds a closed rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds a closed ellipse that touches the rectangle's edges.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an arc between two angles in radians, joined to the current point by a line. `clockwise` turns
  /// towards smaller angles, which is anticlockwise in the picture, since y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds the elements of another path; no line joins the two.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  /// Joins the subpath's end to its start by a line; does nothing if no subpath is open.
  public func closeSubpath() { path.closeSubpath() }
}

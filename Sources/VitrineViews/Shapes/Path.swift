public import Foundation
import VitrineGraphics
import VitrineLayout

/// An outline of lines and curves; coordinates in points, y down.
public nonisolated struct Path: Hashable, Sendable {
  package var outline: GraphicsPath

  package init(_ outline: GraphicsPath) { self.outline = outline }

  public init() { outline = GraphicsPath() }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { outline = GraphicsPath(rect: rect.rect) }

  public init(ellipseIn rect: CGRect) { outline = GraphicsPath(ellipseIn: rect.rect) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let radii = CornerRadii(cornerRadius).limited(to: rect.rect.size)
    outline = GraphicsPath(roundedRect: rect.rect, radii: radii, curve: style.curve)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let corner = Size(cornerSize.width, cornerSize.height)
    outline = ShapeGeometry.roundedRectangle(cornerSize: corner, style.curve).path(in: rect.rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.radii.limited(to: rect.rect.size)
    outline = GraphicsPath(roundedRect: rect.rect, radii: radii, curve: style.curve)
  }

  public init(_ path: CGPath) { outline = path.path.outline }

  public var isEmpty: Bool { outline.isEmpty }

  public var currentPoint: CGPoint? { outline.currentPoint.map { CGPoint($0) } }

  public var cgPath: CGPath { CGPath(self) }

  /// An element of a path.
  public nonisolated enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

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
  public func path(in rect: CGRect) -> Path { self }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.path(outline))
  }
}

extension Path {
  public mutating func move(to point: CGPoint) { outline.move(to: point.point) }
  public mutating func addLine(to point: CGPoint) { outline.line(to: point.point) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    outline.quad(to: point.point, control: control.point)
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.cubic(to: point.point, control1.point, control2.point)
  }

  public mutating func closeSubpath() { outline.close() }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(GraphicsPath(rect: rect.rect), transform.affine)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    outline.append(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style).outline, transform.affine)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    outline.append(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).outline, transform.affine)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(GraphicsPath(ellipseIn: rect.rect), transform.affine)
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.append(path.outline, transform.affine)
  }

  /// Adds an arc, joined to the current point by a line. As in SwiftUI, `clockwise` is meant for y up,
  /// although y points down.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = Arc.turn(startAngle.radians, endAngle.radians, decreasing: clockwise)
    addArc(center, radius, startAngle.radians, turn, transform.affine)
  }

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

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.transformed(by: transform.affine))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(outline.transformed(by: .translation(dx, dy)))
  }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: from, to: to))
  }

  /// The smallest rectangle around the curve; the null rectangle for an empty path.
  public var boundingRect: CGRect {
    outline.bounds.map { CGRect($0) } ?? .null
  }

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

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    path = Path(rect).applying(unsafe transform?.pointee ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    path = Path(ellipseIn: rect).applying(unsafe transform?.pointee ?? .identity)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular
    ).applying(unsafe transform?.pointee ?? .identity)
  }

  public var boundingBox: CGRect { CGRect(path.outline.controlBounds) }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// A mutable Core Graphics path.
public nonisolated final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  public override init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    unsafe super.init(rect: rect, transform: transform)
  }

  public override init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    unsafe super.init(ellipseIn: rect, transform: transform)
  }

  public override init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    unsafe super.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to point: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: point, control: control)
  }
  public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: point, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func closeSubpath() { path.closeSubpath() }
}

public import Foundation
import VitrineGraphics

/// UIKit's path with the lines that it is drawn with.
public nonisolated final class UIBezierPath {
  var outline: Path
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// The width of its line in points, 1 at first.
  public var lineWidth: CGFloat = 1
  /// The ends of its line.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of its line.
  public var lineJoinStyle = CGLineJoin.miter
  /// The longest mitre in line widths.
  public var miterLimit: CGFloat = 10
  /// Whether the even-odd rule decides which areas are inside.
  public var usesEvenOddFillRule = false
  /// Has no effect: curves are drawn as they are.
  public var flatness: CGFloat = 0.6

  init(_ outline: Path) { self.outline = outline }

  /// Creates a path without elements.
  public convenience init() { self.init(Path()) }
  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates a closed ellipse that touches the rectangle's edges.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Creates a rectangle with the system's continuous corners, their radius limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  /// Creates a rectangle of which some corners are rounded, by the width of the size, limited to half of the shorter
  /// side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // UIKit takes the width for both directions.
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: at(.topLeft), bottomLeading: at(.bottomLeft), bottomTrailing: at(.bottomRight),
      topTrailing: at(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }
  /// Creates an arc between two angles in radians, clockwise in the picture if `clockwise` is true.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates a copy of a path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The elements as a path of Core Graphics.
  public var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = Path(newValue) }
  }
  /// The smallest rectangle around the curve; the null rectangle without elements.
  public var bounds: CGRect { outline.boundingRect }
  /// Whether there are no elements.
  public var isEmpty: Bool { outline.isEmpty }
  /// The point where the next segment begins; zero without elements.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// Returns whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc between two angles in radians, joined to the current point by a line; clockwise in the picture if
  /// `clockwise` is true.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Closes the subpath.
  public func close() { outline.closeSubpath() }
  /// Removes all elements.
  public func removeAllPoints() { outline = Path() }
  /// Adds the elements of another path.
  public func append(_ path: UIBezierPath) { outline.addPath(path.outline) }
  /// Maps all points.
  public func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  /// Sets the lengths of dashes and gaps in turn; nil or a count of 0 for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern = unsafe pattern, count > 0 else { return dash = ([], 0) }
    dash = unsafe (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  /// Fills the inside with the context's colour of areas; without a context nothing is drawn.
  public func fill() { CGContext.current?.fill(outline, isEvenOdd: usesEvenOddFillRule) }
  /// Draws the line with the context's colour of lines; without a context nothing is drawn.
  public func stroke() { CGContext.current?.stroke(outline, line) }
  /// Fills the inside by a blend mode and an opacity, as `fill()` does.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.with(blendMode, alpha) { fill() }
  }
  /// Draws the line by a blend mode and an opacity, as `stroke()` does.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.with(blendMode, alpha) { stroke() }
  }
  /// Clips what is drawn from here on to the inside.
  public func addClip() {
    CGContext.current?.state.graphics.clip(
      to: outline, style: FillStyle(eoFill: usesEvenOddFillRule))
  }

  private var line: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dash.lengths, dashPhase: dash.phase)
  }
}

/// The corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits: 1, 2, 4 and 8 for the corners in the order of their names below.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

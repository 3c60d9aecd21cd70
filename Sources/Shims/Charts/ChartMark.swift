import Foundation

/// A mark with everything that was said of it.
struct ChartMark {
  enum Kind { case bar, line, point, area, rule, rectangle }

  var kind: Kind
  var x: ChartPlace?
  var xEnd: ChartPlace?
  var y: ChartPlace?
  var yEnd: ChartPlace?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// Marks of lines and areas that belong together.
  var series: String?
  var style: AnyShapeStyle?
  /// The name that the chart has a style for.
  var styleName: String?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var stroke: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: AnyShape?
  /// Square points around a symbol.
  var symbolArea: CGFloat?
  var offset = CGSize.zero
  var clip: AnyShape?
  var fill = FillStyle()
  /// Marks of larger numbers cover those of smaller ones.
  var zIndex = 0.0
  var annotations: [ChartAnnotation] = []
  /// Whether bars and areas of one place lie on each other.
  var stacks = true
  /// Where the mark begins when others lie below it in a stack.
  var base = 0.0

  /// Whether the bar lies along x.
  var isHorizontal: Bool {
    guard x?.datum.number != nil else { return false }
    if case .category? = y?.datum { return true }
    return x.map { if case .number = $0.datum { true } else { false } } ?? false
      && y.map { if case .date = $0.datum { true } else { false } } ?? false
  }
}

/// Views beside a mark.
struct ChartAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var view: AnyView
}

/// Where views stand beside a mark.
public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How thick a bar is.
public enum MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  case automatic
  /// Points.
  case fixed(CGFloat)
  /// Of the place that the scale has for a value.
  case ratio(CGFloat)
  /// Points that are left free on each side.
  case inset(CGFloat)

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// How a line goes from point to point.
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd, cardinal, catmullRom
  /// Cardinal, between the curve of 0 and straight lines of 1.
  case tightened(CGFloat)
  /// By knots that are not as far from each other; drawn as if they were.
  case knotted

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .tightened(tension.isFinite ? tension : 0)
  }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    alpha == 0 ? .catmullRom : .knotted
  }
}

/// The symbols that charts know by name.
public enum BasicChartSymbolShape: Hashable, Sendable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  func outline(_ box: CGRect) -> Path {
    switch self {
    case .circle, .pentagon: Path(ellipseIn: box)
    case .square: Path(box)
    case .triangle: Self.polygon(box, [(0.5, 0), (1, 1), (0, 1)])
    case .diamond: Self.polygon(box, [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .plus, .cross, .asterisk: Self.plus(box)
    }
  }

  private static func polygon(_ box: CGRect, _ corners: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(
        corners.map { CGPoint(x: box.minX + $0.0 * box.width, y: box.minY + $0.1 * box.height) })
      path.closeSubpath()
    }
  }

  private static func plus(_ box: CGRect) -> Path {
    Path { path in
      path.addRect(box.insetBy(dx: box.width * 0.38, dy: 0))
      path.addRect(box.insetBy(dx: 0, dy: box.height * 0.38))
    }
  }
}

extension BasicChartSymbolShape: Shape {
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

import Foundation

/// A mark with all of its attributes.
struct ChartMark {
  enum Kind { case bar, line, point, area, rule, rectangle }

  var kind: Kind
  var x: ChartPlace?
  var xEnd: ChartPlace?
  var y: ChartPlace?
  var yEnd: ChartPlace?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The series that joins marks of lines and areas.
  var series: String?
  var style: AnyShapeStyle?
  /// The name under which the chart's scale lists the style.
  var styleName: String?
  var opacity = 1.0
  /// The shadows in the order in which they were asked for.
  var shadows: [ChartShadow] = []
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var stroke: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: AnyShape?
  /// The area of the symbol in square points.
  var symbolArea: CGFloat?
  var offset = CGSize.zero
  var clip: AnyShape?
  var fill = FillStyle()
  /// The z index: marks with larger ones cover those with smaller ones.
  var zIndex = 0.0
  var annotations: [ChartAnnotation] = []
  /// Whether bars and areas that share a place are stacked.
  var stacks = true
  /// Entries of the gap table for requests that are drawn differently.
  var gaps: Set<Gap> = []
  /// The value at which the mark starts when others are below it in a stack.
  var base = 0.0

  /// Whether the bar is horizontal.
  var isHorizontal: Bool {
    guard x?.datum.number != nil else { return false }
    if case .category? = y?.datum { return true }
    return x.map { if case .number = $0.datum { true } else { false } } ?? false
      && y.map { if case .date = $0.datum { true } else { false } } ?? false
  }
}

/// The shadow of a mark; lengths in points.
struct ChartShadow {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

/// An annotation beside a mark.
struct ChartAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var view: AnyView
}

/// The built-in symbol shapes; their proportions are estimated.
public enum BasicChartSymbolShape: Hashable, Sendable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  func outline(_ box: CGRect) -> Path {
    switch self {
    case .circle: Path(ellipseIn: box)
    case .square: Path(box)
    case .triangle: Self.polygon(box, [(0.5, 0), (1, 1), (0, 1)])
    case .diamond: Self.polygon(box, [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .pentagon:
      // A regular one about the middle: 0.5 ± half of sin and cos of 72° and 144°.
      Self.polygon(
        box, [(0.5, 0), (0.9755, 0.3455), (0.7939, 0.9045), (0.2061, 0.9045), (0.0245, 0.3455)])
    case .plus: Self.bars(box, [0, 90])
    case .cross: Self.bars(box, [45, 135])
    case .asterisk: Self.bars(box, [0, 60, 120])
    }
  }

  private static func polygon(_ box: CGRect, _ corners: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(
        corners.map { CGPoint(x: box.minX + $0.0 * box.width, y: box.minY + $0.1 * box.height) })
      path.closeSubpath()
    }
  }

  /// Bars through the middle, as long as the box is wide, by their turns in degrees.
  private static func bars(_ box: CGRect, _ turns: [Double]) -> Path {
    let bar = CGRect(
      x: -box.width / 2, y: -box.height * 0.12, width: box.width, height: box.height * 0.24)
    return Path { path in
      for turn in turns {
        path.addRect(
          bar,
          transform: CGAffineTransform(translationX: box.midX, y: box.midY)
            .rotated(by: turn * .pi / 180))
      }
    }
  }
}

/// A shape for the points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle, in the unit square of the shape, that looks as large as the square itself. Not read: symbols
  /// fill their square.
  var perceptualUnitRect: CGRect { get }
}

extension BasicChartSymbolShape: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path { outline(rect) }
}

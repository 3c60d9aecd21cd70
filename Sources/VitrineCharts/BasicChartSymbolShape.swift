public import Foundation

/// The built-in symbol shapes; their proportions are estimated.
public enum BasicChartSymbolShape: Hashable, Sendable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// The shapes in the order in which charts assign them to names.
  static let inOrder: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

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

extension BasicChartSymbolShape: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path { outline(rect) }
}

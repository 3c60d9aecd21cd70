public import Foundation

/// A shape for the points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle, in the unit square of the shape, that looks as large as the square itself. Not read: symbols
  /// fill their square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// Returns the line along the symbol's outline, inside it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line along the symbol's outline, inside it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    _BorderedSymbol(base: self, stroke: style)
  }
}

/// The line along the outline of a symbol.
public nonisolated struct _BorderedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let stroke: StrokeStyle

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path {
    let inset = max(0, min(stroke.lineWidth, rect.width, rect.height)) / 2
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(stroke)
  }
}

/// A symbol shape of any type.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  public let perceptualUnitRect: CGRect

  /// Creates the same symbol as another shape.
  public init(_ shape: any ChartSymbolShape) {
    self.shape = Self.erased(shape)
    perceptualUnitRect = shape.perceptualUnitRect
  }

  /// Creates the symbol of a shape that fills its square.
  init(shape: AnyShape) {
    self.shape = shape
    perceptualUnitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  private static func erased<S: ChartSymbolShape>(_ shape: S) -> AnyShape { AnyShape(shape) }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

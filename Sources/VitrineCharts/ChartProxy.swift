public import Foundation

/// A view behind or over a chart.
struct ChartLayer {
  var alignment: Alignment
  var view: (ChartProxy) -> AnyView
}

/// The plot area of a chart with its scales, as the closures of overlays and backgrounds have it.
///
/// Positions are in points from the top leading corner of the plot area.
public struct ChartProxy {
  let axes: ChartAxes
  let styles: ChartStyles
  private let size: CGSize
  private let anchor: Anchor<CGRect>

  init(axes: ChartAxes, styles: ChartStyles, size: CGSize, anchor: Anchor<CGRect>) {
    self.axes = axes
    self.styles = styles
    self.size = size
    self.anchor = anchor
  }

  /// The size of the plot area in points.
  public var plotSize: CGSize { size }
  /// The size of the plot area in points, by its older name.
  public var plotAreaSize: CGSize { size }
  /// The plot area, for a geometry reader in the overlay or background.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The plot area, by its older name.
  public var plotAreaFrame: Anchor<CGRect> { anchor }
  /// The plot area too: a picture is not scrolled.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  /// Returns the x coordinate of a value; nil if the axis has no place for it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    axes.x.fraction(ChartPlace(datum: value._datum)).map { axes.x.run($0, of: size.width) }
  }

  /// Returns the y coordinate of a value; nil if the axis has no place for it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    axes.y.fraction(ChartPlace(datum: value._datum))
      .map { axes.y.rise($0, of: size.height, from: size.height) }
  }

  /// Returns the place of two values; nil if an axis has none.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the band of a category along the horizontal axis; a number's band has no width.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let band = axes.x.stretch(ChartPlace(datum: value._datum)) else { return nil }
    return ChartScale.range(
      axes.x.run(band.lowerBound, of: size.width), axes.x.run(band.upperBound, of: size.width))
  }

  /// Returns the band of a category along the vertical axis; a number's band has no height.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let band = axes.y.stretch(ChartPlace(datum: value._datum)) else { return nil }
    let height = size.height
    return ChartScale.range(
      axes.y.rise(band.lowerBound, of: height, from: height),
      axes.y.rise(band.upperBound, of: height, from: height))
  }

  /// Returns the rectangle of two bands.
  public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the value at an x coordinate; nil outside the bands of categories, and for another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    axes.x.fraction(atPoints: position, of: size.width).flatMap(axes.x.datum)
      .flatMap { P._value($0) }
  }

  /// Returns the value at a y coordinate; nil outside the bands of categories, and for another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    axes.y.fraction(atPoints: size.height - position, of: size.height).flatMap(axes.y.datum)
      .flatMap { P._value($0) }
  }

  /// Returns both values at a point; nil if one is missing.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the two ends of the horizontal axis, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    axes.x.values.compactMap { P._value($0) }
  }

  /// Returns the two ends of the vertical axis, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    axes.y.values.compactMap { P._value($0) }
  }

  /// Returns the angle of a point about the middle of the plot area, clockwise from twelve o'clock.
  public func angle(at position: CGPoint) -> Angle {
    let turn = ChartMath.turn(position.x - size.width / 2, position.y - size.height / 2)
    return .radians(turn)
  }

  /// Returns the style of a name; nil for one that no mark has.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    styles.domains.styles.contains(value._datum) ? styles.style(named: value._datum) : nil
  }

  /// Returns the symbol of a name; nil for one that no mark has.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    guard styles.domains.symbols.contains(value._datum) else { return nil }
    return AnyChartSymbolShape(shape: styles.symbol(named: value._datum))
  }

  /// Returns the stroke of a name; nil for one that no mark has.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    styles.domains.strokes.contains(value._datum) ? styles.stroke(named: value._datum) : nil
  }
}

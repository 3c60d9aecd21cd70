public import Foundation

/// The domain of a scale that a chart derives from its marks.
public struct AutomaticScaleDomain: Sendable {
  var includesZero = true
  var isReversed = false
}

/// A scale domain: a range of values, a list of categories, or an automatic domain.
public protocol _ChartDomain {
  func _set(_ request: inout _ScaleRequest)
}

extension _ChartDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
  }
}

extension AutomaticScaleDomain: _ChartDomain {
  public func _set(_ request: inout _ScaleRequest) {
    request.includesZero = includesZero
    request.isReversed = isReversed
  }
}

extension ClosedRange: _ChartDomain where Bound: Plottable {
  public func _set(_ request: inout _ScaleRequest) {
    guard let low = lowerBound._datum.number, let high = upperBound._datum.number else { return }
    request.numbers = low...high
  }
}

extension Array: _ChartDomain where Element: Plottable {
  /// Sets the categories, or the two ends of a numeric domain in either order.
  public func _set(_ request: inout _ScaleRequest) {
    let numbers = compactMap(\._datum.number)
    request.listed = map(\._datum)
    guard numbers.count == count, let low = numbers.min(), let high = numbers.max() else {
      request.categories = map { .category($0._datum.name) }
      return
    }
    request.numbers = low...high
    request.isReversed = numbers.first ?? 0 > numbers.last ?? 0
  }
}

/// The part of the plot area that a scale covers: all of it but some points, or a range of points.
public protocol _PositionScaleRange {
  func _place(_ request: inout _ScaleRequest)
}

/// The length of the plot area but some points at its ends.
public struct PlotDimensionScaleRange: Sendable, _PositionScaleRange {
  var padding: CGFloat
  var endPadding: CGFloat

  public func _place(_ request: inout _ScaleRequest) {
    request.padding = padding
    request.endPadding = endPadding
  }
}

extension _PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns the length of the plot area but some points at its start and its end.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: startPadding, endPadding: endPadding)
  }
}

extension ClosedRange: _PositionScaleRange where Bound == CGFloat {
  /// Sets the points from the start of the axis at which the scale begins and ends.
  public func _place(_ request: inout _ScaleRequest) {
    guard lowerBound.isFinite, upperBound.isFinite else { return }
    request.range = (lowerBound, upperBound)
  }
}

extension View {
  public nonisolated func chartXScale<D: _ChartDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    chart {
      domain._set(&$0.x)
      $0.x.type = type ?? $0.x.type
    }
  }
  public nonisolated func chartYScale<D: _ChartDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    chart {
      domain._set(&$0.y)
      $0.y.type = type ?? $0.y.type
    }
  }
  public nonisolated func chartXScale<D: _ChartDomain, R: _PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { chartXScale(range: range, type: type).chartXScale(domain: domain) }
  public nonisolated func chartYScale<D: _ChartDomain, R: _PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { chartYScale(range: range, type: type).chartYScale(domain: domain) }
  public nonisolated func chartXScale<R: _PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View {
    chart {
      range._place(&$0.x)
      $0.x.type = type ?? $0.x.type
    }
  }
  public nonisolated func chartYScale<R: _PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View {
    chart {
      range._place(&$0.y)
      $0.y.type = type ?? $0.y.type
    }
  }
  public nonisolated func chartXScale(type: ScaleType?) -> some View {
    chart { $0.x.type = type ?? $0.x.type }
  }
  public nonisolated func chartYScale(type: ScaleType?) -> some View {
    chart { $0.y.type = type ?? $0.y.type }
  }
}

import Foundation

/// The ranges in the coordinates of the plot area that an annotation is kept in; nil where it is free.
struct AnnotationBounds {
  var x: ClosedRange<CGFloat>?
  var y: ClosedRange<CGFloat>?

  init(_ overflow: AnnotationOverflowResolution?, plot: CGSize, chart: CGRect) {
    guard let overflow else { return }
    x = Self.bounds(overflow.x, 0, plot.width, chart.minX, chart.maxX)
    y = Self.bounds(overflow.y, 0, plot.height, chart.minY, chart.maxY)
  }

  private static func bounds(
    _ strategy: AnnotationOverflowResolution.Strategy, _ plotStart: CGFloat, _ plotEnd: CGFloat,
    _ chartStart: CGFloat, _ chartEnd: CGFloat
  ) -> ClosedRange<CGFloat>? {
    guard case .fit(let boundary) = strategy.kind else { return nil }
    return boundary == .chart
      ? ChartScale.range(chartStart, chartEnd) : ChartScale.range(plotStart, plotEnd)
  }

  var isFree: Bool { x == nil && y == nil }

  /// Moves a span into a range; one that is longer than it starts with it.
  static func moved(
    _ start: CGFloat, _ length: CGFloat, into range: ClosedRange<CGFloat>?
  ) -> CGFloat {
    guard let range else { return start }
    return max(range.lowerBound, min(start, range.upperBound - length))
  }
}

/// Puts a relative point of its view at a place of the plot area, and moves the view into its bounds.
struct AnnotationLayout: Layout {
  let place: CGPoint
  let unit: UnitPoint
  let bounds: AnnotationBounds

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in area: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let x = AnnotationBounds.moved(
        place.x - unit.x * size.width, size.width, into: bounds.x)
      let y = AnnotationBounds.moved(
        place.y - unit.y * size.height, size.height, into: bounds.y)
      subview.place(
        at: CGPoint(x: area.minX + x, y: area.minY + y), proposal: .unspecified)
    }
  }
}

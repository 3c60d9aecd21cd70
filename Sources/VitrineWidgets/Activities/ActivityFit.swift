import Foundation
import VitrineGraphics
import VitrineViews

/// Gives a view the size that it takes, between the least and the greatest.
nonisolated struct ActivityFit: Layout {
  let widths: ClosedRange<Double>
  let heights: ClosedRange<Double>
  var margins = EdgeInsets()
  /// Whether the view is offered the greatest width and has it, whatever it takes.
  var fillsWidth = false
  /// Takes the height of the view where nothing limits it.
  var platter: ActivityPlatter?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(
      ProposedViewSize(width: room.width, height: isFixedHeight ? room.height : nil))
    let height = size.height + margins.top + margins.bottom
    platter?.idealHeight = height
    let width = fillsWidth ? widths.upperBound : size.width + margins.leading + margins.trailing
    return CGSize(width: widths.nearest(width), height: heights.nearest(height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    let inner = CGRect(
      x: bounds.minX + margins.leading, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    view.place(
      at: CGPoint(x: inner.midX, y: inner.midY), anchor: .center,
      proposal: ProposedViewSize(width: inner.width, height: inner.height))
  }

  private var isFixedHeight: Bool { heights.lowerBound == heights.upperBound }

  private var room: CGSize {
    CGSize(
      width: max(0, widths.upperBound - margins.leading - margins.trailing),
      height: max(0, heights.upperBound - margins.top - margins.bottom))
  }
}

extension ClosedRange where Bound == Double {
  func nearest(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

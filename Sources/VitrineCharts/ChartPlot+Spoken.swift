import Foundation

extension ChartPlot {
  /// The side of the square in points that stands for a point of a line or an area.
  private static let spokenSide: CGFloat = 8

  /// Returns a mark's view with what assistive technologies speak for it.
  func spoken<V: View>(_ view: V, _ mark: ChartMark) -> AnyView {
    guard !mark.spoken.isEmpty, mark.kind != .line && mark.kind != .area else {
      return AnyView(view)
    }
    return labelled(view, mark.spoken)
  }

  /// Returns the clear view that speaks for a point of a line or an area, which has no view of its own.
  func spokenPoint(_ mark: ChartMark) -> [AnyView] {
    guard mark.spoken.label != nil || mark.spoken.value != nil, let point = point(mark) else {
      return []
    }
    return [
      AnyView(
        labelled(
          Color.clear.frame(width: Self.spokenSide, height: Self.spokenSide), mark.spoken
        )
        .position(point.origin))
    ]
  }

  private func labelled<V: View>(_ view: V, _ spoken: ChartSpoken) -> AnyView {
    var view = AnyView(view)
    if let label = spoken.label { view = AnyView(view.accessibilityLabel(label)) }
    if let value = spoken.value { view = AnyView(view.accessibilityValue(value)) }
    if let isHidden = spoken.isHidden { view = AnyView(view.accessibilityHidden(isHidden)) }
    if let name = spoken.identifier { view = AnyView(view.accessibilityIdentifier(name)) }
    return view
  }
}

import Foundation

/// The role of a view in a chart's layout.
enum ChartRole: Sendable {
  case plot, legend, xTitle, yTitle
  /// A label below or above the plot area at a fraction of its width; `anchor` is the fraction of the label
  /// at that position.
  case xLabel(Double, anchor: Double, padding: CGFloat, isTop: Bool)
  /// A label beside the plot area at a fraction of its height from below; `anchor` is the fraction of the
  /// label, from its top, at that position. Categories are in bands, numbers may also be at the ends.
  case yLabel(Double, anchor: Double, padding: CGFloat, isLeading: Bool, isName: Bool)
}

extension ChartRole: CustomStringConvertible {
  /// The part, of labels the side on which they stand: what an author chose, without the places that follow.
  var description: String {
    switch self {
    case .plot: "plot"
    case .legend: "legend"
    case .xTitle: "xTitle"
    case .yTitle: "yTitle"
    case .xLabel(_, _, _, let isTop): isTop ? "top" : "bottom"
    case .yLabel(_, _, _, let isLeading, _): isLeading ? "leading" : "trailing"
    }
  }
}

struct ChartRoleKey: LayoutValueKey {
  static let defaultValue = ChartRole.plot
}

/// A layout that reserves space for the labels on each side, the titles, and a legend at the foot.
struct ChartLayout: Layout {
  /// The distances in points between plot area and labels, and between these and the legend (estimated).
  private static let labelGap = 4.0
  private static let legendGap = 8.0

  private struct Room {
    var leading = 0.0
    var trailing = 0.0
    var top = 0.0
    var bottom = 0.0
    var title = 0.0
    var legend = 0.0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func room(_ subviews: Subviews) -> Room {
    var room = Room()
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      switch subview[ChartRoleKey.self] {
      case .plot: break
      case .yLabel(_, let anchor, _, let isLeading, let isName):
        guard size.width > 0 else { break }
        let side = isLeading ? \Room.leading : \Room.trailing
        room[keyPath: side] = max(room[keyPath: side], size.width + Self.labelGap)
        if !isName { room.top = max(room.top, anchor * size.height) }
      case .xLabel(_, _, _, let isTop):
        guard size.width > 0 else { break }
        let side = isTop ? \Room.top : \Room.bottom
        room[keyPath: side] = max(room[keyPath: side], size.height + Self.labelGap)
      case .yTitle: room.title += size.height + Self.labelGap
      case .xTitle: room.legend += size.height + Self.labelGap
      case .legend: room.legend += size.height + Self.legendGap
      }
    }
    return room
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = room(subviews)
    let plot = CGRect(
      x: bounds.minX + room.leading, y: bounds.minY + room.title + room.top,
      width: max(0, bounds.width - room.leading - room.trailing),
      height: max(0, bounds.height - room.title - room.top - room.bottom - room.legend))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      switch subview[ChartRoleKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .yLabel(let fraction, let anchor, let padding, let isLeading, _):
        let y = plot.maxY - padding - fraction * (plot.height - 2 * padding)
        let x = isLeading ? plot.minX - Self.labelGap - size.width : plot.maxX + Self.labelGap
        subview.place(at: CGPoint(x: x, y: y - anchor * size.height), proposal: .unspecified)
      case .xLabel(let fraction, let anchor, let padding, let isTop):
        let x = plot.minX + padding + fraction * (plot.width - 2 * padding)
        let y = isTop ? plot.minY - Self.labelGap - size.height : plot.maxY + Self.labelGap
        subview.place(at: CGPoint(x: x - anchor * size.width, y: y), proposal: .unspecified)
      case .yTitle: subview.place(at: bounds.origin, proposal: .unspecified)
      case .xTitle:
        subview.place(
          at: CGPoint(x: plot.midX - size.width / 2, y: plot.maxY + room.bottom + Self.labelGap),
          proposal: .unspecified)
      case .legend:
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.maxY - size.height), proposal: .unspecified)
      }
    }
  }
}

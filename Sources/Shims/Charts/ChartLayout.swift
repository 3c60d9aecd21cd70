import Foundation

/// What a view around a chart is.
enum ChartRole: Sendable {
  case plot, legend, xTitle, yTitle
  /// Under a fraction of the width; `anchor` is the part of the label that stands there.
  case xLabel(Double, anchor: Double, padding: CGFloat)
  /// Beside a fraction of the height from below; names stand before the marks, numbers after them.
  case yLabel(Double, padding: CGFloat, isLeading: Bool)
}

struct ChartRoleKey: LayoutValueKey {
  static let defaultValue = ChartRole.plot
}

/// Leaves room for labels on the trailing side and below, and for a legend at the foot.
struct ChartLayout: Layout {
  /// Points between marks and labels, and between these and the legend (estimated).
  private static let labelGap = 4.0
  private static let legendGap = 8.0

  private struct Room {
    var leading = 0.0
    var trailing = 0.0
    var top = 0.0
    var bottom = 0.0
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
      case .yLabel(_, _, let isLeading):
        guard size.width > 0 else { break }
        let width = size.width + Self.labelGap
        guard !isLeading else {
          room.leading = max(room.leading, width)
          break
        }
        room.trailing = max(room.trailing, width)
        room.top = max(room.top, size.height / 2)
      case .xLabel:
        guard size.width > 0 else { break }
        room.bottom = max(room.bottom, size.height + Self.labelGap)
      case .yTitle: room.top += size.height + Self.labelGap
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
      x: bounds.minX + room.leading, y: bounds.minY + room.top,
      width: max(0, bounds.width - room.leading - room.trailing),
      height: max(0, bounds.height - room.top - room.bottom - room.legend))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      switch subview[ChartRoleKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .yLabel(let fraction, let padding, let isLeading):
        let y = plot.maxY - padding - fraction * (plot.height - 2 * padding)
        let x = isLeading ? plot.minX - Self.labelGap - size.width : plot.maxX + Self.labelGap
        subview.place(at: CGPoint(x: x, y: y - size.height / 2), proposal: .unspecified)
      case .xLabel(let fraction, let anchor, let padding):
        let x = plot.minX + padding + fraction * (plot.width - 2 * padding)
        subview.place(
          at: CGPoint(x: x - anchor * size.width, y: plot.maxY + Self.labelGap),
          proposal: .unspecified)
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

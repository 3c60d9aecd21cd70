import Foundation

/// The default style of the text around a chart.
nonisolated struct AxisWords: ViewModifier {
  nonisolated func body(content: Content) -> some View {
    content.font(.caption2).foregroundStyle(.secondary).lineLimit(1).fixedSize()
  }
}

/// The style of labels that are cut to their room.
nonisolated struct CutAxisWords: ViewModifier {
  nonisolated func body(content: Content) -> some View {
    content.font(.caption2).foregroundStyle(.secondary).lineLimit(1)
  }
}

/// The legend: each name with its style, symbol or stroke, in as many rows as it takes.
nonisolated struct ChartLegend: View {
  let entries: [ChartStyles.Entry]

  nonisolated var body: some View {
    LegendRows {
      ForEach(entries, id: \.name) { entry in
        HStack(spacing: 4) {
          LegendSwatch(entry: entry)
          Text(verbatim: entry.name.title).modifier(AxisWords())
        }
      }
    }
  }
}

/// The sample of an entry's style beside its name.
private nonisolated struct LegendSwatch: View {
  let entry: ChartStyles.Entry

  /// The sides of samples in points (estimated).
  private static let side: CGFloat = 8
  private static let lineWidth: CGFloat = 16

  nonisolated var body: some View {
    if let stroke = entry.stroke {
      LegendLine().stroke(entry.style, style: stroke)
        .frame(width: Self.lineWidth, height: Self.side)
    } else if let symbol = entry.symbol {
      symbol.fill(entry.style).frame(width: Self.side, height: Self.side)
    } else {
      Circle().fill(entry.style).frame(width: Self.side, height: Self.side)
    }
  }
}

/// A line through the middle.
private nonisolated struct LegendLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
    }
  }
}

/// The colours of numbers between the least and the greatest.
nonisolated struct ChartColorScale: View {
  let gradient: ChartGradient
  let bounds: ClosedRange<Double>

  nonisolated var body: some View {
    HStack(spacing: 4) {
      Text(bounds.lowerBound, format: .number).modifier(AxisWords())
      Capsule()
        .fill(LinearGradient(stops: gradient.stops, startPoint: .leading, endPoint: .trailing))
        .frame(width: 80, height: 6)
      Text(bounds.upperBound, format: .number).modifier(AxisWords())
    }
  }
}

/// Rows of entries from the leading edge, each as full as the width allows.
struct LegendRows: Layout {
  /// The distances between entries and between rows in points (estimated).
  private static let spacing = (between: 8.0, rows: 4.0)

  private struct Row {
    var entries: Range<Int>
    var size: CGSize
  }

  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if let last = rows.last, last.size.width + Self.spacing.between + size.width <= width + 1e-9 {
        rows[rows.count - 1] = Row(
          entries: last.entries.lowerBound..<index + 1,
          size: CGSize(
            width: last.size.width + Self.spacing.between + size.width,
            height: max(last.size.height, size.height)))
      } else {
        rows.append(Row(entries: index..<index + 1, size: size))
      }
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, proposal.width ?? .infinity)
    return CGSize(
      width: rows.map(\.size.width).max() ?? 0,
      height: rows.reduce(0) { $0 + $1.size.height }
        + Self.spacing.rows * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(subviews, proposal.width ?? .infinity) {
      var x = bounds.minX
      for index in row.entries {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.size.height - size.height) / 2), proposal: .unspecified)
        x += size.width + Self.spacing.between
      }
      y += row.size.height + Self.spacing.rows
    }
  }
}

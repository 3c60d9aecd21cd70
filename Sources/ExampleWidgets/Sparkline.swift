import SwiftUI
import WidgetKit

/// A line through `values` from the left edge to the right, the least value at the bottom.
struct Sparkline: Shape {
  let values: [Double]
  let range: ClosedRange<Double>
  /// Whether the path continues along the bottom edge, to be filled.
  var isClosed = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1 else { return path }
    path.addLines(values.indices.map { point(at: $0, in: rect) })
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }

  private func point(at index: Int, in rect: CGRect) -> CGPoint {
    let x = CGFloat(index) / CGFloat(values.count - 1)
    let y = CGFloat((values[index] - range.lowerBound) / (range.upperBound - range.lowerBound))
    return CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - y * rect.height)
  }
}

/// A quote's line over a fading fill, with the previous close as a dashed line.
struct SparklineChart: View {
  let quote: Quote
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Sparkline(values: quote.prices, range: range, isClosed: true)
        .fill(
          LinearGradient(
            colors: [quote.color.opacity(0.35), quote.color.opacity(0)],
            startPoint: .top, endPoint: .bottom))
      Sparkline(values: [quote.previousClose, quote.previousClose], range: range)
        .stroke(.tertiary, style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
      Sparkline(values: quote.prices, range: range)
        .stroke(
          quote.color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        )
        .widgetAccentable()
    }
  }

  private var range: ClosedRange<Double> {
    let values = quote.prices + [quote.previousClose]
    let lowest = values.min() ?? 0
    return lowest...max(values.max() ?? 1, lowest + 0.01)
  }
}

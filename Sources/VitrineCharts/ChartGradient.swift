import Foundation

/// A gradient from which numbers choose colours.
struct ChartGradient {
  var stops: [Gradient.Stop]

  /// The colours between which numbers choose where an author names none (estimated).
  static let standard = ChartGradient(
    stops: Gradient(colors: [.blue.opacity(0.15), .blue]).stops)

  /// The colour at a place from 0 to 1; clear without stops.
  func color(at place: Double) -> Color {
    guard let after = stops.firstIndex(where: { $0.location >= place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[after].color }
    let (a, b) = (stops[after - 1], stops[after])
    let share = (place - a.location) / (b.location - a.location)
    return share.isFinite ? a.color.mix(with: b.color, by: share) : b.color
  }
}

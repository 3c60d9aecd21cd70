import Foundation
import VitrineGraphics

/// A gradient's continuation beyond its ends, as stops of a longer gradient that needs none.
nonisolated struct GradientTiling {
  let options: GraphicsContext.GradientOptions
  /// The area that is filled, in the space of the gradient's points.
  let area: Rect

  /// The most repetitions: more are finer than pixels.
  private static let most = 512.0

  init(_ options: GraphicsContext.GradientOptions, over area: Rect) {
    self.options = options
    self.area = area
  }

  private var repeats: Bool { options.contains(.repeat) || options.contains(.mirror) }

  private var corners: [Point] {
    [
      Point(area.minX, area.minY), Point(area.maxX, area.minY), Point(area.minX, area.maxY),
      Point(area.maxX, area.maxY),
    ]
  }

  /// Returns the stops between which encoded colours can be mixed.
  func mixed(_ stops: [GradientStop]) -> [GradientStop] {
    options.contains(.linearColor) ? LightStops.stops(stops) : stops
  }

  /// Returns stops along a line that is as long as the area.
  func linear(
    _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint
  ) -> (stops: [GradientStop], start: CGPoint, end: CGPoint) {
    let stops = mixed(stops)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    guard repeats, square > 0 else { return (stops, start, end) }
    let places = corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }
    let turns = turns(places)
    func point(_ turn: Double) -> CGPoint { CGPoint(x: start.x + x * turn, y: start.y + y * turn) }
    return (tiled(stops, turns), point(turns.lowerBound), point(turns.upperBound))
  }

  /// Returns stops between two circles that the area lies between.
  func radial(
    _ stops: [GradientStop], _ center: CGPoint, _ start: Double, _ end: Double
  ) -> (stops: [GradientStop], start: Double, end: Double) {
    let stops = mixed(stops)
    guard repeats, start != end else { return (stops, start, end) }
    let far = corners.map { ($0 - Point(center.x, center.y)).norm }.max() ?? 0
    let turns = turns([-start / (end - start), (far - start) / (end - start)])
    return (
      tiled(stops, turns), start + turns.lowerBound * (end - start),
      start + turns.upperBound * (end - start)
    )
  }

  /// The whole repetitions that hold all locations; those at 0 and 1 are the gradient itself.
  private func turns(_ places: [Double]) -> ClosedRange<Double> {
    let finite = places.filter(\.isFinite)
    let low = min(max((finite.min() ?? 0).rounded(.down), -Self.most), 0)
    return low...max(min((finite.max() ?? 1).rounded(.up), Self.most), 1)
  }

  private func tiled(
    _ stops: [GradientStop], _ turns: ClosedRange<Double>
  ) -> [GradientStop] {
    let length = turns.upperBound - turns.lowerBound
    let backward = stops.reversed().map { GradientStop($0.color, 1 - $0.location) }
    var result: [GradientStop] = []
    for turn in Int(turns.lowerBound)..<Int(turns.upperBound) {
      let isBackward = options.contains(.mirror) && !turn.isMultiple(of: 2)
      for stop in isBackward ? backward : stops {
        let place = Double(turn) - turns.lowerBound + min(max(stop.location, 0), 1)
        result.append(GradientStop(stop.color, place / length))
      }
    }
    return result
  }
}

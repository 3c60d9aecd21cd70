import VitrineGraphics

/// What a gradient shows beyond its ends.
enum SVGSpread: String {
  case pad, reflect, `repeat`

  /// The gradient with as many repetitions as an area shows, at most `most`.
  /// - Parameters:
  ///   - area: in user units.
  ///   - back: from user units to those of the gradient.
  func applied(
    to gradient: Gradient, over area: Rect, _ back: Affine, most: Int
  ) -> Gradient {
    guard self != .pad else { return gradient }
    let corners = [
      Point(area.minX, area.minY), Point(area.maxX, area.minY), Point(area.minX, area.maxY),
      Point(area.maxX, area.maxY),
    ].map { back.apply($0) }
    switch gradient.geometry {
    case .linear(let start, let end):
      let way = end - start
      let square = way.dot(way)
      let places = corners.map { (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / square }
      let turns = range(places.min() ?? 0, places.max() ?? 1, most)
      return Gradient(
        .linear(
          start: start + way * Double(turns.lowerBound), end: start + way * Double(turns.upperBound)
        ), stops: repeated(gradient.stops, turns))
    case .radial(let center, let inner, let outer, let map) where inner == 0:
      let far = corners.map {
        (($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y)).squareRoot()
      }
      let turns = range(0, (far.max() ?? 0) / outer, most)
      return Gradient(
        .radial(
          center: center, startRadius: 0, endRadius: outer * Double(turns.upperBound), map: map),
        stops: repeated(gradient.stops, turns))
    case .conical(let start, let inner, let end, let outer, let map) where outer > inner:
      // Beyond the outer circle distances from the focus grow no faster than the circles do.
      let far = corners.map { corner in
        let way = corner - end
        return way.norm
      }
      let way = start - end
      let least = outer - inner - way.norm
      let turns = range(0, least > 0 ? (far.max() ?? 0) / least + 1 : .infinity, most)
      let k = Double(turns.upperBound)
      return Gradient(
        .conical(
          start: start, startRadius: inner, end: start + (end - start) * k,
          endRadius: inner + (outer - inner) * k, map: map),
        stops: repeated(gradient.stops, turns))
    default: return gradient
    }
  }

  /// The whole repetitions between two locations, the first of them among them.
  private func range(_ low: Double, _ high: Double, _ most: Int) -> Range<Int> {
    let limit = Double(most / 2)
    let first = Int(max(min(low.isFinite ? low.rounded(.down) : 0, 0), -limit))
    return first..<Int(max(min(high.isNaN ? 1 : high.rounded(.up), limit), 1))
  }

  private func repeated(_ stops: [GradientStop], _ turns: Range<Int>) -> [GradientStop] {
    turns.flatMap { turn -> [GradientStop] in
      let isMirrored = self == .reflect && !turn.isMultiple(of: 2)
      let ordered = isMirrored ? stops.reversed() : stops
      return ordered.map { stop in
        let place = isMirrored ? 1 - stop.location : stop.location
        let location = (Double(turn - turns.lowerBound) + place) / Double(turns.count)
        return GradientStop(stop.color, location)
      }
    }
  }
}

import Foundation
import VitrineGraphics

/// Measures along circles; angles in degrees clockwise from +x, lengths in points.
extension Drawn {
  /// The colour between pixels.
  func sample(_ x: Double, _ y: Double) -> Level {
    let px = x * scale - 0.5
    let py = y * scale - 0.5
    let i = Int(px.rounded(.down))
    let j = Int(py.rounded(.down))
    let fx = px - Double(i)
    let fy = py - Double(j)
    let top = self[i, j] * (1 - fx) + self[i + 1, j] * fx
    let bottom = self[i, j + 1] * (1 - fx) + self[i + 1, j + 1] * fx
    return top * (1 - fy) + bottom * fy
  }

  /// Inner and outer radius of a ring, on average over rays.
  func ring(_ center: Point, mid: Double, reach: Double, angles: [Double]) -> (Double, Double) {
    var inner = 0.0
    var outer = 0.0
    for angle in angles {
      inner += crossing(center, angle, from: mid - reach, to: mid)
      outer += crossing(center, angle, from: mid + reach, to: mid)
    }
    return (inner / Double(angles.count), outer / Double(angles.count))
  }

  /// The radius at which a ray is midway between the colours of its two ends.
  private func crossing(_ center: Point, _ angle: Double, from a: Double, to b: Double) -> Double {
    let steps = 400
    let radii = (0...steps).map { a + (b - a) * Double($0) / Double(steps) }
    return Self.middle(radii) { at(center, $0, angle) } ?? .nan
  }

  func at(_ center: Point, _ radius: Double, _ angle: Double) -> Level {
    let radians = angle * .pi / 180
    return sample(center.x + radius * cos(radians), center.y + radius * sin(radians))
  }

  private static func middle(_ places: [Double], _ color: (Double) -> Level) -> Double? {
    guard let first = places.first, let last = places.last else { return nil }
    let start = color(first)
    let end = color(last)
    var before = 0.0
    for (k, place) in places.enumerated() {
      let share = color(place).share(from: start, to: end)
      if share >= 0.5, k > 0 {
        return places[k - 1] + (place - places[k - 1]) * (0.5 - before) / max(share - before, 1e-9)
      }
      before = share
    }
    return nil
  }

  /// Angles at which a circle enters and leaves what is at least half as bright as `color` over
  /// black, by pairs.
  func arcs(_ center: Point, _ radius: Double, color: Level, from a: Double, to b: Double)
    -> [Double]
  {
    let step = 0.05
    var result: [Double] = []
    var before = at(center, radius, a).share(from: .black, to: color)
    var angle = a + step
    while angle <= b {
      let share = at(center, radius, angle).share(from: .black, to: color)
      if (share >= 0.5) != (before >= 0.5) {
        result.append(angle - step + step * (0.5 - before) / (share - before))
      }
      before = share
      angle += step
    }
    return result
  }
}

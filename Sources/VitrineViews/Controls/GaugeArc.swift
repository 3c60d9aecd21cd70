import Foundation
import VitrineGraphics
import VitrineLayout

/// An arc of the circle inscribed in the rectangle's shorter side, for stroking; angles in degrees clockwise
/// from +x.
nonisolated struct GaugeArc: Shape {
  let start: Double
  let end: Double
  /// The distance of the line inside the circle, in points.
  let inset: Double

  func path(in rect: CGRect) -> Path {
    let radius = max(0, min(rect.width, rect.height) / 2 - inset)
    return Path(
      GraphicsPath(
        arcCenter: Point(rect.midX, rect.midY), radius: radius, start: start * .pi / 180,
        end: end * .pi / 180))
  }
}

extension GraphicsPath {
  /// Creates an arc from cubic curves of at most a quarter turn each; angles in radians, clockwise.
  nonisolated init(arcCenter center: Point, radius: Double, start: Double, end: Double) {
    self.init()
    func at(_ angle: Double) -> Point {
      Point(center.x + radius * Trig.cos(angle), center.y + radius * Trig.sin(angle))
    }
    let sweep = end - start
    let pieces = max(1, min(64, Int((abs(sweep) / (.pi / 2)).rounded(.up))))
    let step = sweep / Double(pieces)
    // The control distance of an arc: 4/3·tan(step/4), with tan(x/2) = sin x / (1 + cos x).
    let k = 4.0 / 3 * Trig.sin(step / 2) / (1 + Trig.cos(step / 2)) * radius
    move(to: at(start))
    for i in 0..<pieces {
      let a = start + Double(i) * step
      let b = a + step
      let p = at(a)
      let q = at(b)
      cubic(
        to: q, Point(p.x - k * Trig.sin(a), p.y + k * Trig.cos(a)),
        Point(q.x + k * Trig.sin(b), q.y - k * Trig.cos(b)))
    }
  }
}

/// The tint of the environment; a gradient tint runs along the arc.
nonisolated struct ArcTint: ShapeStyle {
  typealias Resolved = Never
  /// The angles at the arc's ends, in degrees.
  let start: Double
  let end: Double
  /// The arc's centre in the frame.
  var centre = UnitPoint.center

  func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    var fill = TintShapeStyle()._fill(environment, level: level).fill
    if case .linear(let stops, _, _) = fill.kind {
      fill.kind = .angular(
        stops, center: centre.position, startAngle: start * .pi / 180, endAngle: end * .pi / 180)
    }
    return _Fill(fill)
  }
}

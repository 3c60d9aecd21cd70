/// A part of an ellipse between two points, as SVG writes it.
struct EllipticalArc {
  let from: Point
  let to: Point
  let radii: Point
  /// Turn of the ellipse's axes, radians.
  let tilt: Double
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds the arc after the current point, which is `from`; a line where there is no ellipse.
  func append(to path: inout Path) {
    var rx = abs(radii.x)
    var ry = abs(radii.y)
    guard rx > 0, ry > 0, from != to else {
      if from != to { path.line(to: to) }
      return
    }
    // The points in the space where the ellipse is a circle of radius 1 (SVG 1.1, F.6).
    let sine = Trig.sin(tilt)
    let cosine = Trig.cos(tilt)
    let half = (from - to) * 0.5
    let turned = Point(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let excess = (turned.x / rx) * (turned.x / rx) + (turned.y / ry) * (turned.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let unit = Point(turned.x / rx, turned.y / ry)
    let length = unit.dot(unit)
    let reach = (Swift.max(0, 1 - length) / length).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(reach * unit.y, -reach * unit.x)
    let middle = (from + to) * 0.5
    let map = Affine(a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: 0, ty: 0)
    let offset = map.apply(center) + middle
    let start = Trig.atan2(unit.y - center.y, unit.x - center.x)
    let end = Trig.atan2(-unit.y - center.y, -unit.x - center.x)
    let arc = Arc(
      center: .zero, radius: 1, start: start,
      turn: Arc.turn(start, end, decreasing: !isClockwise))
    // The pen stands where the arc begins, and what comes next begins where the arc is said to end: a line between a
    // point and the one that its angle gives, which rounding may move, would be a corner that no author has written.
    arc.appendCurves(
      to: &path, map.then(.translation(offset.x, offset.y)), .even, end: to)
  }
}

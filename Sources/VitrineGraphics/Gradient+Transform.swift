extension Gradient {
  /// The gradient whose picture is this one's, mapped by `map`.
  ///
  /// Lines of equal colour of a linear gradient stay straight but turn with the map, so that its ends are placed anew.
  /// An angular gradient is moved and turned, not sheared.
  package func transformed(by map: Affine) -> Gradient {
    switch geometry {
    case .linear(let start, let end):
      let moved = map.apply(start)
      return Gradient(.linear(start: moved, end: moved + slope(end - start, map)), stops: stops)
    case .radial(let center, let startRadius, let endRadius, let toCircle):
      let back = (map.inverse ?? .identity).then(toCircle)
      return Gradient(
        .radial(center: center, startRadius: startRadius, endRadius: endRadius, map: back),
        stops: stops)
    case .conical(let start, let startRadius, let end, let endRadius, let toCircle):
      let back = (map.inverse ?? .identity).then(toCircle)
      return Gradient(
        .conical(
          start: start, startRadius: startRadius, end: end, endRadius: endRadius, map: back),
        stops: stops)
    case .angular(let center, let startAngle, let endAngle):
      let turn = map.isAxisAligned ? 0 : Trig.atan2(map.b, map.a)
      return Gradient(
        .angular(
          center: map.apply(center), startAngle: startAngle + turn, endAngle: endAngle + turn),
        stops: stops)
    case .mesh(let grid): return Gradient(.mesh(grid.transformed(by: map)), stops: stops)
    }
  }

  /// The way from the mapped start of a linear gradient to its mapped end: the location grows by 1 along it, and not
  /// at all across it.
  private func slope(_ way: Point, _ map: Affine) -> Point {
    let length = way.dot(way)
    guard let back = map.inverse, length > 0 else { return .zero }
    let growth = Point(
      (back.a * way.x + back.b * way.y) / length, (back.c * way.x + back.d * way.y) / length)
    let square = growth.dot(growth)
    return square > 0 ? growth * (1 / square) : .zero
  }
}

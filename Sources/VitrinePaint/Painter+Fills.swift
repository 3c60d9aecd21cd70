import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Returns the paint of a fill whose gradient spans `frame` (canvas points).
  mutating func paint(_ fill: FillStyle, in frame: Rect) -> Paint {
    let opacity = fill.opacity * inherited.opacity
    switch fill.kind {
    case .color(let color): return .color(color.opacity(Float(opacity)))
    case .linear(let stops, let start, let end):
      let geometry = Gradient.Geometry.linear(
        start: map.apply(start.point(in: frame)), end: map.apply(end.point(in: frame)))
      return gradient(geometry, stops, opacity)
    case .radial(let stops, let center, let startRadius, let endRadius):
      return gradient(
        .radial(
          center: center.point(in: frame), startRadius: startRadius, endRadius: endRadius,
          map: map.inverse ?? .identity), stops, opacity)
    case .elliptical(let stops, let center, let startFraction, let endFraction):
      let toUnit = Affine.translation(-frame.x, -frame.y).then(
        .scale(1 / max(frame.width, 1e-9), 1 / max(frame.height, 1e-9)))
      return gradient(
        .radial(
          center: Point(center.x, center.y), startRadius: startFraction, endRadius: endFraction,
          map: (map.inverse ?? .identity).then(toUnit)), stops, opacity)
    case .angular(let stops, let center, let startAngle, let endAngle):
      let turn = map.isAxisAligned ? 0 : Trig.atan2(map.b, map.a)
      return gradient(
        .angular(
          center: map.apply(center.point(in: frame)), startAngle: startAngle + turn,
          endAngle: endAngle + turn), stops, opacity)
    case .mesh(let grid, let colors):
      let toFrame = Affine.scale(frame.width, frame.height).then(.translation(frame.x, frame.y))
      let stops = colors.map { GradientStop($0, 0) }
      guard !stops.isEmpty else { return .color(.clear) }
      return .gradient(
        add(Gradient(.mesh(grid.transformed(by: toFrame.then(map))), stops: stops)),
        opacity: Float(opacity))
    case .backdrop(let backdrop): return .backdrop(add(scaled(backdrop)), opacity: Float(opacity))
    case .glass(let glass):
      let tone = glass.backdrop(shorterSide: min(frame.width, frame.height))
      return .backdrop(add(scaled(tone)), opacity: Float(opacity))
    case .image:
      // Drawn as tiles by the shape; a colour cannot represent a picture.
      return .color(.clear)
    }
  }

  /// Returns a backdrop with its lengths in pixels.
  func scaled(_ backdrop: Backdrop) -> Backdrop {
    var scaled = backdrop
    scaled.sigma *= deviceScale
    scaled.edge = backdrop.edge?.scaled(by: deviceScale)
    return scaled
  }

  private mutating func gradient(
    _ geometry: Gradient.Geometry, _ stops: [GradientStop], _ opacity: Double
  ) -> Paint {
    guard let first = stops.first else { return .color(.clear) }
    if stops.allSatisfy({ $0.color == first.color }) {
      return .color(first.color.opacity(Float(opacity)))
    }
    return .gradient(add(Gradient(geometry, stops: ascending(stops))), opacity: Float(opacity))
  }

  /// Returns stops with ascending locations in 0…1: a stop before its predecessor moves up to it.
  private func ascending(_ stops: [GradientStop]) -> [GradientStop] {
    var floor = 0.0
    // The same list where nothing moves: a copy for each view would take as much memory again.
    if stops.allSatisfy({ stop in
      defer { floor = stop.location }
      return stop.location >= floor && stop.location <= 1
    }) {
      return stops
    }
    floor = 0
    return stops.map { stop in
      let location = stop.location.isNaN ? floor : min(max(stop.location, floor), 1)
      floor = location
      return GradientStop(stop.color, location)
    }
  }
}

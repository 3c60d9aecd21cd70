import VitrineGraphics

/// The colours of a paint before they are rounded: premultiplied components in 0…255.
struct DeepSource {
  typealias Color = SIMD4<Float>

  private enum Locations {
    case constant
    /// The location of a pixel's centre is `origin + x · dx + y · dy`.
    case linear(origin: Double, dx: Double, dy: Double)
    /// The distance from a centre in the gradient's own space, mapped to `(distance − inner) · scale`.
    case radial(center: Point, map: Affine, inner: Double, scale: Double)
    case angular(center: Point, span: AngleSpan)
  }

  /// The steps between location 0 and 1: a step is less than a fifth of a level in the steepest wallpaper.
  private static let steps = 4096

  private let locations: Locations
  /// The colours at equal steps of the location; one for a constant.
  private let table: [Color]

  /// Creates the source of a colour or a gradient; nil for other paints.
  init?(_ paint: Paint, _ gradients: [Gradient]) {
    switch paint {
    case .color(let color):
      let stops = ColorStops([GradientStop(color, 0)], opacity: 1)
      locations = .constant
      table = [Color(stops.stops[0].color)]
    case .gradient(let index, let opacity):
      guard let gradient = gradients.at(index) else { return nil }
      let stops = ColorStops(gradient.stops, opacity: opacity)
      switch gradient.geometry {
      case .linear(let start, let end):
        let ramp = RampSource(start, end, stops)
        locations = .linear(origin: ramp.origin, dx: ramp.dx, dy: ramp.dy)
        table = DeepSource.table(ramp.stops)
      case .radial(let center, let inner, let outer, let map):
        let scale = outer == inner ? 1e9 : 1 / (outer - inner)
        locations = .radial(center: center, map: map, inner: inner, scale: scale)
        table = DeepSource.table(stops)
      case .angular(let center, let start, let end):
        locations = .angular(center: center, span: AngleSpan(start, end))
        table = DeepSource.table(stops)
      case .mesh, .conical: return nil
      }
    case .backdrop: return nil
    }
  }

  private static func table(_ stops: ColorStops) -> [Color] {
    (0...steps).map { Color(stops.color(at: Double($0) / Double(steps))) }
  }

  /// Writes the colours at equal steps from a point relative to the centre, four at a time.
  private func fetchRadial(
    _ start: SIMD2<Float>, _ step: SIMD2<Float>, _ inner: Float, _ scale: Float, _ n: Int,
    _ dst: UnsafeMutablePointer<Color>
  ) {
    let last = Float(DeepSource.steps)
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    unsafe table.withUnsafeBufferPointer { table in
      var i = 0
      while i < n {
        let at = lanes + Float(i)
        let dx = start.x + at * step.x
        let dy = start.y + at * step.y
        let t = ((dx * dx + dy * dy).squareRoot() - inner) * scale
        // A location that is no number counts as 0.
        let steps = (t * last + 0.5).replacing(with: 0, where: .!(t .>= 0))
        for k in 0..<Swift.min(4, n - i) {
          unsafe dst[i + k] = table[Int(Swift.min(steps[k], last))]
        }
        i += 4
      }
    }
  }

  private func color(_ location: Double) -> Color {
    let steps = Double(DeepSource.steps)
    let i = location * steps + 0.5
    return table[i >= 0 ? (i < steps ? Int(i) : DeepSource.steps) : 0]
  }

  /// Returns the colour of a whole row; nil if its pixels may differ.
  func color(ofRow y: Int) -> Color? {
    switch locations {
    case .constant: table[0]
    // Most gradients of pictures run from the top to the bottom.
    case .linear(let origin, 0, let dy): color(origin + Double(y) * dy)
    default: nil
    }
  }

  /// Writes the colours of `n` pixels from device (x, y) to the right.
  func fetch(_ x: Int, _ y: Int, _ n: Int, into dst: UnsafeMutablePointer<Color>) {
    switch locations {
    case .constant: unsafe dst.update(repeating: table[0], count: n)
    case .linear(let origin, let dx, let dy):
      let t = origin + Double(x) * dx + Double(y) * dy
      for i in 0..<n { unsafe dst[i] = color(t + Double(i) * dx) }
    case .radial(let center, let map, let inner, let scale):
      let p = map.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) - center
      unsafe fetchRadial(
        SIMD2(Float(p.x), Float(p.y)), SIMD2(Float(map.a), Float(map.b)), Float(inner),
        Float(scale), n, dst)
    case .angular(let center, let span):
      for i in 0..<n {
        let angle = Trig.atan2(Double(y) + 0.5 - center.y, Double(x + i) + 0.5 - center.x)
        unsafe dst[i] = color(span.location(angle))
      }
    }
  }
}

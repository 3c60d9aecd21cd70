import CRasterKernels
import VitrineGraphics

/// The stops of a gradient as premultiplied components in 0…255, ascending by location.
struct ColorStops {
  struct Stop {
    var location: Double
    var color: SIMD4<Double>
  }

  private(set) var stops: [Stop] = []

  /// Clamps locations to 0…1 and makes them ascending; `opacity` weights every colour.
  init(_ source: [GradientStop], opacity: Float) {
    stops.reserveCapacity(source.count)
    var least = 0.0
    for s in source {
      let location = s.location > least ? Swift.min(s.location, 1) : least
      least = location
      stops.append(Stop(location: location, color: ColorStops.premultiplied(s.color, opacity)))
    }
    if stops.isEmpty { stops.append(Stop(location: 0, color: .zero)) }
  }

  /// Keeps the colours in their order, whatever their locations: those of a mesh's vertices.
  init(unordered source: [GradientStop], opacity: Float) {
    stops = source.map {
      Stop(location: 0, color: ColorStops.premultiplied($0.color, opacity))
    }
  }

  static func premultiplied(_ c: RGBA, _ opacity: Float) -> SIMD4<Double> {
    func clamp(_ v: Float) -> Double { v > 0 ? Double(Swift.min(v, 1)) : 0 }
    let alpha = clamp(c.alpha) * clamp(opacity)
    return SIMD4(clamp(c.red), clamp(c.green), clamp(c.blue), 1) * (alpha * 255)
  }

  var isOpaque: Bool { stops.allSatisfy { $0.color.w >= 255 } }

  var lastColor: UInt32 { ColorStops.pixel(stops[stops.count - 1].color) }
  var firstColor: UInt32 { ColorStops.pixel(stops[0].color) }

  private static func pixel(_ c: SIMD4<Double>) -> UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32(v + 0.5) }
    return byte(c.x) | byte(c.y) << 8 | byte(c.z) << 16 | byte(c.w) << 24
  }

  /// Returns the components at a location; of stops at one location the last one counts.
  func color(at location: Double) -> SIMD4<Double> {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    if next == 0 { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color + (b.color - a.color) * ((location - a.location) / (b.location - a.location))
  }

  /// The same gradient in reverse.
  var reversed: ColorStops {
    var copy = self
    copy.stops = stops.reversed().map { Stop(location: 1 - $0.location, color: $0.color) }
    return copy
  }

  /// Writes colours for the locations `t`, `t + dt`, `t + 2·dt` …; `dt` is at least 0.
  func write(
    _ n: Int, from t: Double, by dt: Double, into dst: UnsafeMutablePointer<UInt32>,
    _ kernels: RasterKernelTable
  ) {
    var i = 0
    while i < n {
      let at = t + Double(i) * dt
      let next = first(after: at)
      var count = n - i
      if next < stops.count, dt > 0 {
        let steps = ((stops[next].location - at) / dt).rounded(.up)
        count = Int(Swift.max(1, Swift.min(steps, Double(count))))
      }
      if next == 0 || next == stops.count {
        let color = next == 0 ? firstColor : lastColor
        unsafe kernels.fill(dst + i, count, count, 1, color)
      } else {
        unsafe writeBetween(next - 1, count, at, dt, dst + i, kernels)
      }
      i += count
    }
  }

  /// The first stop beyond a location; their number where none is. Halving finds it, as each row asks for many.
  private func first(after location: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location > location { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func writeBetween(
    _ k: Int, _ n: Int, _ t: Double, _ dt: Double, _ dst: UnsafeMutablePointer<UInt32>,
    _ kernels: RasterKernelTable
  ) {
    let a = stops[k]
    let b = stops[k + 1]
    let slope = (b.color - a.color) / (b.location - a.location)
    let one = Double(1 << 20)
    let start = (a.color + slope * (t - a.location)) * one + one / 2
    let step = n > 1 ? slope * dt * one : .zero
    func fixed(_ v: Double) -> Int32 { Int32(Swift.max(0, Swift.min(v, 256 * one - 1))) }
    func signed(_ v: Double) -> Int32 { Int32(v.rounded(.toNearestOrEven)) }
    // Rounded steps may raise a colour above its alpha by half a unit per pixel: alpha starts higher.
    let guardBand = a.color.w >= 255 && b.color.w >= 255 ? 0 : Double(n) + 2
    unsafe kernels.ramp(
      dst, n,
      RasterRamp(
        r: fixed(start.x), g: fixed(start.y), b: fixed(start.z), a: fixed(start.w + guardBand)),
      RasterRamp(r: signed(step.x), g: signed(step.y), b: signed(step.z), a: signed(step.w)))
  }
}

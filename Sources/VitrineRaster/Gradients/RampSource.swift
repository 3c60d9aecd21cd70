import CRasterKernels
import VitrineGraphics

/// A linear gradient: the location of a pixel's centre is an affine function of its column and row.
struct RampSource {
  let stops: ColorStops
  /// The location of the pixel (0, 0), and its change from one column and one row to the next.
  let origin: Double
  let dx: Double
  let dy: Double
  let isOpaque: Bool

  /// Creates a ramp; a vector of length 0 shows the last colour everywhere.
  init(_ start: Point, _ end: Point, _ stops: ColorStops) {
    let vx = OutlineLimits.coordinate(end.x) - OutlineLimits.coordinate(start.x)
    let vy = OutlineLimits.coordinate(end.y) - OutlineLimits.coordinate(start.y)
    let square = vx * vx + vy * vy
    isOpaque = stops.isOpaque
    guard square > 1e-12 else {
      self.stops = stops
      (origin, dx, dy) = (2, 0, 0)
      return
    }
    let ux = vx / square
    let uy = vy / square
    let t =
      (0.5 - OutlineLimits.coordinate(start.x)) * ux + (0.5 - OutlineLimits.coordinate(start.y))
      * uy
    self.stops = ux < 0 ? stops.reversed : stops
    (origin, dx, dy) = ux < 0 ? (1 - t, -ux, -uy) : (t, ux, uy)
  }

  func fetch(
    _ x: Int, _ y: Int, _ n: Int, into dst: UnsafeMutablePointer<UInt32>,
    _ kernels: RasterKernelTable
  ) {
    let t = origin + Double(x) * dx + Double(y) * dy
    unsafe stops.write(n, from: t, by: dx, into: dst, kernels)
  }
}

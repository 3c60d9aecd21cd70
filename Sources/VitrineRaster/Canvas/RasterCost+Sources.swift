extension RasterCost {
  /// A pixel of a source of colours: 20 ns for an arc tangent, 3 ns for a root, and up to 30 ns for a ramp that begins
  /// anew with each pixel.
  static func fetch(_ source: PixelSource) -> Int {
    switch source {
    case .solid, .pixels: 1
    case .ramp(let ramp): 2 + Int(128 * Swift.min(ramp.dx * Double(ramp.stops.stops.count), 1))
    case .lookup(let lookup): lookup.isAngular ? 128 : 16
    case .mesh: 8
    }
  }
}

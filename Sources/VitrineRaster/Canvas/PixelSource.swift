import CRasterKernels
import VitrineGraphics

/// The source of colours for drawing.
enum PixelSource {
  /// One premultiplied colour.
  case solid(UInt32)
  case ramp(RampSource)
  case lookup(LookupSource)
  case mesh(MeshSource)
  /// Prepared pixels, which cover the drawn area.
  case pixels(Surface, isOpaque: Bool)

  var isOpaque: Bool {
    switch self {
    case .solid(let color): color >> 24 == 255
    case .ramp(let ramp): ramp.isOpaque
    case .lookup(let lookup): lookup.isOpaque
    case .mesh(let mesh): mesh.isOpaque
    case .pixels(_, let isOpaque): isOpaque
    }
  }

  /// The cost of making the source.
  var setUpCost: Int {
    switch self {
    case .solid, .pixels: 0
    case .ramp(let ramp): ramp.stops.stops.count * RasterCost.stop
    case .lookup(let lookup): lookup.setUpCost
    case .mesh(let mesh): mesh.setUpCost
    }
  }

  /// Writes the colours of `n` pixels from device (x, y) to the right.
  @inline(__always)
  func fetch(
    _ x: Int, _ y: Int, _ n: Int, into dst: UnsafeMutablePointer<UInt32>,
    _ kernels: RasterKernelTable
  ) {
    switch self {
    case .solid(let color): unsafe kernels.fill(dst, n, n, 1, color)
    case .ramp(let ramp): unsafe ramp.fetch(x, y, n, into: dst, kernels)
    case .lookup(let lookup): unsafe lookup.fetch(x, y, n, into: dst)
    case .mesh(let mesh): unsafe mesh.fetch(x, y, n, into: dst)
    case .pixels(let surface, _): unsafe dst.update(from: surface.pixel(x, y), count: n)
    }
  }
}

extension PixelSource {
  /// Creates the source of a paint; nil if it shows nothing.
  ///
  /// - Parameter bounds: the pixels that may be asked for.
  init?(
    _ paint: Paint, _ gradients: [Gradient], in bounds: PixelRect, _ kernels: RasterKernelTable
  ) {
    switch paint {
    case .color(let color):
      let pixel = color.premultiplied
      if pixel >> 24 == 0 { return nil }
      self = .solid(pixel)
    case .gradient(let index, let opacity):
      guard let gradient = gradients.at(index), opacity > 0 else { return nil }
      if case .mesh(let grid) = gradient.geometry {
        let colors = ColorStops(unordered: gradient.stops, opacity: opacity).stops.map(\.color)
        self = .mesh(
          MeshSource(
            grid, colors, background: grid.background.opacity(opacity).premultiplied, in: bounds))
        return
      }
      let stops = ColorStops(gradient.stops, opacity: opacity)
      if case .linear(let start, let end) = gradient.geometry {
        self = .ramp(RampSource(start, end, stops))
      } else {
        self = .lookup(LookupSource(gradient.geometry, stops, kernels))
      }
    // Requires the picture so far: the player makes this source.
    case .backdrop: return nil
    }
  }
}

extension Array {
  /// Returns the element at an index of a display list's table, or nil if it is out of range.
  func at(_ index: Int32) -> Element? {
    let i = Int(index)
    return i >= 0 && i < count ? self[i] : nil
  }
}

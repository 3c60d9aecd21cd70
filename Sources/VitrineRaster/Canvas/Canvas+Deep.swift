import CRasterKernels
import VitrineGraphics

/// A fill of a deep layer: an outline, and its colours before they are rounded.
struct DeepFill {
  let path: Path
  let rule: FillRule
  let source: DeepSource

  /// Returns nil for a command that is no fill with a colour or a gradient.
  init?(_ command: DisplayCommand, _ list: DisplayList) {
    let paint: Paint
    switch command {
    case .fillRect(let r, let p): (path, rule, paint) = (Path(rect: r), .nonZero, p)
    case .fillRoundedRect(let r, let radii, let curve, let p):
      (path, rule, paint) = (Path(roundedRect: r, radii: radii, curve: curve), .nonZero, p)
    case .fillPath(let index, let r, let p):
      (path, rule, paint) = (list.paths.at(index) ?? Path(), r, p)
    default: return nil
    }
    guard let source = DeepSource(paint, list.gradients) else { return nil }
    self.source = source
  }
}

extension Canvas {
  /// Composites fills over clear pixels in `bounds`, rounds the result to bytes once, and draws it.
  func draw(_ fills: [DeepFill], in bounds: PixelRect) {
    let box = reachable(bounds)
    if box.isEmpty || fills.isEmpty { return }
    scratch.paintedPixels += box.area * fills.count * RasterCost.deepFill
    let mask = clip.mask(over: box)
    let colors = unsafe scratch.deepRow.take(box.width)
    let bytes = unsafe scratch.colorRow.take(box.width)
    forEachBand(box) { grid in
      let pixels = unsafe scratch.deepBand.take(grid.box.area)
      unsafe pixels.update(repeating: .zero, count: grid.box.area)
      for fill in fills {
        var edges = EdgeBuilder(grid)
        edges.add(fill.path)
        var sink = unsafe DeepSink(pixels, colors, grid.box, fill.source, kernels)
        grid.sweep(fill.rule, &sink)
      }
      for y in grid.box.y0..<grid.box.y1 {
        let row = unsafe pixels + (y - grid.box.y0) * box.width
        unsafe kernels.deepRound(bytes, row, box.width)
        let dst = unsafe surface.pixel(box.x0, y)
        if let mask {
          unsafe kernels.overRowMask(dst, bytes, mask.row(box.x0, y), box.width)
        } else {
          unsafe kernels.overRow(dst, bytes, box.width)
        }
      }
    }
  }
}

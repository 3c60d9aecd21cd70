import CRasterKernels

/// Blurs a plane of bytes in place, with one or four components side by side.
@safe
struct GaussianBlur {
  private let plan: GaussianPlan
  private let channels: Int
  /// Edges repeat instead of being followed by zeros.
  private let repeatsEdges: Bool
  private let kernels: RasterKernelTable
  private let scratch: ScratchStorage

  init(
    _ plan: GaussianPlan, channels: Int, repeatsEdges: Bool, _ kernels: RasterKernelTable,
    _ scratch: ScratchStorage
  ) {
    self.plan = plan
    self.channels = channels
    self.repeatsEdges = repeatsEdges
    self.kernels = kernels
    self.scratch = scratch
  }

  /// `stride` counts bytes from row to row; width and height are at least 1.
  func blur(_ plane: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    let image = unsafe Plane(base: plane, width: width, height: height, stride: stride)
    let small = SmallSize(width, height, plan.shift)
    let row = small.width * channels
    let input = unsafe scratch.blurInput.take((small.width + 2 * plan.radius) * channels)
    // Rows of the horizontal result, with room for the vertical taps above and below.
    let middle = unsafe scratch.blurMiddle.take(row * (small.height + 2 * plan.radius))
    for y in 0..<small.height {
      unsafe shrinkRow(image, y - small.border, small, input)
      unsafe kernels.fir(
        middle + (y + plan.radius) * row, input, row, channels, plan.weights, plan.weights.count)
    }
    unsafe padRows(middle, row, small.height)
    if plan.shift == 0 {
      unsafe writeRows(plane, width, height, stride, middle)
    } else {
      unsafe expandRows(image, middle, small)
    }
  }

  @safe
  private struct Plane {
    let base: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int
  }

  /// Cells of the small image: those that cover the plane, and when there is interpolation one
  /// more on every side to interpolate from.
  private struct SmallSize {
    let border: Int
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int, _ shift: Int) {
      border = shift == 0 ? 0 : 1
      self.width = (width + 1 << shift - 1) >> shift + 2 * border
      self.height = (height + 1 << shift - 1) >> shift + 2 * border
    }
  }

  /// One row of cells, with as many beside its ends as the taps reach.
  private func shrinkRow(
    _ image: Plane, _ y: Int, _ small: SmallSize, _ out: UnsafeMutablePointer<UInt16>
  ) {
    let d = 1 << plan.shift
    let lead = plan.radius + small.border
    let total = small.width + 2 * plan.radius
    // Rows wholly above or below repeat the first or last row of pixels.
    let isInside = y >= 0 && (y + 1) * d <= image.height
    let isOutside = y < 0 || y * d >= image.height
    let full = isInside || (isOutside && repeatsEdges) ? image.width >> plan.shift : 0
    if full > 0 {
      let top = Swift.min(Swift.max(y * d, 0), image.height - 1)
      unsafe kernels.shrink(
        out + lead * channels, image.base + top * image.stride, isInside ? image.stride : 0, full,
        channels, plan.shift)
    }
    for c in 0..<channels {
      let before = cell(image, c, -d, y * d)
      for x in 0..<lead { unsafe out[x * channels + c] = before }
      var x = full
      while x * d < image.width {
        unsafe out[(lead + x) * channels + c] = cell(image, c, x * d, y * d)
        x += 1
      }
      let after = cell(image, c, x * d, y * d)
      for i in (lead + x)..<total { unsafe out[i * channels + c] = after }
    }
  }

  /// The mean of one component over a cell that may hang over the edges.
  private func cell(_ image: Plane, _ component: Int, _ x0: Int, _ y0: Int) -> UInt16 {
    let d = 1 << plan.shift
    let isClear = x0 < 0 || y0 < 0 || x0 >= image.width || y0 >= image.height
    if !repeatsEdges && isClear { return 0 }
    var sum = 0
    for y in y0..<(y0 + d) {
      for x in x0..<(x0 + d) {
        if !repeatsEdges && (x >= image.width || y >= image.height) { continue }
        let u = Swift.min(Swift.max(x, 0), image.width - 1)
        let v = Swift.min(Swift.max(y, 0), image.height - 1)
        sum += unsafe Int(image.base[v * image.stride + u * channels + component])
      }
    }
    return UInt16((sum * 256 + d * d / 2) / (d * d))
  }

  private func padRows(_ rows: UnsafeMutablePointer<UInt16>, _ row: Int, _ count: Int) {
    let pad = plan.radius
    for y in 0..<pad {
      let above = unsafe rows + y * row
      let below = unsafe rows + (pad + count + y) * row
      if repeatsEdges {
        unsafe above.update(from: rows + pad * row, count: row)
        unsafe below.update(from: rows + (pad + count - 1) * row, count: row)
      } else {
        unsafe above.update(repeating: 0, count: row)
        unsafe below.update(repeating: 0, count: row)
      }
    }
  }

  private func writeRows(
    _ plane: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int,
    _ middle: UnsafeMutablePointer<UInt16>
  ) {
    let row = width * channels
    let line = unsafe scratch.blurInput.take(row)
    for y in 0..<height {
      unsafe kernels.fir(line, middle + y * row, row, row, plan.weights, plan.weights.count)
      let out = unsafe plane + y * stride
      for i in 0..<row { unsafe out[i] = UInt8(truncatingIfNeeded: (UInt32(line[i]) &+ 128) &>> 8) }
    }
  }

  private func expandRows(
    _ image: Plane, _ middle: UnsafeMutablePointer<UInt16>, _ small: SmallSize
  ) {
    let row = small.width * channels
    let d = 1 << plan.shift
    // The two small rows around the present one, their mixture, and its expansion, which starts
    // half a cell before the first pixel.
    let lines = unsafe scratch.blurInput.take(3 * row)
    let wide = unsafe scratch.blurWide.take((small.width - 1) * d * channels)
    var loaded = -1
    for y in 0..<image.height {
      let at = y + d / 2
      let upper = at >> plan.shift
      if loaded != upper {
        for k in 0..<2 {
          unsafe kernels.fir(
            lines + k * row, middle + (upper + k) * row, row, row, plan.weights,
            plan.weights.count)
        }
        loaded = upper
      }
      unsafe kernels.mix(
        lines + 2 * row, lines, lines + row, row, 2 * (at & (d - 1)) + 1, plan.shift)
      unsafe kernels.expand(wide, lines + 2 * row, small.width - 1, channels, plan.shift)
      unsafe (image.base + y * image.stride).update(
        from: wide + d / 2 * channels, count: image.width * channels)
    }
  }
}

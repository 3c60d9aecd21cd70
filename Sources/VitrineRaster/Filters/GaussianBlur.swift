import CRasterKernels

/// Blurs a plane of bytes: shrinks it to cells, weights them, and interpolates back up.
struct GaussianBlur {
  let plan: GaussianPlan
  /// Whether edges repeat instead of being followed by zeros.
  let repeatsEdges: Bool
  let kernels: RasterKernelTable
  let scratch: ScratchStorage

  init(
    _ plan: GaussianPlan, repeatsEdges: Bool, _ kernels: RasterKernelTable,
    _ scratch: ScratchStorage
  ) {
    self.plan = plan
    self.repeatsEdges = repeatsEdges
    self.kernels = kernels
    self.scratch = scratch
  }

  /// Blurs in place; width and height are at least 1.
  func blur(_ plane: BytePlane) {
    shrink(plane)
    let rows = BlurredRows(
      self, plane.width, plane.height, plane.channels, columns: 0..<plane.width)
    for y in 0..<plane.height {
      unsafe rows.write(y, into: plane.base + y * plane.stride)
    }
  }

  /// The number of cells of the small image: those that cover the plane and, with interpolation, one more
  /// on every side.
  struct SmallSize {
    let border: Int
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int, _ shift: Int) {
      border = shift == 0 ? 0 : 1
      self.width = (width + 1 << shift - 1) >> shift + 2 * border
      self.height = (height + 1 << shift - 1) >> shift + 2 * border
    }
  }

  /// Writes the cells, blurred along their rows, to the scratch.
  func shrink(_ plane: BytePlane) {
    let small = SmallSize(plane.width, plane.height, plan.shift)
    unsafe blurRows(small, plane.channels) { y, out in
      unsafe shrinkRow(plane, y - small.border, small, out)
    }
  }

  /// Blurs the rows written by `fill`: each has as many cells beyond its ends as the taps reach.
  func blurRows(
    _ small: SmallSize, _ channels: Int, fill: (Int, UnsafeMutablePointer<UInt16>) -> Void
  ) {
    let row = small.width * channels
    let input = unsafe scratch.blurInput.take((small.width + 2 * plan.radius) * channels)
    // Rows of the horizontal result, with space for the vertical taps above and below.
    let middle = unsafe scratch.blurMiddle.take(row * (small.height + 2 * plan.radius))
    for y in 0..<small.height {
      unsafe fill(y, input)
      unsafe kernels.fir(
        middle + (y + plan.radius) * row, input, row, channels, plan.weights, plan.weights.count)
    }
    unsafe padRows(middle, row, small.height)
  }

  private func shrinkRow(
    _ plane: BytePlane, _ y: Int, _ small: SmallSize, _ out: UnsafeMutablePointer<UInt16>
  ) {
    let channels = plane.channels
    let d = 1 << plan.shift
    let lead = plan.radius + small.border
    let total = small.width + 2 * plan.radius
    // Rows entirely above or below repeat the first or last row of pixels.
    let isInside = y >= 0 && (y + 1) * d <= plane.height
    let isOutside = y < 0 || y * d >= plane.height
    let full = isInside || (isOutside && repeatsEdges) ? plane.width >> plan.shift : 0
    if full > 0 {
      let top = Swift.min(Swift.max(y * d, 0), plane.height - 1)
      unsafe kernels.shrink(
        out + lead * channels, plane.base + top * plane.stride, isInside ? plane.stride : 0, full,
        channels, plan.shift)
    }
    func cell(_ c: Int, _ x: Int) -> UInt16 {
      plane.cell(c, x, y * d, plan.shift, repeatsEdges: repeatsEdges)
    }
    for c in 0..<channels {
      let before = cell(c, -d)
      for x in 0..<lead { unsafe out[x * channels + c] = before }
      var x = full
      while x * d < plane.width {
        unsafe out[(lead + x) * channels + c] = cell(c, x * d)
        x += 1
      }
      let after = cell(c, x * d)
      for i in (lead + x)..<total { unsafe out[i * channels + c] = after }
    }
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
}

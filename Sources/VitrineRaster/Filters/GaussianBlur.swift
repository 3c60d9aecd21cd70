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
    let small = SmallSize(width, height, plan.shift)
    let across = plan.radius
    let paddedRow = (small.width + 2 * across) * channels
    let row = small.width * channels
    let input = unsafe scratch.blurInput.take(paddedRow)
    // Rows of the horizontal result, with room for the vertical taps above and below.
    let middle = unsafe scratch.blurMiddle.take(row * (small.height + 2 * across))
    for y in 0..<small.height {
      unsafe shrinkRow(plane, width, height, stride, y, small.width, input + across * channels)
      unsafe padRow(input, small.width, across)
      unsafe kernels.fir(
        middle + (y + across) * row, input, row, channels, plan.weights, plan.weights.count)
    }
    unsafe padRows(middle, row, small.height, across)
    if plan.shift == 0 {
      unsafe writeRows(plane, width, height, stride, middle)
    } else {
      unsafe expandRows(plane, width, height, stride, middle, small)
    }
  }

  private struct SmallSize {
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int, _ shift: Int) {
      self.width = (width + 1 << shift - 1) >> shift
      self.height = (height + 1 << shift - 1) >> shift
    }
  }

  private func shrinkRow(
    _ plane: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ y: Int,
    _ count: Int, _ dst: UnsafeMutablePointer<UInt16>
  ) {
    let d = 1 << plan.shift
    let full = (y + 1) * d <= height ? width >> plan.shift : 0
    if full > 0 {
      unsafe kernels.shrink(dst, plane + y * d * stride, stride, full, channels, plan.shift)
    }
    for x in full..<count {
      for c in 0..<channels {
        unsafe dst[x * channels + c] = partialCell(plane + c, width, height, stride, x * d, y * d)
      }
    }
  }

  /// The mean of a cell that hangs over the right or bottom edge.
  private func partialCell(
    _ plane: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ x0: Int, _ y0: Int
  ) -> UInt16 {
    let d = 1 << plan.shift
    var sum = 0
    for y in y0..<(y0 + d) {
      for x in x0..<(x0 + d) {
        if !repeatsEdges && (x >= width || y >= height) { continue }
        let u = Swift.min(x, width - 1)
        let v = Swift.min(y, height - 1)
        sum += unsafe Int(plane[v * stride + u * channels])
      }
    }
    return UInt16((sum * 256 + d * d / 2) / (d * d))
  }

  private func padRow(_ row: UnsafeMutablePointer<UInt16>, _ count: Int, _ pad: Int) {
    for x in 0..<pad {
      for c in 0..<channels {
        let end = pad + count
        unsafe row[x * channels + c] = repeatsEdges ? row[pad * channels + c] : 0
        unsafe row[(end + x) * channels + c] = repeatsEdges ? row[(end - 1) * channels + c] : 0
      }
    }
  }

  private func padRows(
    _ rows: UnsafeMutablePointer<UInt16>, _ row: Int, _ count: Int, _ pad: Int
  ) {
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
    _ plane: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int,
    _ middle: UnsafeMutablePointer<UInt16>, _ small: SmallSize
  ) {
    let row = small.width * channels
    let d = 1 << plan.shift
    // The two small rows around the present one, the mixture of both with a cell repeated at
    // either end, and its expansion, which starts half a cell before the first pixel.
    let mixed = row + 2 * channels
    let lines = unsafe scratch.blurInput.take(2 * row + mixed)
    let line = unsafe lines + 2 * row
    let wide = unsafe scratch.blurWide.take((small.width + 1) * d * channels)
    var loaded = (-1, -1)
    for y in 0..<height {
      let at = y + d / 2
      let upper = Swift.max((at >> plan.shift) - 1, 0)
      let lower = Swift.min(at >> plan.shift, small.height - 1)
      if loaded != (upper, lower) {
        unsafe kernels.fir(
          lines, middle + upper * row, row, row, plan.weights, plan.weights.count)
        unsafe kernels.fir(
          lines + row, middle + lower * row, row, row, plan.weights, plan.weights.count)
        loaded = (upper, lower)
      }
      unsafe kernels.mix(
        line + channels, lines, lines + row, row, 2 * (at & (d - 1)) + 1, plan.shift)
      for c in 0..<channels {
        unsafe line[c] = line[channels + c]
        unsafe line[row + channels + c] = line[row + c]
      }
      unsafe kernels.expand(wide, line, small.width + 1, channels, plan.shift)
      unsafe (plane + y * stride).update(from: wide + d / 2 * channels, count: width * channels)
    }
  }
}

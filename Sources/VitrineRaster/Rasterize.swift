import VitrineGraphics

/// Draws a display list: the same bytes on every run, machine and choice of kernels.
///
/// Total for any list: indices outside their table and unmatched pops draw nothing, geometry and sizes are
/// clamped to `Limits`, and drawing stops when the budget is exceeded.
package func rasterize(
  _ list: DisplayList, scratch: inout RasterScratch, kernels: Kernels = .best,
  budget: DrawingBudget = .standard
) -> Pixmap {
  var overrun: RasterBudgetExcess?
  return rasterize(list, scratch: &scratch, kernels: kernels, budget: budget, overrun: &overrun)
}

/// The point at which a picture exceeded its budget.
package struct RasterBudgetExcess: Hashable, Sendable {
  package var excess: BudgetExcess
  /// The index of the command.
  package var command: Int

  package init(excess: BudgetExcess, command: Int) {
    self.excess = excess
    self.command = command
  }
}

/// Draws a display list.
///
/// - Parameter overrun: set if the picture is incomplete because it exceeded the budget.
package func rasterize(
  _ list: DisplayList, scratch: inout RasterScratch, kernels: Kernels,
  budget: DrawingBudget, overrun: inout RasterBudgetExcess?
) -> Pixmap {
  let width = Swift.min(Swift.max(list.width, 0), Limits.largestSide)
  let height = Swift.min(
    Swift.max(list.height, 0),
    Swift.min(Limits.largestSide, Limits.largestArea / Swift.max(width, 1)))
  guard width * height <= budget.bytes / MemoryLayout<UInt32>.stride else {
    overrun = RasterBudgetExcess(excess: .bytes(limit: budget.bytes), command: 0)
    return Pixmap(width: 0, height: 0)
  }
  var pixmap = Pixmap(width: width, height: height)
  overrun = play(list, into: &pixmap, &scratch, kernels, isClear: true, budget)
  return pixmap
}

/// Draws a display list over a picture that may already have content; drawing outside the picture is clipped.
package func rasterize(
  _ list: DisplayList, into pixmap: inout Pixmap, scratch: inout RasterScratch,
  kernels: Kernels = .best
) {
  _ = play(list, into: &pixmap, &scratch, kernels, isClear: false, .standard)
}

/// Draws the part of a list that lies in a rectangle of pixels. Blurs know nothing outside it: near the edges
/// of the part they can differ from those of the whole picture.
///
/// - Parameters:
///   - x: the left column; `y` the top row.
///   - width: clamped with `height` to the list's size.
package func rasterize(
  _ list: DisplayList, x: Int, y: Int, width: Int, height: Int, scratch: inout RasterScratch
) -> Pixmap {
  let left = Swift.min(Swift.max(x, 0), list.width)
  let top = Swift.min(Swift.max(y, 0), list.height)
  var pixmap = Pixmap(
    width: Swift.min(Swift.max(width, 0), list.width - left),
    height: Swift.min(Swift.max(height, 0), list.height - top))
  _ = play(list, into: &pixmap, &scratch, .best, isClear: true, .standard, x: left, y: top)
  return pixmap
}

private func play(
  _ list: DisplayList, into pixmap: inout Pixmap, _ scratch: inout RasterScratch,
  _ kernels: Kernels, isClear: Bool, _ budget: DrawingBudget, x: Int = 0, y: Int = 0
) -> RasterBudgetExcess? {
  let box = PixelRect(x0: x, y0: y, x1: x + pixmap.width, y1: y + pixmap.height)
  let storage = scratch.storage
  storage.paintedPixels = 0
  return unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
    guard let base = pixels.baseAddress, !box.isEmpty else { return nil }
    let canvas = unsafe Canvas(
      surface: Surface(base: base, box: box), clip: Clip(box: box, mask: nil),
      kernels: kernels.table, scratch: storage)
    var player = DisplayListPlayer(list, canvas, isClear: isClear, budget)
    guard let command = player.play(), let excess = player.excess else { return nil }
    return RasterBudgetExcess(excess: excess, command: command)
  }
}

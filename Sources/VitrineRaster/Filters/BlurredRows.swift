import CRasterKernels

/// The second half of a blur: weights the cells left in the scratch by `GaussianBlur` down their columns,
/// and interpolates rows of bytes from them.
///
/// Rows must be written from the top down, none twice.
@safe
final class BlurredRows {
  private let blur: GaussianBlur
  private let channels: Int
  private let columns: Range<Int>
  /// The number of components in a row of cells.
  private let row: Int
  /// The first cell and the number of cells that the columns need.
  private let firstCell: Int
  private let cells: Int
  private let middle: UnsafeMutablePointer<UInt16>
  private let wide: UnsafeMutablePointer<UInt8>
  private var upper: UnsafeMutablePointer<UInt16>
  private var lower: UnsafeMutablePointer<UInt16>
  private let mixed: UnsafeMutablePointer<UInt16>
  /// The index of the row of cells in `upper`.
  private var loaded = -2

  /// Prepares a plane of `width` × `height` pixels, of which `columns` are needed.
  init(_ blur: GaussianBlur, _ width: Int, _ height: Int, _ channels: Int, columns: Range<Int>) {
    self.blur = blur
    self.channels = channels
    self.columns = columns
    let shift = blur.plan.shift
    let small = GaussianBlur.SmallSize(width, height, shift)
    row = small.width * channels
    let half = shift == 0 ? 0 : 1 << (shift - 1)
    firstCell = (columns.lowerBound + half) >> shift
    let lastCell =
      shift == 0 ? columns.upperBound - 1 : (columns.upperBound - 1 + half) >> shift + 1
    cells = lastCell - firstCell + 1
    unsafe middle = blur.scratch.blurMiddle.take(0)
    let lines = unsafe blur.scratch.blurInput.take(3 * row)
    unsafe upper = lines
    unsafe lower = lines + row
    unsafe mixed = lines + 2 * row
    unsafe wide = blur.scratch.blurWide.take(Swift.max(1, cells) * channels << shift)
  }

  /// Writes one row of pixels with only the needed columns.
  func write(_ y: Int, into out: UnsafeMutablePointer<UInt8>) {
    let shift = blur.plan.shift
    if shift == 0 {
      unsafe weigh(y, into: upper)
      for i in 0..<(cells * channels) {
        unsafe out[i] = UInt8(truncatingIfNeeded: (UInt32(upper[i]) &+ 128) &>> 8)
      }
      return
    }
    let d = 1 << shift
    let at = y + d / 2
    load(at >> shift)
    unsafe blur.kernels.mix(
      mixed, upper, lower, cells * channels, 2 * (at & (d - 1)) + 1, shift)
    // The expanded row starts half a cell before the first pixel.
    unsafe blur.kernels.expand(wide, mixed, cells - 1, channels, shift)
    let skip = columns.lowerBound + d / 2 - firstCell << shift
    unsafe out.update(from: wide + skip * channels, count: columns.count * channels)
  }

  /// Computes two rows of cells, from `cell` on, by weighting down the columns.
  private func load(_ cell: Int) {
    if loaded == cell { return }
    if loaded + 1 == cell {
      unsafe swap(&upper, &lower)
    } else {
      unsafe weigh(cell, into: upper)
    }
    unsafe weigh(cell + 1, into: lower)
    loaded = cell
  }

  private func weigh(_ cell: Int, into out: UnsafeMutablePointer<UInt16>) {
    let weights = blur.plan.weights
    unsafe blur.kernels.fir(
      out, middle + cell * row + firstCell * channels, cells * channels, row, weights,
      weights.count)
  }
}

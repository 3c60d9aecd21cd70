/// Signed areas of edges per pixel, for a box of pixels, with a bit per pixel that was touched.
///
/// A cell packs `cover` (high half: height of the edges in it, 1/256 px) and `area` (low half:
/// twice the area left of them inside the pixel, 1/256²). The coverage of a pixel follows from its
/// own cell and the covers of all cells left of it. Coordinates are 24.8 fixed point from the
/// box's corner and must lie inside it, both ends included.
///
/// Invariants: all memory is zero before the first edge and again after `sweep`.
@safe
struct CellGrid {
  let cells: UnsafeMutablePointer<Int64>
  let bits: UnsafeMutablePointer<UInt64>
  let box: PixelRect
  /// Cells per row: one more than pixels, for edges on the right border.
  let stride: Int
  let words: Int

  init(box: PixelRect, cells: Buffer<Int64>, bits: Buffer<UInt64>) {
    self.box = box
    stride = box.width + 1
    words = (stride + 63) >> 6
    unsafe self.cells = cells.take(stride * box.height)
    unsafe self.bits = bits.take(words * box.height)
  }

  @inline(__always)
  private func add(_ row: Int, _ column: Int, cover: Int, area: Int) {
    let i = row &* stride &+ column
    unsafe cells[i] &+= Int64((cover &<< 32) &+ area)
    unsafe bits[row &* words &+ (column &>> 6)] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
  }

  /// Adds the edge from (xs, ys) to (xe, ye).
  func addLine(_ xs: Int, _ ys: Int, _ xe: Int, _ ye: Int) {
    if ys == ye { return }
    if ys < ye {
      addDown(xs, ys, xe, ye, 1)
    } else {
      addDown(xe, ye, xs, ys, -1)
    }
  }

  private func addDown(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let last = (y1 &- 1) &>> 8
    var row = y0 &>> 8
    if row == last { return addSpan(row, x0, x1, y1 &- y0, sign) }
    if x0 == x1 { return addVertical(x0, y0, y1, sign) }
    // x with 24 more bits; its change per 1/256 row.
    let slope = Int(Double((x1 &- x0) &<< 24) / Double(y1 &- y0))
    let first = 256 &- (y0 & 255)
    var xq = x0 &<< 24 &+ slope &* first
    var x = xq &>> 24
    addSpan(row, x0, x, first, sign)
    row &+= 1
    let step = slope &<< 8
    while row < last {
      xq &+= step
      let next = xq &>> 24
      addSpan(row, x, next, 256, sign)
      x = next
      row &+= 1
    }
    addSpan(row, x, x1, y1 &- last &<< 8, sign)
  }

  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ sign: Int) {
    let column = x &>> 8
    let twice = (x & 255) &* 2
    let last = (y1 &- 1) &>> 8
    var row = y0 &>> 8
    var cover = (256 &- (y0 & 255)) &* sign
    while row < last {
      add(row, column, cover: cover, area: cover &* twice)
      cover = 256 &* sign
      row &+= 1
    }
    cover = (y1 &- Swift.max(y0, last &<< 8)) &* sign
    add(row, column, cover: cover, area: cover &* twice)
  }

  /// Adds the part of an edge inside one row: from xa to xb, `dy` high.
  @inline(__always)
  private func addSpan(_ row: Int, _ xa: Int, _ xb: Int, _ dy: Int, _ sign: Int) {
    let column = xa &>> 8
    if column == xb &>> 8 {
      let cover = dy &* sign
      add(row, column, cover: cover, area: cover &* ((xa & 255) &+ (xb & 255)))
    } else {
      addWide(row, Swift.min(xa, xb), Swift.max(xa, xb), dy, sign)
    }
  }

  /// Shares out `dy` over the columns from xl to xr; what rounding leaves goes to the last.
  private func addWide(_ row: Int, _ xl: Int, _ xr: Int, _ dy: Int, _ sign: Int) {
    let slope = Int(Double(dy &<< 32) / Double(xr &- xl))
    var column = xl &>> 8
    let last = xr &>> 8
    let fraction = xl & 255
    var done = slope &* (256 &- fraction) &+ (1 &<< 31)
    var used = done &>> 32
    add(row, column, cover: used &* sign, area: used &* sign &* (fraction &+ 256))
    column &+= 1
    let step = slope &<< 8
    while column < last {
      done &+= step
      let next = done &>> 32
      let cover = (next &- used) &* sign
      used = next
      add(row, column, cover: cover, area: cover &<< 8)
      column &+= 1
    }
    let cover = (dy &- used) &* sign
    if cover != 0 { add(row, last, cover: cover, area: cover &* (xr & 255)) }
  }
}

/// Signed areas of edges per pixel, for a box of pixels, with a bit for each touched pixel.
///
/// A cell packs `cover` (high half: height of the edges in it, 1/256 px) and `area` (low half: twice the
/// area left of them inside the pixel, 1/256²). The coverage of a pixel follows from its own cell and the
/// covers of all cells left of it. Coordinates are 24.8 fixed point from the box's corner and must be
/// inside it, both ends included.
///
/// Invariants: all memory is zero before the first edge and again after `sweep`.
@safe
struct CellGrid {
  let cells: UnsafeMutablePointer<Int64>
  let bits: UnsafeMutablePointer<UInt64>
  let box: PixelRect
  /// The cells per row: one more than pixels, for edges on the right border.
  let stride: Int
  let words: Int

  init(box: PixelRect, cells: Buffer<Int64>, bits: Buffer<UInt64>) {
    self.box = box
    stride = box.width + 1
    words = (stride + 63) >> 6
    unsafe self.cells = cells.take(stride * box.height)
    unsafe self.bits = bits.take(words * box.height)
  }

  /// Adds the edge from (xs, ys) to (xe, ye).
  @inline(__always)
  func addLine(_ xs: Int, _ ys: Int, _ xe: Int, _ ye: Int) {
    if ys == ye { return }
    let down = ys < ye
    let (x0, y0, x1, y1) = down ? (xs, ys, xe, ye) : (xe, ye, xs, ys)
    let top = y0 &>> 8
    let row = unsafe CellRow(cells: cells + top &* stride, bits: bits + top &* words)
    row.addDown(x0, y0, x1, y1, down ? 1 : -1, stride, words)
  }
}

/// One row of a grid; advances to the next ones by the grid's strides.
@safe
struct CellRow {
  var cells: UnsafeMutablePointer<Int64>
  var bits: UnsafeMutablePointer<UInt64>

  @inline(__always)
  private mutating func advance(_ stride: Int, _ words: Int) {
    unsafe cells += stride
    unsafe bits += words
  }

  @inline(__always)
  private func add(_ column: Int, cover: Int, area: Int) {
    unsafe cells[column] &+= Int64((cover &<< 32) &+ area)
    unsafe bits[column &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
  }

  /// Adds an edge that begins in this row and goes down; `sign` is the sign of its cover.
  func addDown(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int, _ stride: Int, _ words: Int
  ) {
    var here = self
    var rows = (y1 &- 1) &>> 8 &- y0 &>> 8
    if rows == 0 { return here.addSpan(x0, x1, y1 &- y0, sign) }
    let first = 256 &- (y0 & 255)
    let rest = (y1 &- 1) & 255 &+ 1
    if x0 == x1 {
      here.addVertical(x0, first &* sign)
      here.advance(stride, words)
      while rows > 1 {
        here.addVertical(x0, 256 &* sign)
        here.advance(stride, words)
        rows &-= 1
      }
      return here.addVertical(x0, rest &* sign)
    }
    // x with 24 more bits, and its change per 1/256 row.
    let slope = Int(Double((x1 &- x0) &<< 24) / Double(y1 &- y0))
    var xq = x0 &<< 24 &+ slope &* first
    var x = xq &>> 24
    here.addSpan(x0, x, first, sign)
    here.advance(stride, words)
    let step = slope &<< 8
    while rows > 1 {
      xq &+= step
      let next = xq &>> 24
      here.addSpan(x, next, 256, sign)
      x = next
      here.advance(stride, words)
      rows &-= 1
    }
    here.addSpan(x, x1, rest, sign)
  }

  @inline(__always)
  private func addVertical(_ x: Int, _ cover: Int) {
    add(x &>> 8, cover: cover, area: cover &* (x & 255) &* 2)
  }

  /// Adds the part of an edge inside one row: from xa to xb, with height `dy`.
  @inline(__always)
  private func addSpan(_ xa: Int, _ xb: Int, _ dy: Int, _ sign: Int) {
    let column = xa &>> 8
    if column == xb &>> 8 {
      let cover = dy &* sign
      add(column, cover: cover, area: cover &* ((xa & 255) &+ (xb & 255)))
    } else {
      addWide(Swift.min(xa, xb), Swift.max(xa, xb), dy, sign)
    }
  }

  /// Distributes `dy` over the columns from xl to xr; the rounding remainder goes to the last.
  @inline(never)
  private func addWide(_ xl: Int, _ xr: Int, _ dy: Int, _ sign: Int) {
    let slope = Int(Double(dy &<< 32) / Double(xr &- xl))
    var column = xl &>> 8
    let last = xr &>> 8
    let fraction = xl & 255
    var done = slope &* (256 &- fraction) &+ (1 &<< 31)
    var used = done &>> 32
    add(column, cover: used &* sign, area: used &* sign &* (fraction &+ 256))
    column &+= 1
    let step = slope &<< 8
    while column < last {
      done &+= step
      let next = done &>> 32
      let cover = (next &- used) &* sign
      used = next
      add(column, cover: cover, area: cover &<< 8)
      column &+= 1
    }
    let cover = (dy &- used) &* sign
    if cover != 0 { add(last, cover: cover, area: cover &* (xr & 255)) }
  }
}

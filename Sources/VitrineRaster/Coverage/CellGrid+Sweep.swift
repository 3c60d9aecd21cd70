import VitrineGraphics

extension CellGrid {
  /// The full coverage of a pixel in the unit of `2 · area`.
  static let full = 1 << 17

  /// Returns the coverage 0…255 of a signed area, where full is 2¹⁷.
  @inline(__always)
  static func coverage(_ area: Int, _ rule: FillRule) -> UInt32 {
    var a = abs(area)
    if rule == .evenOdd {
      a &= 2 &* full &- 1
      if a > full { a = 2 &* full &- a }
    }
    if a >= full { return 255 }
    return UInt32(truncatingIfNeeded: (a &* 255 &+ full / 2) &>> 17)
  }

  /// Passes all coverage to `sink` and clears the grid.
  @inline(__always)
  func sweep<Sink: CoverageSink>(_ rule: FillRule, _ sink: inout Sink) {
    for row in 0..<box.height {
      sink.beginRow(box.y0 &+ row)
      unsafe sweepRow(cells + row &* stride, bits + row &* words, rule, &sink)
      sink.endRow()
    }
  }

  @inline(__always)
  private func sweepRow<Sink: CoverageSink>(
    _ cells: UnsafeMutablePointer<Int64>, _ bits: UnsafeMutablePointer<UInt64>, _ rule: FillRule,
    _ sink: inout Sink
  ) {
    let width = box.width
    var cover = 0
    var inside: UInt32 = 0
    var x = 0
    for w in 0..<words {
      var word = unsafe bits[w]
      if word == 0 { continue }
      unsafe bits[w] = 0
      while word != 0 {
        let column = w &<< 6 &+ word.trailingZeroBitCount
        word &= word &- 1
        let cell = unsafe cells[column]
        unsafe cells[column] = 0
        if column >= width { break }
        if inside != 0 && column > x { sink.run(x, column &- x, inside) }
        let area = Int(Int32(truncatingIfNeeded: cell))
        cover &+= (Int(cell) &- area) &>> 32
        let own = CellGrid.coverage(cover &<< 9 &- area, rule)
        if own != 0 { sink.cell(column, own) }
        inside = CellGrid.coverage(cover &<< 9, rule)
        x = column &+ 1
      }
    }
    if inside != 0 && width > x { sink.run(x, width &- x, inside) }
  }
}

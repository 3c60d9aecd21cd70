import VitrineGraphics

/// The uncompressed contents of an IDAT chunk: for each row a filter byte, then straight samples.
struct FilteredRows {
  let pixmap: Pixmap
  /// 3 when every pixel is opaque, otherwise 4.
  let channels: Int
  let filter: RowFilter

  init(_ pixmap: Pixmap, filter: RowFilter) {
    self.pixmap = pixmap
    self.filter = filter
    channels = isOpaque(pixmap.pixels.span) ? 3 : 4
  }

  var rowBytes: Int { 1 + pixmap.width * channels }
  var count: Int { rowBytes * pixmap.height }

  /// Writes `count` bytes, with `rowBytes` of working room behind them.
  func write(to out: UnsafeMutablePointer<UInt8>) {
    unsafe pixmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<pixmap.height {
        let row = unsafe out + y * rowBytes
        unsafe row[0] = filter.rawValue
        unsafe put(pixels, row: y, to: row + 1)
      }
    }
    if filter == .up { unsafe subtractAbove(out) }
    if filter == .sub { unsafe subtractLeft(out) }
  }

  private func put(
    _ pixels: UnsafeBufferPointer<UInt32>, row y: Int, to out: UnsafeMutablePointer<UInt8>
  ) {
    let start = y * pixmap.width
    let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + pixmap.width])
    if channels == 3 {
      unsafe putRGB(row, to: out)
    } else {
      unsafe putRGBA(row, to: out)
    }
  }

  /// From the last row up, so that every row still sees its upper neighbour unchanged.
  private func subtractAbove(_ out: UnsafeMutablePointer<UInt8>) {
    for y in stride(from: pixmap.height - 1, to: 0, by: -1) {
      let row = unsafe out + y * rowBytes + 1
      let above = unsafe row - rowBytes
      for i in 0..<rowBytes - 1 { unsafe row[i] &-= above[i] }
    }
  }

  private func subtractLeft(_ out: UnsafeMutablePointer<UInt8>) {
    let room = unsafe out + count
    for y in 0..<pixmap.height {
      let row = unsafe out + y * rowBytes + 1
      unsafe room.update(from: row, count: rowBytes - 1)
      for i in stride(from: channels, to: rowBytes - 1, by: 1) {
        unsafe row[i] &-= room[i - channels]
      }
    }
  }
}

/// Whether every alpha is 255; looks no further than the first block that says no.
private func isOpaque(_ pixels: Span<UInt32>) -> Bool {
  var i = 0
  while i < pixels.count {
    let end = min(i + 1024, pixels.count)
    var all: UInt32 = .max
    for j in i..<end { all &= pixels[j] }
    if all >> 24 != 255 { return false }
    i = end
  }
  return true
}

private func putRGB(_ row: UnsafeBufferPointer<UInt32>, to out: UnsafeMutablePointer<UInt8>) {
  // Four pixels make three words; the shifts fit little-endian pixels, whose lowest byte is red.
  let raw = UnsafeMutableRawPointer(out)
  var x = 0
  while x + 4 <= row.count {
    let (a, b) = unsafe (row[x] & 0xff_ffff, row[x + 1] & 0xff_ffff)
    let (c, d) = unsafe (row[x + 2] & 0xff_ffff, row[x + 3] & 0xff_ffff)
    let words = (a | b << 24, b >> 8 | c << 16, c >> 16 | d << 8)
    let at = x * 3
    unsafe raw.storeBytes(of: words.0.littleEndian, toByteOffset: at, as: UInt32.self)
    unsafe raw.storeBytes(of: words.1.littleEndian, toByteOffset: at + 4, as: UInt32.self)
    unsafe raw.storeBytes(of: words.2.littleEndian, toByteOffset: at + 8, as: UInt32.self)
    x += 4
  }
  while x < row.count {
    for k in 0..<3 { unsafe out[x * 3 + k] = UInt8(truncatingIfNeeded: row[x] >> UInt32(8 * k)) }
    x += 1
  }
}

/// Blocks of wholly opaque pixels, nearly all of a widget, are stored as they are.
private func putRGBA(_ row: UnsafeBufferPointer<UInt32>, to out: UnsafeMutablePointer<UInt8>) {
  let raw = UnsafeMutableRawPointer(out)
  var x = 0
  while x < row.count {
    let end = min(x + 32, row.count)
    var all: UInt32 = .max
    for i in x..<end { unsafe all &= row[i] }
    if all >> 24 == 255 {
      for i in x..<end {
        unsafe raw.storeBytes(of: row[i].littleEndian, toByteOffset: i * 4, as: UInt32.self)
      }
    } else {
      for i in x..<end {
        let p = unsafe straight(row[i])
        unsafe raw.storeBytes(of: p.littleEndian, toByteOffset: i * 4, as: UInt32.self)
      }
    }
    x = end
  }
}

import VitrineGraphics

/// The uncompressed contents of an IDAT chunk: for each row a filter byte, then straight samples.
struct FilteredRows {
  let pixmap: Pixmap
  /// The number of channels: 3 if every pixel is opaque, otherwise 4.
  let channels: Int
  let filter: RowFilter

  init(_ pixmap: Pixmap, filter: RowFilter) {
    self.pixmap = pixmap
    self.filter = filter
    channels = isOpaque(pixmap.pixels.span) ? 3 : 4
  }

  var rowBytes: Int { 1 + pixmap.width * channels }
  var count: Int { rowBytes * pixmap.height }

  /// Writes `count` bytes; needs space for two more rows after them.
  func write(to out: UnsafeMutablePointer<UInt8>) {
    unsafe pixmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<pixmap.height {
        let row = unsafe out + y * rowBytes
        unsafe row[0] = filter.rawValue
        unsafe put(pixels, row: y, to: row + 1)
      }
    }
    switch filter {
    case .none: break
    case .sub: unsafe subtract(from: out) { left, _, _ in left }
    case .up: unsafe subtract(from: out) { _, above, _ in above }
    case .average: unsafe subtract(from: out) { left, above, _ in (left &+ above) >> 1 }
    case .paeth: unsafe subtract(from: out, paeth)
    }
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

  /// Subtracts a filter's prediction from the bytes to the left, above, and above to the left.
  ///
  /// Proceeds from the last row up, so that every row still has its upper neighbour unchanged; for the left
  /// neighbour a row is copied. Outside the picture everything is 0.
  @inline(__always)
  private func subtract(
    from out: UnsafeMutablePointer<UInt8>, _ predicted: (Int16, Int16, Int16) -> Int16
  ) {
    let size = rowBytes - 1
    let copy = unsafe out + count
    let nothing = unsafe copy + rowBytes
    unsafe nothing.update(repeating: 0, count: size)
    for y in stride(from: pixmap.height - 1, through: 0, by: -1) {
      let row = unsafe out + y * rowBytes + 1
      let above = unsafe y > 0 ? row - rowBytes : nothing
      unsafe copy.update(from: row, count: size)
      for i in 0..<channels {
        unsafe row[i] = copy[i] &- UInt8(truncatingIfNeeded: predicted(0, Int16(above[i]), 0))
      }
      for i in channels..<size {
        let guess = unsafe predicted(
          Int16(copy[i &- channels]), Int16(above[i]), Int16(above[i &- channels]))
        unsafe row[i] = copy[i] &- UInt8(truncatingIfNeeded: guess)
      }
    }
  }
}

/// Whether every alpha is 255; stops at the first block with another value.
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

/// Copies blocks of opaque pixels, which are nearly all of a widget, unchanged.
private func putRGBA(_ row: UnsafeBufferPointer<UInt32>, to out: UnsafeMutablePointer<UInt8>) {
  let raw = UnsafeMutableRawPointer(out)
  var x = 0
  while x < row.count {
    let end = min(x + 32, row.count)
    var all: UInt32 = .max
    for i in x..<end { unsafe all &= row[i] }
    if all >> 24 == 255 {
      unsafe copyRGBA(row, x..<end, to: raw)
    } else {
      for i in x..<end {
        let p = unsafe straight(row[i])
        unsafe raw.storeBytes(of: p.littleEndian, toByteOffset: i * 4, as: UInt32.self)
      }
    }
    x = end
  }
}

/// Copies opaque pixels, whose lowest byte is red.
@inline(__always)
private func copyRGBA(
  _ row: UnsafeBufferPointer<UInt32>, _ part: Range<Int>, to raw: UnsafeMutableRawPointer
) {
  #if _endian(little)
    guard let first = row.baseAddress else { return }
    unsafe (raw + part.lowerBound * 4).copyMemory(
      from: first + part.lowerBound, byteCount: part.count * 4)
  #else
    for i in part {
      unsafe raw.storeBytes(of: row[i].littleEndian, toByteOffset: i * 4, as: UInt32.self)
    }
  #endif
}

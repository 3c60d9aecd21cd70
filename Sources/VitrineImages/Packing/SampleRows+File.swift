import CPNG

extension SampleRows {
  /// The levels of libdeflate that packing uses.
  enum Level { case six, nine, twelve }

  /// Returns the whole file with one filter for all rows, or with the one that suits each row.
  ///
  /// Indices of a palette are no amounts, so that they are never filtered without a search.
  ///
  /// - Parameter filter: nil is none for palettes, and otherwise one for each row.
  func file(
    scale: Int, filter: RowFilter?, level: Level, _ scratch: inout PNGScratch
  ) throws(PNGError) -> [UInt8] {
    let rows = filtered(filter ?? (samples == .palette ? RowFilter.none : nil))
    return try file(scale: scale, rows: rows, level: level, &scratch)
  }

  /// Returns the whole file of rows that are filtered already.
  func file(
    scale: Int, rows: [UInt8], level: Level, _ scratch: inout PNGScratch
  ) throws(PNGError) -> [UInt8] {
    let packed = try compressed(rows, level, &scratch)
    var file = ChunkWriter(capacity: packed.count + 1200)
    file.add(
      "IHDR",
      bigEndianBytes(width) + bigEndianBytes(height) + [UInt8(depth), samples.rawValue, 0, 0, 0])
    file.add("sRGB", [0])
    let dots = bigEndianBytes(dotsPerMetre(scale: scale))
    file.add("pHYs", dots + dots + [1])
    if samples == .palette {
      file.add("PLTE", palette.flatMap { colour in [0, 8, 16].map { byte(colour, $0) } })
      let clear = palette.prefix { $0 >> 24 < 255 }.map { byte($0, 24) }
      if !clear.isEmpty { file.add("tRNS", clear) }
    }
    file.add("IDAT", packed)
    file.add("IEND", [])
    return file.bytes
  }

  private func byte(_ pixel: UInt32, _ shift: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: pixel >> shift)
  }

  private func compressed(
    _ rows: [UInt8], _ level: Level, _ scratch: inout PNGScratch
  ) throws(PNGError) -> [UInt8] {
    let handle =
      switch level {
      case .six: unsafe scratch.level6.handle(level: 6)
      case .nine: unsafe scratch.level9.handle(level: 9)
      case .twelve: unsafe scratch.level12.handle(level: 12)
      }
    guard let handle = unsafe handle else { throw .unencodable(reason: "memory is short") }
    let capacity = vitrine_zlib_bound(rows.count)
    let packed = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { out, count in
      count = unsafe vitrine_zlib_compress(handle, rows, rows.count, out.baseAddress, capacity)
    }
    guard !packed.isEmpty, packed.count <= Int32.max else {
      throw .unencodable(reason: "it does not fit one chunk")
    }
    return packed
  }
}

extension SampleRows {
  /// Returns the rows with their filter bytes.
  ///
  /// - Parameter filter: nil takes for each row the one that leaves the smallest sum of absolute differences, the
  ///   measure that the PNG specification proposes (12.8).
  func filtered(_ filter: RowFilter?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((rowBytes + 1) * height)
    for y in 0..<height {
      guard let filter else {
        result += smallest(y)
        continue
      }
      result.append(filter.rawValue)
      append(y, filter, to: &result)
    }
    return result
  }

  /// The row with the filter whose differences are the smallest, of equal ones the simplest.
  private func smallest(_ y: Int) -> [UInt8] {
    var best: (row: [UInt8], sum: Int) = ([], .max)
    for filter in RowFilter.allCases {
      var row = [filter.rawValue]
      row.reserveCapacity(rowBytes + 1)
      append(y, filter, to: &row)
      let sum = row.dropFirst().reduce(0) { $0 + Int(min($1, 0 &- $1)) }
      if sum < best.sum { best = (row, sum) }
    }
    return best.row
  }

  private func append(_ y: Int, _ filter: RowFilter, to out: inout [UInt8]) {
    let (start, reach) = (y * rowBytes, pixelBytes)
    for x in 0..<rowBytes {
      let left = x >= reach ? Int16(bytes[start + x - reach]) : 0
      let above = y > 0 ? Int16(bytes[start + x - rowBytes]) : 0
      let corner = x >= reach && y > 0 ? Int16(bytes[start + x - rowBytes - reach]) : 0
      let guess: Int16 =
        switch filter {
        case .none: 0
        case .sub: left
        case .up: above
        case .average: (left + above) >> 1
        case .paeth: paeth(left, above, corner)
        }
      out.append(bytes[start + x] &- UInt8(truncatingIfNeeded: guess))
    }
  }
}

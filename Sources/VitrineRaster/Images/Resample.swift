import VitrineGraphics

/// Scales a part of an image along both axes, first horizontally, then vertically.
enum Resample {
  /// Writes the pixels described by `columns` and `rows`.
  static func run(
    _ image: Pixmap, _ columns: ResampleWeights, _ rows: ResampleWeights,
    into dst: UnsafeMutablePointer<UInt32>
  ) {
    let width = columns.first.count
    let height = rows.first.count
    guard let top = rows.first.min(), width > 0 else { return }
    var bottom = top
    for y in 0..<height {
      bottom = Swift.max(bottom, rows.first[y] + rows.offsets[y + 1] - rows.offsets[y])
    }
    // The horizontal pass, with 6 more bits than a byte.
    var middle = [Int32](repeating: 0, count: (bottom - top) * width * 4)
    for y in top..<bottom {
      across(image, y, columns, &middle, (y - top) * width * 4)
    }
    var sums = [Int32](repeating: 0, count: width * 4)
    for y in 0..<height {
      down(middle, rows, y, top, &sums)
      for x in 0..<width { unsafe dst[y * width + x] = pixel(sums, 4 * x) }
    }
  }

  private static func across(
    _ image: Pixmap, _ y: Int, _ columns: ResampleWeights, _ out: inout [Int32], _ at: Int
  ) {
    var i = at
    for x in columns.first.indices {
      var r: Int32 = 128
      var g: Int32 = 128
      var b: Int32 = 128
      var a: Int32 = 128
      var source = y * image.width + columns.first[x]
      for k in columns.offsets[x]..<columns.offsets[x + 1] {
        let p = image.pixels[source]
        let w = columns.weights[k]
        r &+= w &* Int32(p & 255)
        g &+= w &* Int32(p >> 8 & 255)
        b &+= w &* Int32(p >> 16 & 255)
        a &+= w &* Int32(p >> 24)
        source += 1
      }
      out[i] = r >> 8
      out[i + 1] = g >> 8
      out[i + 2] = b >> 8
      out[i + 3] = a >> 8
      i += 4
    }
  }

  private static func down(
    _ middle: [Int32], _ rows: ResampleWeights, _ y: Int, _ top: Int, _ sums: inout [Int32]
  ) {
    let n = sums.count
    for i in 0..<n { sums[i] = 1 << 19 }
    var row = rows.first[y] - top
    for k in rows.offsets[y]..<rows.offsets[y + 1] {
      let w = rows.weights[k]
      let start = row * n
      for i in 0..<n { sums[i] &+= w &* middle[start + i] }
      row += 1
    }
  }

  private static func pixel(_ sums: [Int32], _ i: Int) -> UInt32 {
    let a = Swift.min(Swift.max(sums[i + 3] >> 20, 0), 255)
    func byte(_ v: Int32) -> UInt32 { UInt32(Swift.min(Swift.max(v >> 20, 0), a)) }
    return byte(sums[i]) | byte(sums[i + 1]) << 8 | byte(sums[i + 2]) << 16 | UInt32(a) << 24
  }
}

/// The difference of two pictures that are the same in 8 bits a sample: files may have 16.
public struct FineDifference: Hashable, Sendable {
  /// The number of pixels that differ.
  public var count: Int
  /// The largest difference of a straight sample, 0…65535.
  public var peak: Int
  /// Whether the pictures are too large to be compared in 16 bits; count and peak are 0 then.
  public var isSkipped = false

  package init(count: Int, peak: Int, isSkipped: Bool = false) {
    (self.count, self.peak, self.isSkipped) = (count, peak, isSkipped)
  }

  /// The largest picture that is compared, in pixels: two of them take 8 bytes a pixel each.
  static let mostPixels = 1 << 25
}

extension Comparison {
  /// Compares two files in 16 bits a sample if one of them has so many and nothing else differs, and adds what is found:
  /// a difference by the strategy `exact` without limits, otherwise one that is excused.
  ///
  /// - Parameters:
  ///   - expected: the bytes of the file that is expected.
  ///   - actual: the bytes of the other file.
  public mutating func addFineDifference(
    _ expected: [UInt8], _ actual: [UInt8]
  ) throws(PNGError) {
    guard verdict == .identical else { return }
    let (old, new) = (try PNGLayout(expected), try PNGLayout(actual))
    guard max(old.traits.bitDepth, new.traits.bitDepth) == 16 else { return }
    guard old.width * old.height <= FineDifference.mostPixels else {
      fine = FineDifference(count: 0, peak: 0, isSkipped: true)
      return
    }
    let found = difference(
      try readWidePixels(expected, width: old.width, height: old.height),
      try readWidePixels(actual, width: new.width, height: new.height), width: old.width)
    guard found.count > 0 else { return }
    fine = found
    let isStrict = options.strategy == .exact && options.limits.isEmpty
    verdict = isStrict ? .different : .similar
    if isStrict { reasons.append(.depth) }
  }

  /// Counts differing pixels of the same size, those under masks left out.
  private func difference(_ old: [UInt64], _ new: [UInt64], width: Int) -> FineDifference {
    let mask = RowMask(options.masks, width: width)
    var found = FineDifference(count: 0, peak: 0)
    for y in 0..<(width > 0 ? min(old.count, new.count) / width : 0) {
      let masked = mask.row(y)
      for x in 0..<width {
        let (a, b) = (old[y * width + x], new[y * width + x])
        guard a != b, masked?[x] != true else { continue }
        found.count += 1
        for shift in [0, 16, 32, 48] {
          let samples = (Int(a >> UInt64(shift) & 0xffff), Int(b >> UInt64(shift) & 0xffff))
          found.peak = max(found.peak, abs(samples.0 - samples.1))
        }
      }
    }
    return found
  }
}

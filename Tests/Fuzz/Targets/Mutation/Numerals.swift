import SeededNumbers

/// Numbers in inputs: as text, or as bytes.
enum Numerals {
  /// Where readers of numbers have their edges.
  private static let edges = [
    "0", "-0", "1", "-1", "255", "65536", "2147483648", "4294967296", "9007199254740993",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e19", "1e-320",
    "1e308",
    "-1e308", "0.1", "00", "1e", ".5", "1000001",
  ].map { Array($0.utf8) }

  /// Puts another number in place of one, or in binary inputs changes up to eight bytes as one.
  static func change(_ bytes: inout [UInt8], _ random: inout Seeded) {
    let places = digits(of: bytes, from: random.below(bytes.count + 1))
    guard !places.isEmpty else { return changeBinary(&bytes, &random) }
    bytes.replaceSubrange(places, with: random.element(of: edges) ?? [])
  }

  /// The first run of digits at or after a place.
  private static func digits(of bytes: [UInt8], from start: Int) -> Range<Int> {
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return start..<start }
    return first..<(bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func changeBinary(_ bytes: inout [UInt8], _ random: inout Seeded) {
    let size = 1 << random.below(4)
    guard bytes.count >= size else { return }
    let start = random.below(bytes.count - size + 1)
    let value: UInt64 = [0, 1, .max, 1 << 63, .max >> 1, random.next()][random.below(6)]
    for i in 0..<size { bytes[start + i] = UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * i)) }
  }
}

/// Reads numbers of a binary file one after the other; none is read beyond its end.
struct ByteCursor {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Returns the next `size` bytes as a number; nil where there are fewer. One of 8 bytes and more may be negative.
  mutating func number(_ size: Int, littleEndian: Bool = false) -> Int? {
    guard let bytes = bytes(size) else { return nil }
    return littleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the next bytes; nil where there are fewer.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

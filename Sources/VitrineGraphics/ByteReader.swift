/// Reads little-endian numbers from bytes; every read checks the end.
struct ByteReader {
  private let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func malformed(_ what: String) -> DisplayListCodingError { .malformed(offset: offset, what) }

  mutating func integer<T: FixedWidthInteger>() throws(DisplayListCodingError) -> T {
    let size = T.bitWidth / 8
    guard bytes.count - offset >= size else { throw malformed("end of bytes") }
    var v: T = 0
    for i in 0..<size { v |= T(truncatingIfNeeded: bytes[offset + i]) << (8 * T(i)) }
    offset += size
    return v
  }

  mutating func double() throws(DisplayListCodingError) -> Double {
    Double(bitPattern: try integer())
  }

  mutating func float() throws(DisplayListCodingError) -> Float { Float(bitPattern: try integer()) }

  mutating func tag<T: RawRepresentable>(
    _ what: String
  ) throws(DisplayListCodingError) -> T where T.RawValue == UInt8 {
    guard let v = T(rawValue: try integer()) else { throw malformed(what) }
    return v
  }

  mutating func bool() throws(DisplayListCodingError) -> Bool {
    let v: UInt8 = try integer()
    guard v < 2 else { throw malformed("flag") }
    return v == 1
  }

  /// A length in pixels within the limit.
  mutating func side() throws(DisplayListCodingError) -> Int {
    let v: Int64 = try integer()
    guard v >= 0, v <= DisplayList.largestSide else { throw malformed("size") }
    return Int(v)
  }

  mutating func point() throws(DisplayListCodingError) -> Point {
    Point(try double(), try double())
  }

  mutating func rect() throws(DisplayListCodingError) -> Rect {
    Rect(x: try double(), y: try double(), width: try double(), height: try double())
  }

  mutating func affine() throws(DisplayListCodingError) -> Affine {
    Affine(
      a: try double(), b: try double(), c: try double(), d: try double(), tx: try double(),
      ty: try double())
  }

  mutating func color() throws(DisplayListCodingError) -> RGBA {
    RGBA(try float(), try float(), try float(), try float())
  }

  /// Reads a count and that many entries; a count beyond the bytes left is refused, and little memory is
  /// reserved before the entries are read.
  mutating func list<T>(
    _ entry: (inout ByteReader) throws(DisplayListCodingError) -> T
  ) throws(DisplayListCodingError) -> [T] {
    let count: UInt32 = try integer()
    guard Int(count) <= bytes.count - offset else { throw malformed("count") }
    var items: [T] = []
    items.reserveCapacity(Swift.min(Int(count), 4096))
    for _ in 0..<count { items.append(try entry(&self)) }
    return items
  }
}

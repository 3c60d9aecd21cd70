/// The name of a chunk or box: four characters, the first most significant.
struct FourCC: Hashable, ExpressibleByStringLiteral {
  let value: UInt32

  /// Reads the four bytes at an offset; nil where there are fewer.
  init?(_ bytes: ArraySlice<UInt8>, at offset: Int = 0) {
    let name = bytes.dropFirst(offset).prefix(4)
    guard name.count == 4 else { return nil }
    value = name.reduce(0) { $0 << 8 | UInt32($1) }
  }

  init(stringLiteral name: StaticString) {
    value = name.withUTF8Buffer { bytes in
      var value: UInt32 = 0
      for i in bytes.indices { unsafe value = value << 8 | UInt32(bytes[i]) }
      return value
    }
  }
}

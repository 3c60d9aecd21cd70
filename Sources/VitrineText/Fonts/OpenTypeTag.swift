/// OpenType tags in the libraries' format.
enum OpenTypeTag {
  static let opsz = make("opsz")
  static let wght = make("wght")

  static func make(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

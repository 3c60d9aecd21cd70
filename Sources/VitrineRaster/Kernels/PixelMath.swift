/// Arithmetic on one premultiplied pixel. Every product of two bytes is divided by 255 with exact rounding,
/// two components at a time.
enum PixelMath {
  /// Returns x / 255, rounded, of both 16-bit halves; each half holds a product of two bytes.
  @inline(__always)
  static func div255Pair(_ x: UInt32) -> UInt32 {
    let t = x &+ 0x0080_0080
    return ((t &+ ((t &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
  }

  /// Returns `p · k / 255` in every component; k is 0…255.
  @inline(__always)
  static func scale(_ p: UInt32, _ k: UInt32) -> UInt32 {
    div255Pair((p & 0x00ff_00ff) &* k) | (div255Pair(((p &>> 8) & 0x00ff_00ff) &* k) &<< 8)
  }

  /// Returns `s` over `d`.
  @inline(__always)
  static func over(_ d: UInt32, _ s: UInt32) -> UInt32 {
    s &+ scale(d, 255 &- (s &>> 24))
  }

  /// Whether all pixels of a row are opaque.
  static func isOpaque(_ row: UnsafePointer<UInt32>, _ n: Int) -> Bool {
    var all: UInt32 = .max
    for x in 0..<n { unsafe all &= row[x] }
    return all >> 24 == 255
  }

  @inline(__always)
  static func scaleByte(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }
}

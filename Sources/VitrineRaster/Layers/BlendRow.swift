import VitrineGraphics

/// Blends a row of a layer with the pixels behind it, in any mode.
enum BlendRow {
  static func blend(
    _ mode: BlendMode, _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ n: Int
  ) {
    if mode == .plusLighter {
      for i in 0..<n { unsafe dst[i] = added(dst[i], src[i]) }
      return
    }
    for i in 0..<n {
      let s = unsafe src[i]
      if s == 0 { continue }
      let mixed = unsafe BlendFunction.blend(mode, unpack(dst[i]), unpack(s))
      unsafe dst[i] = pack(mixed)
    }
  }

  /// Returns the sum of two pixels with every component clamped to 255: `plusLighter` in bytes.
  @inline(__always)
  private static func added(_ a: UInt32, _ b: UInt32) -> UInt32 {
    pair(a & 0x00ff_00ff, b & 0x00ff_00ff)
      | pair(a &>> 8 & 0x00ff_00ff, b &>> 8 & 0x00ff_00ff) &<< 8
  }

  /// Adds two bytes in halves of 16 bits.
  @inline(__always)
  private static func pair(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &+ b
    let carry = sum & 0x0100_0100
    return (sum | (carry &- carry &>> 8)) & 0x00ff_00ff
  }

  static func unpack(_ p: UInt32) -> SIMD4<Float> {
    SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24)) * (1 / 255)
  }

  /// Rounds to bytes and clamps every component to 0…alpha.
  static func pack(_ c: SIMD4<Float>) -> UInt32 {
    func byte(_ v: Float, _ most: UInt32) -> UInt32 {
      v > 0 ? Swift.min(UInt32(Swift.min(v, 1) * 255 + 0.5), most) : 0
    }
    let a = byte(c.w, 255)
    return byte(c.x, a) | byte(c.y, a) << 8 | byte(c.z, a) << 16 | a << 24
  }
}

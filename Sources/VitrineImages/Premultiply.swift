/// Multiplies each pixel's colours by its alpha, rounding half up; straight RGBA8 in, premultiplied
/// out. Pixels of alpha 0 become 0.
func premultiply(_ pixels: inout [UInt32]) {
  var span = pixels.mutableSpan
  var start = 0
  while start < span.count {
    let end = min(start + blockLength, span.count)
    // Most pixels are opaque and stay: a look at many at once is several times as fast.
    var shared: UInt32 = ~0
    for i in start..<end { shared &= span[i] }
    if shared >> 24 != 255 {
      for i in start..<end where span[i] >> 24 != 255 { span[i] = premultiplied(span[i]) }
    }
    start = end
  }
}

/// The pixels that `premultiply` looks at together.
private let blockLength = 64

/// One straight pixel, premultiplied.
@inline(__always)
func premultiplied(_ p: UInt32) -> UInt32 {
  let a = p >> 24
  // Exact round(c·a / 255) for 8-bit factors: (t + t/256 + …) with t = c·a + 128.
  func times(_ c: UInt32) -> UInt32 {
    let t = c * a + 128
    return (t + t >> 8) >> 8
  }
  return times(p & 255) | times(p >> 8 & 255) << 8 | times(p >> 16 & 255) << 16 | a << 24
}

/// One premultiplied pixel, straight: round half up of c·255 / alpha, at most 255.
///
/// The inverse of `premultiplied` on every pixel whose colours do not exceed its alpha.
@inline(__always)
func straight(_ p: UInt32) -> UInt32 {
  let a = p >> 24
  if a == 0 { return 0 }
  if a == 255 { return p }
  let k = reciprocal(a)
  func over(_ c: UInt32) -> UInt32 { min(255, UInt32((UInt64(c) * k + 1 << 31) >> 32)) }
  return over(p & 255) | over(p >> 8 & 255) << 8 | over(p >> 16 & 255) << 16 | a << 24
}

/// ceil(255·2³² / alpha): off by less than 2⁻²⁴ of a step, so that a half still rounds up and nothing
/// else does (a quotient that is no half lies at least 1/510 from one).
@inline(__always)
private func reciprocal(_ alpha: UInt32) -> UInt64 {
  (255 << 32 + UInt64(alpha) - 1) / UInt64(alpha)
}

import CRasterKernels

/// The pixels of a layer that is seen in perspective, one by one: the plain twin of the kernel `warp`.
///
/// Each pixel is the mean of samples on a grid as fine as the layer's pixels are there, each of them bilinear.
@safe
struct ReferenceWarp {
  let source: UnsafePointer<UInt32>
  let stride: Int
  let width: Int
  let height: Int
  let right: RasterRay
  let down: RasterRay
  /// The samples that were taken so far.
  private(set) var taken = 0

  init(
    source: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, right: RasterRay,
    down: RasterRay
  ) {
    unsafe self.source = source
    (self.stride, self.width, self.height) = (stride, width, height)
    (self.right, self.down) = (right, down)
  }

  /// The largest number of samples along each side of a pixel.
  private static let mostSamples = 16

  /// Returns the colour of the pixel whose middle is the image of `at`.
  mutating func pixel(_ at: RasterRay) -> UInt32 {
    guard at.q > 0 else { return 0 }
    let k = 1 / at.q
    let (u, v) = (at.u * k, at.v * k)
    let (ru, rv) = ((right.u - u * right.q) * k, (right.v - v * right.q) * k)
    let (du, dv) = ((down.u - u * down.q) * k, (down.v - v * down.q) * k)
    let (reachX, reachY) = (1 + ru.magnitude + du.magnitude, 1 + rv.magnitude + dv.magnitude)
    guard u > -reachX, u < Double(width) + reachX, v > -reachY, v < Double(height) + reachY else {
      return 0
    }
    let (across, along) = (samples(ru, rv), samples(du, dv))
    var sum = SIMD4<UInt32>.zero
    for j in 0..<along {
      let sy = (Double(j) + 0.5) / Double(along) - 0.5
      for i in 0..<across {
        let sx = (Double(i) + 0.5) / Double(across) - 0.5
        let q = (at.q + sx * right.q) + sy * down.q
        guard q > 0 else { continue }
        let r = 1 / q
        let x = ((at.u + sx * right.u) + sy * down.u) * r - 0.5
        sum &+= sample(x, ((at.v + sx * right.v) + sy * down.v) * r - 0.5)
      }
    }
    taken += across * along
    let n = UInt32(across * along)
    let mean = (sum &+ SIMD4(repeating: n << 15)) / SIMD4(repeating: n << 16)
    return mean[0] | mean[1] << 8 | mean[2] << 16 | mean[3] << 24
  }

  /// Returns the number of samples along a side of a pixel that covers (x, y) pixels of the layer.
  private func samples(_ x: Double, _ y: Double) -> Int {
    let square = x * x + y * y
    var n = 1
    while Self.mostSamples > n, square > (Double(n) + 0.05) * (Double(n) + 0.05) { n += 1 }
    return n
  }

  /// Returns 65536 times the colour at a place in pixels from the middle of the first one; clear outside.
  private func sample(_ x: Double, _ y: Double) -> SIMD4<UInt32> {
    guard x > -1, x < Double(width), y > -1, y < Double(height) else { return .zero }
    let (column, row) = (Int(x + 1) - 1, Int(y + 1) - 1)
    let fx = UInt32((x - Double(column)) * 256)
    let fy = UInt32((y - Double(row)) * 256)
    let above = texel(column, row) &* (256 - fx) &+ texel(column + 1, row) &* fx
    let below = texel(column, row + 1) &* (256 - fx) &+ texel(column + 1, row + 1) &* fx
    return above &* (256 - fy) &+ below &* fy
  }

  private func texel(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
    guard x >= 0, x < width, y >= 0, y < height else { return .zero }
    let p = unsafe source[y * stride + x]
    return SIMD4(p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24)
  }
}

/// The bytes of a picture or of one of its components, in rows with interleaved components.
@safe
struct BytePlane {
  let base: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  let channels: Int

  /// Returns the mean over a square of `1 << shift` pixels, in 8.8 fixed point. Pixels beyond the edges
  /// repeat the last ones, or count as 0.
  func cell(
    _ component: Int, _ x0: Int, _ y0: Int, _ shift: Int, repeatsEdges: Bool
  ) -> UInt16 {
    let d = 1 << shift
    let isClear = x0 < 0 || y0 < 0 || x0 >= width || y0 >= height
    if !repeatsEdges && isClear { return 0 }
    var sum = 0
    for y in y0..<(y0 + d) {
      for x in x0..<(x0 + d) {
        if !repeatsEdges && (x >= width || y >= height) { continue }
        let u = Swift.min(Swift.max(x, 0), width - 1)
        let v = Swift.min(Swift.max(y, 0), height - 1)
        sum += unsafe Int(base[v * stride + u * channels + component])
      }
    }
    return UInt16((sum * 256 + d * d / 2) / (d * d))
  }
}

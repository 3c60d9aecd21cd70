/// Pixels that are being drawn into, placed in device space.
///
/// Whoever asks for a pixel makes sure that it is inside `box`.
@safe
struct Surface {
  let base: UnsafeMutablePointer<UInt32>
  let box: PixelRect

  var stride: Int { box.width }

  /// The pixel in device column `x` of device row `y`.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe base + ((y &- box.y0) &* box.width &+ (x &- box.x0))
  }

  func clear() { unsafe base.update(repeating: 0, count: box.width * box.height) }
}

/// Pixels to draw into, positioned in device space.
///
/// Callers guarantee that pixels are inside `box`.
@safe
struct Surface {
  let base: UnsafeMutablePointer<UInt32>
  let box: PixelRect
  /// The number of pixels from one row to the next.
  let stride: Int

  init(base: UnsafeMutablePointer<UInt32>, box: PixelRect, stride: Int? = nil) {
    unsafe self.base = base
    self.box = box
    self.stride = stride ?? box.width
  }

  /// Returns the pixel in device column `x` of device row `y`.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe base + ((y &- box.y0) &* stride &+ (x &- box.x0))
  }

  /// Clears a surface that is not part of another.
  func clear() { unsafe base.update(repeating: 0, count: box.width * box.height) }

  /// Returns the pixels of a box inside this one, without a copy.
  func part(_ inner: PixelRect) -> Surface {
    unsafe Surface(base: pixel(inner.x0, inner.y0), box: inner, stride: stride)
  }

  /// Copies the pixels at the same positions; `source` covers all of this box.
  func copy(_ source: Surface) {
    for y in box.y0..<box.y1 {
      unsafe pixel(box.x0, y).update(from: source.pixel(box.x0, y), count: box.width)
    }
  }

  /// Returns the bytes of the pixels in `box`, which is inside the surface's.
  func plane(_ box: PixelRect) -> BytePlane {
    let start = unsafe UnsafeMutableRawPointer(pixel(box.x0, box.y0))
      .assumingMemoryBound(to: UInt8.self)
    return unsafe BytePlane(
      base: start, width: box.width, height: box.height, stride: stride * 4, channels: 4)
  }
}

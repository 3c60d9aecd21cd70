/// The area that can be drawn: a box, and inside it the coverage of an optional mask.
struct Clip {
  var box: PixelRect
  var mask: ClipMask?

  /// Returns the mask if it is not solid everywhere in `r`, which is inside the box.
  func mask(over r: PixelRect) -> ClipMask? {
    guard let mask, !mask.isSolid(over: r) else { return nil }
    return mask
  }
}

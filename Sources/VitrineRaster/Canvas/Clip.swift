/// Where drawing is allowed: a box, and inside it the coverage of a mask when there is one.
struct Clip {
  var box: PixelRect
  var mask: ClipMask?

  /// The mask, when it makes a difference somewhere in `r`, which lies inside the box.
  func mask(over r: PixelRect) -> ClipMask? {
    guard let mask, !mask.isSolid(over: r) else { return nil }
    return mask
  }
}

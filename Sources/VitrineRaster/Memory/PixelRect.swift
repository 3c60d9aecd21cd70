import VitrineGraphics

/// A half-open box of whole device pixels.
struct PixelRect: Equatable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var area: Int { width * height }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  func intersection(_ r: PixelRect) -> PixelRect {
    PixelRect(
      x0: Swift.max(x0, r.x0), y0: Swift.max(y0, r.y0), x1: Swift.min(x1, r.x1),
      y1: Swift.min(y1, r.y1))
  }

  /// Returns the smallest box that contains both; an empty one adds nothing.
  func union(_ r: PixelRect) -> PixelRect {
    if isEmpty { return r }
    if r.isEmpty { return self }
    return PixelRect(
      x0: Swift.min(x0, r.x0), y0: Swift.min(y0, r.y0), x1: Swift.max(x1, r.x1),
      y1: Swift.max(y1, r.y1))
  }

  func contains(_ r: PixelRect) -> Bool { r.x0 >= x0 && r.y0 >= y0 && r.x1 <= x1 && r.y1 <= y1 }

  func outset(_ d: Int) -> PixelRect { PixelRect(x0: x0 - d, y0: y0 - d, x1: x1 + d, y1: y1 + d) }

  func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }
}

extension PixelRect {
  /// Creates the smallest box of pixels around `r`; parts beyond the limit of coordinates are cut off, a
  /// rectangle with NaN is empty.
  init(around r: Rect) {
    let x = OutlineLimits.coordinate(r.minX)
    let y = OutlineLimits.coordinate(r.minY)
    let u = OutlineLimits.coordinate(r.maxX)
    let v = OutlineLimits.coordinate(r.maxY)
    self.init(
      x0: Int(x.rounded(.down)), y0: Int(y.rounded(.down)), x1: Int(u.rounded(.up)),
      y1: Int(v.rounded(.up)))
  }
}

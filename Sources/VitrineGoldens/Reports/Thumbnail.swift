package import VitrineGraphics

/// Makes small versions of pictures for a report's grid.
package enum Thumbnail {
  /// The longer side in pixels; grids show it at half that many points.
  static let side = 160

  /// Returns the picture scaled down by an integer factor, each pixel the mean of its block.
  package static func of(_ picture: Pixmap) -> Pixmap {
    let factor = max(1, (max(picture.width, picture.height) + side - 1) / side)
    if factor == 1 { return picture }
    var small = Pixmap(
      width: (picture.width + factor - 1) / factor, height: (picture.height + factor - 1) / factor)
    for y in 0..<small.height {
      for x in 0..<small.width { small[x, y] = mean(picture, x * factor, y * factor, factor) }
    }
    return small
  }

  private static func mean(_ picture: Pixmap, _ x0: Int, _ y0: Int, _ factor: Int) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    var count: UInt32 = 0
    for y in y0..<min(y0 + factor, picture.height) {
      for x in x0..<min(x0 + factor, picture.width) {
        let p = picture[x, y]
        sums.0 += p & 255
        sums.1 += p >> 8 & 255
        sums.2 += p >> 16 & 255
        sums.3 += p >> 24
        count += 1
      }
    }
    func part(_ sum: UInt32, _ shift: UInt32) -> UInt32 { ((sum + count / 2) / count) << shift }
    return part(sums.0, 0) | part(sums.1, 8) | part(sums.2, 16) | part(sums.3, 24)
  }
}

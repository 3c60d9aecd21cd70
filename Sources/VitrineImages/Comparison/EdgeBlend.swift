import VitrineGraphics

/// Detects antialiased edges (after V. Vyšniauskas, “Anti-aliased Pixel and Intensity Slope Detector”,
/// 2009, made known by pixelmatch).
///
/// A pixel is an edge if it lies between a darker and a lighter neighbour, equals at most two of the eight,
/// and both extremes lie in flat surroundings in both pictures. A local extremum is never an edge: a dot
/// that was added or removed has at least one pixel that counts.
struct EdgeBlend {
  let a: Pixmap
  let b: Pixmap
  let width: Int
  let height: Int

  init(_ a: Pixmap, _ b: Pixmap) {
    self.a = a
    self.b = b
    width = min(a.width, b.width)
    height = min(a.height, b.height)
  }

  /// Whether the change of a pixel is one of antialiasing: the pixel is an edge in either picture, or it changed
  /// by no more than an edge that moves by a quarter of a pixel.
  func excuses(_ x: Int, _ y: Int) -> Bool {
    isEdge(in: a, x, y) || isEdge(in: b, x, y) || EdgeJitter(a, b, width, height).excuses(x, y)
  }

  private func isEdge(in picture: Pixmap, _ x: Int, _ y: Int) -> Bool {
    // At the picture's border a neighbourhood is incomplete.
    guard x > 0, y > 0, x < width - 1, y < height - 1 else { return false }
    let centre = luma(picture[x, y])
    var equal = 0
    var darkest = (difference: 0, x: 0, y: 0)
    var lightest = (difference: 0, x: 0, y: 0)
    for ny in y - 1...y + 1 {
      for nx in x - 1...x + 1 where nx != x || ny != y {
        let difference = luma(picture[nx, ny]) - centre
        if difference == 0 { equal += 1 }
        if difference < darkest.difference { darkest = (difference, nx, ny) }
        if difference > lightest.difference { lightest = (difference, nx, ny) }
      }
    }
    guard equal <= 2, darkest.difference < 0, lightest.difference > 0 else { return false }
    return isFlat(darkest.x, darkest.y) || isFlat(lightest.x, lightest.y)
  }

  /// Whether at least three neighbours equal the pixel, in both pictures.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    equalNeighbours(a, x, y) > 2 && equalNeighbours(b, x, y) > 2
  }

  private func equalNeighbours(_ picture: Pixmap, _ x: Int, _ y: Int) -> Int {
    let centre = picture[x, y]
    var count = 0
    for ny in max(y - 1, 0)...min(y + 1, height - 1) {
      for nx in max(x - 1, 0)...min(x + 1, width - 1) where nx != x || ny != y {
        if picture[nx, ny] == centre { count += 1 }
      }
    }
    return count
  }

  /// The luma over white by Rec. 601 in 1/256.
  private func luma(_ p: UInt32) -> Int {
    let white = 255 - Int(p >> 24)
    let (r, g, b) = (Int(p & 255), Int(p >> 8 & 255), Int(p >> 16 & 255))
    return 77 * (r + white) + 150 * (g + white) + 29 * (b + white)
  }
}

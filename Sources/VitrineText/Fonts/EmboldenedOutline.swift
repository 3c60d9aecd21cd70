import CFreeType
package import VitrineGraphics

extension Path {
  /// The outline with strokes wider by `strength`, in the outline's unit, by FreeType's emboldening; narrower
  /// for negative values, which must be less than the narrowest stroke. The middle stays.
  ///
  /// - Returns: the outline itself if it is not oriented, has no area or more points than FreeType takes.
  package func emboldened(by strength: Double) -> Path {
    let box = controlBounds
    let side = Swift.max(box.width, box.height)
    guard strength != 0, strength.isFinite, side > 0, side.isFinite else { return self }
    let shape = FreeTypeOutline(self, scale: FreeTypeOutline.resolution / side, box)
    return shape?.emboldened(by: strength) ?? self
  }
}

/// A path's points in FreeType's form and how they stand in the path.
@safe private struct FreeTypeOutline {
  /// The units of 1/64 that the larger side of an outline has.
  static let resolution = 65536.0
  /// The largest number of points and contours in an outline (16-bit numbers with sign).
  private static let limit = 32000

  private let path: Path
  private let scale: Double
  private let origin: Point
  private var tags: [UInt8] = []
  /// The index in the path of each point; points that repeat the first of a closed contour are left out.
  private var indices: [Int] = []
  private var ends: [Int] = []
  /// For points left out: the index in the path whose place they share.
  private var copies: [(Int, Int)] = []

  init?(_ path: Path, scale: Double, _ box: Rect) {
    guard path.points.count <= FreeTypeOutline.limit else { return nil }
    self.path = path
    self.scale = scale
    origin = Point(box.x, box.y)
    collect()
    guard indices.count > 2 else { return nil }
  }

  private mutating func collect() {
    var i = 0
    var start = 0
    for verb in path.verbs {
      switch verb {
      case .move:
        finish(start)
        start = i
        add(i, 1)
      case .line: add(i, 1)
      case .quad:
        add(i, 0)
        add(i + 1, 1)
      case .cubic:
        add(i, 2)
        add(i + 1, 2)
        add(i + 2, 1)
      case .close: break
      }
      i += verb.pointCount
    }
    finish(start)
  }

  private mutating func add(_ index: Int, _ tag: UInt8) {
    indices.append(index)
    tags.append(tag)
  }

  /// Ends the contour that begins at a point of the path.
  private mutating func finish(_ start: Int) {
    let first = (ends.last ?? -1) + 1
    guard let last = indices.last, indices.count > first else { return }
    if indices.count - first > 1, path.points[last] == path.points[start] {
      indices.removeLast()
      tags.removeLast()
      copies.append((last, start))
    }
    ends.append(indices.count - 1)
  }

  func emboldened(by strength: Double) -> Path? {
    guard let library = FreeTypeLibrary() else { return nil }
    var outline = unsafe FT_Outline()
    guard
      unsafe FT_Outline_New(
        library.handle, FT_UInt(indices.count), FT_Int(ends.count), &outline) == 0
    else { return nil }
    defer { unsafe FT_Outline_Done(library.handle, &outline) }
    for (k, index) in indices.enumerated() {
      let p = path.points[index] - origin
      // FreeType's y points up.
      unsafe outline.points[k] = FT_Vector(
        x: FT_Pos((p.x * scale).rounded()), y: FT_Pos((-p.y * scale).rounded()))
      unsafe outline.tags[k] = .init(truncatingIfNeeded: tags[k])
    }
    for (k, end) in ends.enumerated() {
      unsafe outline.contours[k] = .init(truncatingIfNeeded: end)
    }
    let units = FT_Pos((strength * scale).rounded())
    guard unsafe FT_Outline_EmboldenXY(&outline, units, units) == 0 else { return nil }
    var points = path.points
    for (k, index) in indices.enumerated() {
      let v = unsafe outline.points[k]
      // FreeType keeps the lower left corner, so the outline's middle has moved by half the strength.
      points[index] =
        origin
        + Point(
          (Double(v.x) - Double(units) / 2) / scale, -(Double(v.y) - Double(units) / 2) / scale)
    }
    for (copy, original) in copies { points[copy] = points[original] }
    return Path(verbs: path.verbs, points: points)
  }
}

import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A clip shape in points of the canvas.
struct TextClip {
  var path: GraphicsPath
  var rule: FillRule
  /// Whether the shape is its bounding box.
  var isBox: Bool
  /// The index of the clipping view; nil for the picture's edge.
  var node: Int?
  var bounds: Rect
  /// The shape, where it is in the canvas' own space.
  private var placed: PlacedClip?

  init(_ clip: PlacedClip) {
    self.init(
      path: clip.path, rule: clip.rule,
      isBox: clip.geometry == .rectangle && clip.map.isAxisAligned && clip.projection == nil,
      node: clip.node)
    placed = clip.map == .identity && clip.projection == nil ? clip : nil
  }

  private init(path: GraphicsPath, rule: FillRule, isBox: Bool, node: Int?) {
    self.path = path
    self.rule = rule
    self.isBox = isBox
    self.node = node
    bounds = path.controlBounds
  }

  init(edgeOf size: Size) {
    let rect = Rect(origin: .zero, size: size)
    self.init(path: GraphicsPath(rect: rect), rule: .nonZero, isBox: true, node: nil)
  }

  /// Returns the extent of ink beyond the shape, in points.
  ///
  /// - Parameters:
  ///   - tolerance: the points by which a corner of a glyph's box may exceed a round shape, since glyphs do not fill
  ///     their boxes.
  ///   - work: the points of outlines that may still be looked at; further boxes count as inside.
  func depth(cut ink: TextInk, tolerance: Double, _ work: inout Int) -> Double {
    let box = ink.bounds
    guard !box.isEmpty else { return 0 }
    let beside = max(
      max(bounds.minX - box.minX, box.maxX - bounds.maxX),
      max(bounds.minY - box.minY, box.maxY - bounds.maxY))
    if beside > tolerance || isBox { return max(0, beside) }
    var deepest = 0.0
    for box in ink.boxes where placed?.geometry.holdsClosely(box, in: placed?.area ?? .zero) != true
    {
      guard work > 0 else { break }
      deepest = max(deepest, cornerDepth(box, tolerance, &work))
    }
    return deepest
  }

  /// Returns the greatest excess of the middles of a box's sides and of points a quarter inside its corners,
  /// which a glyph's ink is sure to be near.
  private func cornerDepth(_ box: Rect, _ tolerance: Double, _ work: inout Int) -> Double {
    let centre = Point(bounds.midX, bounds.midY)
    let (dx, dy) = (box.width / 4, box.height / 4)
    let probes = [
      Point(box.midX, box.minY), Point(box.midX, box.maxY), Point(box.minX, box.midY),
      Point(box.maxX, box.midY), Point(box.minX + dx, box.minY + dy),
      Point(box.maxX - dx, box.minY + dy), Point(box.minX + dx, box.maxY - dy),
      Point(box.maxX - dx, box.maxY - dy),
    ]
    var deepest = 0.0
    for probe in probes {
      deepest = max(deepest, distance(of: probe, towards: centre, tolerance, &work))
    }
    return deepest
  }

  /// The steps per pixel in the search for a round edge.
  private static let fineness = 4.0

  /// Returns the distance from a point to the shape in the direction of its centre, rounded down to a step.
  private func distance(
    of point: Point, towards centre: Point, _ pixel: Double, _ work: inout Int
  ) -> Double {
    work -= path.points.count
    if path.contains(point, rule: rule) { return 0 }
    let step = pixel / Self.fineness
    let way = Point(centre.x - point.x, centre.y - point.y)
    let length = way.norm
    guard length > 0, step > 0 else { return 0 }
    var gone = step
    while gone < length, work > 0 {
      work -= path.points.count
      let k = gone / length
      if path.contains(Point(point.x + way.x * k, point.y + way.y * k), rule: rule) {
        return gone - step
      }
      gone += step
    }
    return work > 0 ? length : 0
  }
}

/// Finds the clips that cut texts of a picture, within a bound on its work.
struct ClipJudge {
  private let pixel: Double
  private var work = ClipJudge.mostWork

  /// The points of outlines that are looked at for one picture, some hundred times what widgets take: each box of a
  /// glyph near a round clip asks for all points of the clip's outline several times.
  private static let mostWork = 20_000_000

  init(_ tree: PlacedTree) { pixel = tree.scale > 0 ? 1 / tree.scale : 1 }

  /// Whether no more texts are judged.
  var isSpent: Bool { work <= 0 }

  /// Returns the clip that cuts the most, by at least a pixel, and the depth of its cut in points; nil for none.
  mutating func deepestCut(of ink: TextInk, by clips: [TextClip]) -> (depth: Double, node: Int?)? {
    var deepest: (depth: Double, node: Int?)?
    work -= clips.reduce(ink.boxes.count) { $0 + $1.path.points.count }
    for clip in clips {
      let depth = clip.depth(cut: ink, tolerance: pixel, &work)
      if depth > max(pixel, deepest?.depth ?? 0) { deepest = (depth, clip.node) }
    }
    return deepest
  }
}

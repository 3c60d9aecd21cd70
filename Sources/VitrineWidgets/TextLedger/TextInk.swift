import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineViews

/// The ink of a text as a box for each glyph, in points of the canvas.
struct TextInk {
  private(set) var boxes: [Rect] = []
  private(set) var bounds = Rect.zero

  init() {}

  /// Creates the ink of a text.
  ///
  /// - Parameter origin: the top left of the text's frame, before `map`.
  init(_ text: PlacedText, at origin: Point, _ map: Affine, _ fonts: FontLibrary) {
    for line in text.layout.lines {
      for span in line.spans {
        for (glyph, position) in zip(span.glyphs, span.positions) {
          guard let box = Self.box(glyph, span, fonts) else { continue }
          let at = Point(origin.x + position.x, origin.y + line.baseline + position.y)
          add(map.bounds(of: box.offset(by: at)))
        }
      }
    }
  }

  /// A glyph's box around its origin in points, y down; nil if it has no ink.
  private static func box(
    _ glyph: UInt32, _ span: TextLayout.GlyphSpan, _ fonts: FontLibrary
  ) -> Rect? {
    fonts.ink(of: glyph, in: span.font)?.scaled(by: span.emSize)
  }

  private mutating func add(_ box: Rect) {
    guard !box.isEmpty else { return }
    boxes.append(box)
    bounds = bounds.union(box)
  }

  /// Keeps the part within a rectangle.
  mutating func clip(to rect: Rect) {
    let inside = boxes.map { $0.intersection(rect) }
    self = TextInk()
    for box in inside { add(box) }
  }

  /// Whether two glyphs overlap by more than `least` points in both directions.
  func overlaps(_ other: TextInk, by least: Double) -> Bool {
    let common = bounds.intersection(other.bounds)
    guard common.width > least, common.height > least else { return false }
    let near = other.boxes.filter { $0.meets(common, by: least) }
    return boxes.contains { box in
      box.meets(common, by: least) && near.contains { $0.meets(box, by: least) }
    }
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect, by least: Double) -> Bool {
    let common = intersection(other)
    return common.width > least && common.height > least
  }
}

/// A clip shape in points of the canvas.
struct TextClip {
  var path: GraphicsPath
  var rule: FillRule
  /// Whether the shape is its bounding box.
  var isBox: Bool
  /// The index of the clipping view; nil for the picture's edge.
  var node: Int?
  var bounds: Rect

  init(_ clip: PlacedClip) {
    self.init(
      path: clip.path, rule: clip.rule,
      isBox: clip.geometry == .rectangle && clip.map.isAxisAligned, node: clip.node)
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
  /// - Parameter tolerance: the points by which a corner of a glyph's box may exceed a round shape, since
  ///   glyphs do not fill their boxes.
  func depth(cut ink: TextInk, tolerance: Double) -> Double {
    let box = ink.bounds
    guard !box.isEmpty else { return 0 }
    let beside = max(
      max(bounds.minX - box.minX, box.maxX - bounds.maxX),
      max(bounds.minY - box.minY, box.maxY - bounds.maxY))
    if beside > tolerance || isBox { return max(0, beside) }
    return ink.boxes.reduce(0) { max($0, cornerDepth($1, tolerance)) }
  }

  /// Returns the greatest excess of the middles of a box's sides and of points a quarter inside its corners,
  /// which a glyph's ink is sure to be near.
  private func cornerDepth(_ box: Rect, _ tolerance: Double) -> Double {
    let centre = Point(bounds.midX, bounds.midY)
    let (dx, dy) = (box.width / 4, box.height / 4)
    let probes = [
      Point(box.midX, box.minY), Point(box.midX, box.maxY), Point(box.minX, box.midY),
      Point(box.maxX, box.midY), Point(box.minX + dx, box.minY + dy),
      Point(box.maxX - dx, box.minY + dy), Point(box.minX + dx, box.maxY - dy),
      Point(box.maxX - dx, box.maxY - dy),
    ]
    return probes.reduce(0) { max($0, distance(of: $1, towards: centre, tolerance)) }
  }

  /// The steps per pixel in the search for a round edge.
  private static let fineness = 4.0

  /// Returns the distance from a point to the shape in the direction of its centre, rounded down to a step.
  private func distance(of point: Point, towards centre: Point, _ pixel: Double) -> Double {
    if path.contains(point, rule: rule) { return 0 }
    let step = pixel / Self.fineness
    let way = Point(centre.x - point.x, centre.y - point.y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0, step > 0 else { return 0 }
    var gone = step
    while gone < length {
      let k = gone / length
      if path.contains(Point(point.x + way.x * k, point.y + way.y * k), rule: rule) {
        return gone - step
      }
      gone += step
    }
    return length
  }
}

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
  /// - Parameters:
  ///   - origin: the top left of the text's frame, before the maps of the walk.
  ///   - walk: the walk at the text.
  ///   - line: the only line that counts; nil for all.
  init(
    _ text: PlacedText, at origin: Point, _ walk: PlacedTreeWalk, _ fonts: FontLibrary,
    line only: Int? = nil
  ) {
    for (index, line) in text.layout.lines.enumerated() where only == nil || only == index {
      for span in line.spans {
        for (glyph, position) in zip(span.glyphs, span.positions) {
          guard let box = Self.box(glyph, span, fonts) else { continue }
          let at = Point(origin.x + position.x, origin.y + line.baseline + position.y)
          let placed = box.offset(by: at)
          let bend = walk.arc?.bend(at: placed.midX) ?? .identity
          let map = bend.then(walk.map)
          add(
            walk.projection.map { Projection(map).then($0).bounds(of: placed) }
              ?? map.bounds(of: placed))
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

/// The metrics of a font at its size, or the largest of several fonts, in points and not aligned to pixels.
package struct FontExtents: Hashable, Sendable {
  /// The extent above the baseline; with `descent`, the height of a line.
  package var ascent = 0.0
  /// The extent below the baseline, positive.
  package var descent = 0.0
  /// The height of capital letters.
  package var capHeight = 0.0
  /// The room between a line and the next, less than 0 where a style's lines overlap.
  package var leading = 0.0

  package init() {}

  init(_ box: LineBox) {
    ascent = box.ascent
    descent = box.height - box.ascent
    capHeight = box.capHeight
    let pitch = box.leading.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    leading = pitch.map { $0 - box.height } ?? box.gap
  }

  /// Keeps the larger of each metric.
  mutating func formUnion(_ other: FontExtents) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    capHeight = max(capHeight, other.capHeight)
    leading = max(leading, other.leading)
  }
}

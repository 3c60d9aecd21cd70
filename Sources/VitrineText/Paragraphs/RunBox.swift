/// The line box of a run, in points, aligned to whole pixels.
struct RunBox: Hashable, Sendable {
  /// The extents above and below the baseline.
  var ascent: Double
  var descent: Double
  /// The distance of baselines if the style sets it.
  var leading: Double?
  var gap: Double

  init(ascent: Double, descent: Double, leading: Double? = nil, gap: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.gap = gap
  }

  init(_ run: TextRun, _ box: LineBox, scale: Double) {
    leading = box.leading.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    gap = RunBox.round(box.gap, scale)
    if let attachment = run.attachment {
      let height = max(0, Itemizer.finite(attachment.size.height))
      ascent = RunBox.up(Itemizer.finite(attachment.ascent), scale)
      descent = RunBox.up(height - Itemizer.finite(attachment.ascent), scale)
    } else {
      // The height is rounded up, the baseline to the nearest pixel.
      ascent = RunBox.round(box.ascent, scale)
      descent = RunBox.up(box.height, scale) - ascent
    }
    let offset = RunBox.round(Itemizer.finite(run.baselineOffset), scale)
    ascent += offset
    descent -= offset
  }

  mutating func formUnion(_ other: RunBox) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
    if let theirs = other.leading { leading = max(leading ?? 0, theirs) }
  }

  /// The tolerance that keeps 33.000000001 pixels from becoming 34.
  private static let slack = 1e-6

  static func up(_ value: Double, _ scale: Double) -> Double {
    (value * scale - slack).rounded(.up) / scale
  }

  static func round(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }
}

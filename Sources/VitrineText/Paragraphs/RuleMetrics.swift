import VitrineGraphics

/// The positions of underlines and strikethroughs as fractions of the size: values of the platform's
/// typeface (underline about 0.1 em below the baseline, a twentieth thick), rounded to whole pixels.
enum RuleMetrics {
  static let thickness = 0.05
  static let underline = 0.1
  /// Slightly more than half the x-height, the middle of small letters.
  static let strikethrough = 0.27

  static func rules(
    _ ruled: (run: Int, left: Double, right: Double), _ paragraph: Paragraph, scale: Double
  ) -> [TextLayout.Rule] {
    let run = paragraph.runs[ruled.run]
    let size = paragraph.selections[ruled.run].request.size
    let thick = max(1, (thickness * size * scale).rounded()) / scale
    let offset = Itemizer.finite(run.baselineOffset)
    func rule(_ line: TextRun.Line, _ center: Double) -> TextLayout.Rule {
      let top = ((center - thick / 2 - offset) * scale).rounded() / scale
      return .init(
        rect: Rect(x: ruled.left, y: top, width: ruled.right - ruled.left, height: thick),
        pattern: line.pattern, fill: line.fill ?? run.fill)
    }
    var rules: [TextLayout.Rule] = []
    if let line = run.underline { rules.append(rule(line, underline * size + thick / 2)) }
    if let line = run.strikethrough { rules.append(rule(line, -strikethrough * size)) }
    return rules
  }

  /// Returns the bar behind a run, from the top to the bottom of its own line box; nil for a run without one.
  static func background(
    _ ruled: (run: Int, left: Double, right: Double), _ paragraph: Paragraph
  ) -> TextLayout.BackgroundBar? {
    guard let fill = paragraph.runs[ruled.run].background else { return nil }
    let box = paragraph.boxes[ruled.run]
    return .init(
      rect: Rect(
        x: ruled.left, y: -box.ascent, width: ruled.right - ruled.left,
        height: box.ascent + box.descent), fill: fill)
  }
}

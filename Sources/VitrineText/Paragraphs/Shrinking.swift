import VitrineGraphics

/// Finds the largest size at which a text fits, within its minimum scale factor.
struct Shrinking {
  let paragraph: Paragraph
  let width: Double
  let height: Double
  private let least: Double

  /// The number of factors tried between 0 and 1: finer steps make no visible difference at the sizes of
  /// labels.
  static let steps = 100.0

  init(_ paragraph: Paragraph, width: Double, height: Double) {
    self.paragraph = paragraph
    self.width = width
    self.height = height
    let asked = paragraph.style.minimumScaleFactor
    least = asked.isFinite ? min(1, max(1 / Self.steps, asked)) : 1
  }

  /// Whether no word is cut and, if that matters, no line exceeds the height.
  ///
  /// Boxes are rounded up to whole pixels but compared with the unrounded height: a box that is less than a
  /// pixel too high fits (public reference pictures: 22 pt in 25.5 pt keep 0.97).
  func fits(_ layout: TextLayout) -> Bool {
    guard !layout.isTruncated, paragraph.style.shrinksToHeight else { return !layout.isTruncated }
    let pixel = 1 / DisplayScale.clamped(paragraph.style.displayScale)
    return layout.size.height < height + pixel - LineBreaker.tolerance
  }

  /// The layout at the largest factor that fits; at the smallest factor if none does.
  var layout: TextLayout? {
    var low = 0
    var high = Int(((1 - least) * Self.steps).rounded(.up))
    guard high > low else { return nil }
    var best = at(factor(high))
    guard fits(best) else { return best }
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = at(factor(middle))
      if fits(tried) {
        high = middle
        best = tried
      } else {
        low = middle
      }
    }
    return best
  }

  private func factor(_ step: Int) -> Double { max(least, 1 - Double(step) / Self.steps) }

  private func at(_ factor: Double) -> TextLayout {
    let runs = paragraph.runs.map { $0.scaled(by: factor) }
    let smaller = Paragraph(resources: paragraph.resources, runs: runs, style: paragraph.style)
    var layout = LineStack(smaller, width: width, height: height).layout
    layout.scaleFactor = factor
    return layout
  }
}

extension TextRun {
  /// Returns the run with every length multiplied; attachments shrink with their text.
  func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.font.leading = font.leading.map { $0 * factor }
    run.tracking *= factor
    run.kerning *= factor
    run.baselineOffset *= factor
    run.attachment?.size = Size(
      (attachment?.size.width ?? 0) * factor, (attachment?.size.height ?? 0) * factor)
    run.attachment?.ascent *= factor
    return run
  }
}

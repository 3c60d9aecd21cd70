/// A shaped text that can be broken into lines for many widths.
public final class Paragraph: Sendable {
  public let runs: [TextRun]
  public let style: ParagraphStyle
  /// The number of Unicode scalars of all runs.
  package var scalarCount: Int { text.scalars.count }
  /// Characters that no font has, in order of first use; among them sequences of emoji that are drawn in parts.
  public let missingCharacters: [Character]
  /// Fonts that the runs ask for and that are not there, in order of first use.
  public let missingFonts: [MissingFont]

  /// Whether blanks stand in place of characters.
  let isPlaceholder: Bool
  let resources: FontResources
  let text: ParagraphText
  let segments: [TextSegment]
  let fonts: [SegmentFont]
  let selections: [FontSelection]
  let boxes: [RunBox]
  let bidi: BidiLevels
  let opportunities: [BreakOpportunity]
  /// The pen position after each number of scalars in logical order, in points; one entry more than scalars.
  let pen: [Double]
  /// Whether a line may be broken before a scalar in an emergency: between clusters.
  let isClusterStart: [Bool]

  init(resources: FontResources, runs: [TextRun], style: ParagraphStyle) {
    self.resources = resources
    self.runs = runs
    self.style = style
    isPlaceholder = runs.contains(where: \.isPlaceholder)
    text = ParagraphText(runs)
    selections = runs.map { resources.selection($0.font) }
    bidi = BidiLevels(text.scalars, isRightToLeft: style.isRightToLeft)
    opportunities = BreakOpportunity.find(
      in: text.scalars, tailoring: .platform(style))
    let scale = DisplayScale.clamped(style.displayScale)
    boxes = zip(runs, selections).map { RunBox($0, $1.box, scale: scale) }
    var itemizer = Itemizer(
      text: text, runs: runs, selections: selections, levels: bidi.levels,
      regions: text.isASCII
        ? [] : FallbackOrder.regions(of: text.scalars, language: style.language),
      languages: runs.map { resources.shaper.language($0.language ?? style.language) },
      resolver: FontResolver(catalog: resources.catalog), shaper: resources.shaper)
    itemizer.itemize()
    segments = itemizer.segments
    fonts = itemizer.fonts
    missingFonts = Paragraph.missingFonts(selections)
    missingCharacters = Paragraph.characters(itemizer.missing)
    (pen, isClusterStart) = Paragraph.measure(
      count: text.scalars.count, segments: itemizer.segments, fonts: itemizer.fonts, runs: runs,
      selections: selections)
  }

  private static func missingFonts(_ selections: [FontSelection]) -> [MissingFont] {
    var found: [MissingFont] = []
    for case let font? in selections.lazy.map(\.missing) where !found.contains(font) {
      found.append(font)
    }
    return found
  }

  private static func characters(_ missing: [String]) -> [Character] {
    var seen: Set<Character> = []
    return missing.flatMap { $0 }.filter { seen.insert($0).inserted }
  }
}

/// Limits the scale, in pixels per point, for text.
enum DisplayScale {
  static func clamped(_ scale: Double) -> Double {
    scale.isFinite ? min(16, max(0.25, scale)) : 1
  }
}

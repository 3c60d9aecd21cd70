public import VitrineGraphics

/// A shaped text that can be broken into lines for many widths.
public final class Paragraph: Sendable {
  public let runs: [TextRun]
  public let style: ParagraphStyle

  init(runs: [TextRun], style: ParagraphStyle) {
    self.runs = runs
    self.style = style
  }

  /// Characters that no font has, in order of first use.
  public var missingCharacters: [Character] { [] }

  /// Lines for a width and a height in points; either may be infinite.
  public func layout(width: Double, height: Double = .infinity) -> TextLayout {
    TextLayout(
      size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, scaleFactor: 1, isTruncated: false)
  }
}

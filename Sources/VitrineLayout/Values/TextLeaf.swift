public import VitrineText

/// A text with the fills that its runs refer to.
public struct TextLeaf: Hashable, Sendable {
  public var runs: [TextRun]
  public var style: ParagraphStyle
  /// The fills; `TextRun.fill` and `TextRun.Line.fill` are indices into this array.
  public var fills: [FillStyle]
  /// The attachments; `TextRun.Attachment.index` is an index into this array.
  public var attachments: [ImageLeaf]
  /// Whether the text takes all the width that it is offered, as one does that goes on changing.
  public var fillsWidth = false
  /// The spacing around the text where a container leaves it to its views.
  public var spacing = TextSpacing.pixels

  public init(
    runs: [TextRun], style: ParagraphStyle, fills: [FillStyle], attachments: [ImageLeaf] = []
  ) {
    self.runs = runs
    self.style = style
    self.fills = fills
    self.attachments = attachments
  }
}

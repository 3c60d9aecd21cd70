public import VitrineGraphics

/// A text broken into lines for one width: the result of `Paragraph.layout`.
///
/// Points, origin at the top left of the text's box, y down.
public struct TextLayout: Hashable, Sendable {
  /// The size of the box: as wide as the widest line, as high as all line boxes with their spacing.
  public var size: Size
  public var lines: [Line]
  /// The baselines of the first and last line from the top.
  public var firstBaseline: Double
  public var lastBaseline: Double
  /// The factor by which the fonts were shrunk; 1 if they were not.
  public var scaleFactor: Double
  /// Whether text was truncated.
  public var isTruncated: Bool

  public init(
    size: Size, lines: [Line], firstBaseline: Double, lastBaseline: Double, scaleFactor: Double,
    isTruncated: Bool
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
  }

  public struct Line: Hashable, Sendable {
    /// The visible text of the line, including an ellipsis.
    public var text: String
    public var x: Double
    /// The width without trailing white space.
    public var width: Double
    /// The top of the line box, its height, and the baseline, from the top of the text.
    public var top: Double
    public var height: Double
    public var baseline: Double
    public var isTruncated: Bool
    public var spans: [GlyphSpan]
    public var rules: [Rule]
    /// The bars behind the glyphs, in visual order.
    public var backgrounds: [BackgroundBar]
    public var attachments: [PlacedAttachment]

    public init(
      text: String, x: Double, width: Double, top: Double, height: Double, baseline: Double,
      isTruncated: Bool, spans: [GlyphSpan], rules: [Rule], backgrounds: [BackgroundBar] = [],
      attachments: [PlacedAttachment]
    ) {
      self.text = text
      self.x = x
      self.width = width
      self.top = top
      self.height = height
      self.baseline = baseline
      self.isTruncated = isTruncated
      self.spans = spans
      self.rules = rules
      self.backgrounds = backgrounds
      self.attachments = attachments
    }
  }

  /// Glyphs of one font and fill, in visual order. Positions are glyph origins: x from the left of the
  /// text's box, y from the line's baseline, downwards.
  public struct GlyphSpan: Hashable, Sendable {
    public var font: FontID
    /// The em size in points at which the font's outlines are drawn.
    public var emSize: Double
    public var fill: Int
    public var glyphs: [UInt32]
    public var positions: [Point]

    public init(font: FontID, emSize: Double, fill: Int, glyphs: [UInt32], positions: [Point]) {
      self.font = font
      self.emSize = emSize
      self.fill = fill
      self.glyphs = glyphs
      self.positions = positions
    }
  }

  /// An underline or strikethrough: a bar, x from the left of the text's box, y from the baseline.
  public struct Rule: Hashable, Sendable {
    public var rect: Rect
    public var pattern: TextRun.LinePattern
    public var fill: Int

    public init(rect: Rect, pattern: TextRun.LinePattern, fill: Int) {
      self.rect = rect
      self.pattern = pattern
      self.fill = fill
    }
  }

  /// A bar behind glyphs: x from the left of the text's box, y from the baseline.
  public struct BackgroundBar: Hashable, Sendable {
    public var rect: Rect
    public var fill: Int

    public init(rect: Rect, fill: Int) {
      self.rect = rect
      self.fill = fill
    }
  }

  /// The placement of an attachment: x from the left of the text's box, y of its top from the baseline.
  public struct PlacedAttachment: Hashable, Sendable {
    public var index: Int
    public var frame: Rect

    public init(index: Int, frame: Rect) {
      self.index = index
      self.frame = frame
    }
  }
}

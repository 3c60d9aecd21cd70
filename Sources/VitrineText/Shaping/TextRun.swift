public import VitrineGraphics

/// A part of a text with one set of attributes. Runs follow each other without separators.
public struct TextRun: Hashable, Sendable {
  public enum LinePattern: UInt8, Hashable, Sendable {
    case solid, dash, dot, dashDot, dashDotDot
  }

  /// A line under or through the text.
  public struct Line: Hashable, Sendable {
    public var pattern: LinePattern
    /// The index of the line's fill among the owner's; nil uses the text's.
    public var fill: Int?

    public init(pattern: LinePattern = .solid, fill: Int? = nil) {
      self.pattern = pattern
      self.fill = fill
    }
  }

  /// An object of a fixed size that is placed in the line like a glyph, such as a symbol.
  public struct Attachment: Hashable, Sendable {
    /// The size in points; `ascent` of the height is above the baseline.
    public var size: Size
    public var ascent: Double
    /// The index among the owner's attachments.
    public var index: Int

    public init(size: Size, ascent: Double, index: Int) {
      self.size = size
      self.ascent = ascent
      self.index = index
    }
  }

  public var text: String
  public var font: FontRequest
  /// Extra advance after each glyph, in points: tracking disables ligatures, kerning keeps them.
  public var tracking: Double
  public var kerning: Double
  /// The baseline offset in points, upwards.
  public var baselineOffset: Double
  public var underline: Line?
  public var strikethrough: Line?
  /// The index of the fill behind the text, as high as the run's line box; nil for none.
  public var background: Int?
  /// The BCP 47 tag of the run's language; nil uses the paragraph's.
  public var language: String?
  /// The index of the fill among the owner's; passed on to the glyphs, not used by text layout.
  public var fill: Int
  public var attachment: Attachment?
  /// Whether one blank of `PlaceholderMetrics` stands in place of each character; lines end where the text's do.
  public var isPlaceholder = false

  public init(
    _ text: String, font: FontRequest, tracking: Double = 0, kerning: Double = 0,
    baselineOffset: Double = 0, underline: Line? = nil, strikethrough: Line? = nil,
    background: Int? = nil, language: String? = nil, fill: Int = 0, attachment: Attachment? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.language = language
    self.fill = fill
    self.attachment = attachment
  }
}

/// The rules for breaking, truncating and aligning the lines of a text.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: UInt8, Hashable, Sendable { case head, tail, middle }

  public var alignment: Alignment = .leading
  /// The largest number of visible lines; nil for no limit.
  public var lineLimit: Int? = nil
  /// The number of lines whose height is reserved even if the text is shorter.
  public var reservedLines: Int = 0
  public var truncation: Truncation = .tail
  /// Extra points between lines.
  public var lineSpacing: Double = 0
  /// The points reserved below the last line.
  public var spaceBelow: Double = 0
  /// The smallest factor, 0…1, by which the text may shrink before it is truncated.
  public var minimumScaleFactor: Double = 1
  /// Whether the text also shrinks if a line is higher than the offered height.
  public var shrinksToHeight: Bool = false
  public var allowsTightening: Bool = false
  /// The places where lines may end besides the last that fits.
  public var lineBreakStrategy: LineBreakStrategy = .standard
  public var isRightToLeft: Bool = false
  /// A BCP 47 tag; selects regional glyph forms and line breaking rules.
  public var language: String = "en"
  /// The pixels per point: line boxes are whole pixels.
  public var displayScale: Double = 3

  public init() {}
}

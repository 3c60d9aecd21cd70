/// How the lines of a text are broken, cut and aligned.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: UInt8, Hashable, Sendable { case head, tail, middle }

  public var alignment: Alignment = .leading
  /// The most lines that show; nil for no limit.
  public var lineLimit: Int? = nil
  /// Lines whose height is kept free even when the text is shorter.
  public var reservedLines: Int = 0
  public var truncation: Truncation = .tail
  /// Extra points between lines.
  public var lineSpacing: Double = 0
  /// Points kept free under the last line.
  public var spaceBelow: Double = 0
  /// The smallest factor, 0…1, by which the text may shrink before it is cut.
  public var minimumScaleFactor: Double = 1
  /// Whether the text also shrinks where a line is higher than the height it is offered.
  public var shrinksToHeight: Bool = false
  public var allowsTightening: Bool = false
  public var isRightToLeft: Bool = false
  /// BCP 47 tag; chooses regional glyph forms and break rules.
  public var language: String = "en"
  /// Pixels in a point: line boxes are whole pixels.
  public var displayScale: Double = 3

  public init() {}
}

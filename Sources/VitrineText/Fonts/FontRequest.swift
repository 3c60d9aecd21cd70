/// The font attributes of a run of text.
public struct FontRequest: Hashable, Sendable {
  public enum Design: UInt8, Hashable, Sendable { case standard, rounded, serif, monospaced }

  public enum Family: Hashable, Sendable {
    /// The platform's own font in one of its designs; open fonts are substituted for it.
    case system(Design)
    /// A font of the document or registered with the library, by family or PostScript name.
    case custom(String)
  }

  /// The size of letters beside those of the font's size.
  public enum Scale: UInt8, Hashable, Sendable { case standard, secondary }

  public enum SmallCaps: UInt8, Hashable, Sendable { case lowercase, uppercase, all }

  public var family: Family
  /// The em size in points.
  public var size: Double
  /// The weight, 100 (ultra light) … 400 (regular) … 900 (black).
  public var weight: Double
  /// The width relative to the standard width 1; smaller is condensed, larger is expanded.
  public var width: Double
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var smallCaps: SmallCaps?
  /// The distance between the baselines of wrapped lines in points if the font is a text style; nil for a
  /// font given by size, whose lines advance by the line box.
  public var leading: Double?
  /// The scale of the letters; lines keep the box of `size`. The platform's sans serif and rounded designs have a
  /// secondary one.
  public var scale: Scale
  /// The fonts of the document that asks, in which a custom family is looked up before those of the library;
  /// nil for a text of no document, or of one that brings none.
  public var fonts: FontSet?

  public init(
    family: Family = .system(.standard), size: Double, weight: Double = 400, width: Double = 1,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, smallCaps: SmallCaps? = nil,
    leading: Double? = nil, scale: Scale = .standard, fonts: FontSet? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.scale = scale
    self.fonts = fonts
  }
}

public import Foundation
package import VitrineText

/// A font description; the environment determines its face and size.
public nonisolated struct Font: Hashable, Sendable {
  /// The text styles of the system, each with a size and a line height for every Dynamic Type size.
  public nonisolated enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2, extraLargeTitle, extraLargeTitle2
  }

  /// The stroke weight; `value` is 100…900 with 400 regular.
  public nonisolated struct Weight: Hashable, Sendable {
    package let value: Double

    /// The weight 100, the thinnest.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200, between ultra light and light.
    public static let thin = Weight(value: 200)
    /// The weight 300, one step thinner than regular.
    public static let light = Weight(value: 300)
    /// The weight 400, of most text styles and of fonts without a requested weight.
    public static let regular = Weight(value: 400)
    /// The weight 500, between regular and semibold.
    public static let medium = Weight(value: 500)
    /// The weight 600, of the headline style.
    public static let semibold = Weight(value: 600)
    /// The weight 700, of the bold forms of titles and of fonts given by size.
    public static let bold = Weight(value: 700)
    /// The weight 800, between bold and black.
    public static let heavy = Weight(value: 800)
    /// The weight 900, the thickest.
    public static let black = Weight(value: 900)
  }

  /// The designs of the system font, each drawn with an open font; the default design is the sans serif.
  public nonisolated enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance of lines: in text styles, 2 points less than standard if tight and 2 more if loose.
  public nonisolated enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The width of letters; 0 is standard, as in UIKit.
  public nonisolated struct Width: Hashable, Sendable {
    /// The part by which letters are wider than standard, negative for narrower: 0.2 is a fifth wider.
    public var value: CGFloat
    /// Creates a width; letters become between 0.25 and 4 times as wide, whatever the value.
    public init(_ value: CGFloat) { self.value = value }

    /// Letters 30 % narrower than standard, stretched from the same outlines.
    public static let compressed = Width(-0.3)
    /// Letters 20 % narrower than standard, stretched from the same outlines.
    public static let condensed = Width(-0.2)
    /// Letters as wide as the font has them.
    public static let standard = Width(0)
    /// Letters 20 % wider than standard, stretched from the same outlines.
    public static let expanded = Width(0.2)
  }

  enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: Double, Weight?, Design?)
    case custom(String, size: Double, relativeTo: TextStyle?)
  }

  let source: Source
  var traits = FontTraits()
  /// The fonts of the document that names this one; nil outside documents.
  package var fonts: FontSet?

  init(_ source: Source) { self.source = source }

  /// Returns the system font at a size in points, drawn at 0.01…2000, that ignores the text size setting.
  /// The weight is regular and the design sans serif where they are nil.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// Returns the system font of a text style, whose size follows the text size setting.
  /// A nil weight is the style's own; a nil design is the sans serif.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// Returns a font that scales with the text size setting as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Returns a font by family or PostScript name that scales with the text size setting as a style does.
  /// The size is that at the Large setting, in points; the system font in the weight and slant of the name replaces
  /// unknown ones.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// Returns a font by family or PostScript name whose size in points ignores the text size setting.
  /// The system font in the weight and slant of the name replaces unknown ones.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The points of a custom font whose size is zero as a `Float`, as Core Text documents for zero.
  nonisolated static let sizeForNone = 12.0

  /// The style of large titles: 34 points, regular, at the Large text size.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The style of first-level titles: 28 points, regular, at the Large text size.
  public static let title = Font(.style(.title, nil, nil))
  /// The style of second-level titles: 22 points, regular, at the Large text size.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The style of third-level titles: 20 points, regular, at the Large text size.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The style of headings: 17 points, semibold, at the Large text size.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The style of subheadings: 15 points, regular, at the Large text size.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The style of views that set no font: 17 points, regular, at the Large text size.
  public static let body = Font(.style(.body, nil, nil))
  /// The style of callouts: 16 points, regular, at the Large text size.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The style of footnotes: 13 points, regular, at the Large text size.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The style of captions: 12 points, regular, at the Large text size.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The style of second-level captions: 11 points, regular, at the Large text size.
  public static let caption2 = Font(.style(.caption2, nil, nil))
  /// A bold style of 36 points at the Large text size (estimated, as no size is published).
  public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
  /// A bold style of 30 points at the Large text size (estimated, as no size is published).
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))

  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var copy = self
    change(&copy.traits)
    return copy
  }

  /// Returns the font with a weight, which overrides its bold form; weights of the text override it.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// Returns the font at least as heavy as its style's bold form, or 700 if given by size.
  /// A weight set with `weight(_:)` takes precedence.
  public func bold() -> Font { with { $0.isBold = true } }
  /// Returns the font in its bold form, or without it; a weight set with `weight(_:)` takes precedence.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
  /// Returns the italic face of the font, or its letters slanted by 12° if it has none.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns the font in italics, slanted by 12° if it has no such face, or upright.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  /// Returns the font with its letters stretched horizontally to a width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// Returns the font with its letters stretched by a part of their width: 0.2 makes them a fifth wider.
  public func width(_ width: CGFloat) -> Font { with { $0.width = Width(width) } }
  /// Returns the monospaced design of a system font; custom fonts stay as they are.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// Returns the monospaced design of a system font if active, else the font unchanged.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// Returns the font with digits of equal widths, if its face has such digits.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Returns the font with small capitals for all letters, scaled to 0.8 if its face has none.
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }
  /// Returns the font with small capitals for lowercase letters, scaled to 0.8 if its face has none.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }
  /// Returns the font with small capitals for uppercase letters, scaled to 0.8 if its face has none.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }
  /// Returns a text style with other distances of lines; has no effect on fonts given by size.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}

extension Font.TextStyle {
  nonisolated var row: TypeTable.Style {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    case .extraLargeTitle: .extraLargeTitle
    case .extraLargeTitle2: .extraLargeTitle2
    }
  }
}

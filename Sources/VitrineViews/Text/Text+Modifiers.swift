public import Foundation
import VitrineText

extension Text {
  /// Sets attributes unless an inner modifier has set them: the innermost wins.
  func with(_ change: (inout TextAttributeValues) -> Void) -> Text {
    var copy = self
    copy.attributes = attributes.over(TextAttributes().with(change))
    return copy
  }

  /// Sets the font unless an inner modifier has set one; nil is the body font.
  public func font(_ font: Font?) -> Text {
    with { $0.font = font.map { .font($0) } ?? .standard }
  }

  /// Sets the weight unless an inner modifier has set one or bold; nil inherits it.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  /// Sets the width of letters unless an inner modifier has set one; nil inherits it.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
  /// Sets the design of system fonts unless an inner modifier has set one; nil inherits it.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
  /// Draws the text in the bold form of its font, unless an inner modifier has set a weight.
  public func bold() -> Text { with { $0.traits.isBold = true } }
  /// Draws the text in the bold form of its font or in the font's own weight, unless an inner modifier
  /// has set a weight.
  public func bold(_ isActive: Bool) -> Text { with { $0.traits.isBold = isActive } }
  /// Draws the text in italics, slanted by 12° if the font has no italic face.
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  /// Draws the text in italics, or upright where its ancestors are in italics.
  public func italic(_ isActive: Bool) -> Text { with { $0.traits.isItalic = isActive } }
  /// Draws system fonts in the monospaced design; has no effect if inactive or for custom fonts.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.traits.design = isActive ? .monospaced : nil }
  }
  /// Draws digits of equal widths, if the font has them.
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }

  /// Sets the colour of the letters unless an inner modifier has set a style; nil inherits it.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground(style: AnyShapeStyle($0)) } }
  }

  /// Sets the style that fills the letters unless an inner modifier has set one.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = TextForeground(style: AnyShapeStyle(style)) }
  }

  /// Adds points after each glyph, fewer than 0 to bring glyphs closer; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  /// Adds points after each glyph, fewer than 0 to bring glyphs closer; any value but 0 disables ligatures.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Raises the letters above the baseline by points; negative values lower them.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }

  /// Draws a solid line under the text, or none if inactive; nil is the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = .some(isActive ? LineStyle(color: color) : nil) }
  }

  /// Draws a line of a pattern under the text, or none if inactive; nil is the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Draws a solid line through the text, or none if inactive; nil is the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = .some(isActive ? LineStyle(color: color) : nil) }
  }

  /// Draws a line of a pattern through the text, or none if inactive; nil is the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  // Speech attributes do not affect a picture.
  /// Notes what is spoken in place of the text; texts of which it becomes a part drop it.
  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.spoken = [label]
    return copy
  }
  /// Notes what is spoken in place of the text, the table's string for a key.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }
  /// Notes what is spoken in place of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
  /// Has no effect: a picture is not spoken letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Has no effect: a picture is not spoken at a pitch.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Has no effect: a picture is not spoken, with or without its punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets the scale of the letters unless disabled or an inner modifier has set one; lines keep their height.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }

  /// The size of letters relative to the text beside them: secondary ones have 0.8 of the size up to 17 points,
  /// less in larger text, more in heavier; serif, monospaced and custom fonts have none.
  public nonisolated enum Scale: Hashable, Sendable {
    case `default`, secondary

    /// The same for the text stage.
    var scale: FontRequest.Scale { self == .secondary ? .secondary : .standard }
  }
}

public import Foundation

extension Text {
  /// Sets attributes unless an inner modifier has set them: the innermost wins.
  func with(_ change: (inout TextAttributeValues) -> Void) -> Text {
    var copy = self
    copy.attributes = attributes.over(TextAttributes().with(change))
    return copy
  }

  public func font(_ font: Font?) -> Text {
    with { $0.font = font.map { .font($0) } ?? .standard }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
  public func bold() -> Text { with { $0.traits.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { with { $0.traits.isBold = isActive } }
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { with { $0.traits.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.traits.design = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground(style: AnyShapeStyle($0)) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = TextForeground(style: AnyShapeStyle(style)) }
  }

  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = .some(isActive ? LineStyle(color: color) : nil) }
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = .some(isActive ? LineStyle(color: color) : nil) }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  // Speech attributes do not affect a picture.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Makes secondary text smaller than the text beside it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    var copy = self
    copy.isScaled = isEnabled && scale != .default
    return copy
  }

  public nonisolated enum Scale: Hashable, Sendable { case `default`, secondary }
}

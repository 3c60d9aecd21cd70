public import Foundation

extension AttributedString {
  nonisolated func compose(into composer: inout TextComposer, _ attributes: TextAttributes) {
    for run in runs { composer.add(String(characters[run.range]), run.attributes.over(attributes)) }
  }
}

extension AttributeContainer {
  /// Returns the attributes that text can show, with those of `outer` as defaults.
  nonisolated func over(_ outer: TextAttributes) -> TextAttributes {
    outer.with { apply(to: &$0) }
  }

  private nonisolated func apply(to values: inout TextAttributeValues) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = self[Scope.FontAttribute.self] { values.font = .font(font) }
    if let color = self[Scope.ForegroundColorAttribute.self] {
      values.foreground = TextForeground(style: AnyShapeStyle(color))
    }
    values.background = self[Scope.BackgroundColorAttribute.self]
    if let kern = self[Scope.KerningAttribute.self] { values.kerning = kern }
    if let tracking = self[Scope.TrackingAttribute.self] { values.tracking = tracking }
    if let offset = self[Scope.BaselineOffsetAttribute.self] { values.baselineOffset = offset }
    if let line = self[Scope.UnderlineStyleAttribute.self] { values.underline = .some(line) }
    if let line = self[Scope.StrikethroughStyleAttribute.self] {
      values.strikethrough = .some(line)
    }
    if let url = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] { values.link = url }
    guard let intent = self[Scope.IntentAttribute.self] else { return }
    if intent.contains(.stronglyEmphasized) { values.traits.isBold = true }
    if intent.contains(.emphasized) { values.traits.isItalic = true }
    if intent.contains(.code) { values.traits.design = .monospaced }
    if intent.contains(.strikethrough) { values.strikethrough = .some(.single) }
  }
}

extension AttributeScopes {
  /// The attributes of strings in views.
  public nonisolated struct SwiftUIAttributes: AttributeScope {
    /// The key of the font of a piece of text, which replaces the font of the text around it.
    public let font: FontAttribute
    /// The key of the colour of the letters, which replaces the foreground style.
    public let foregroundColor: ForegroundColorAttribute
    /// The key of a colour behind the letters, from the top to the bottom of their line box.
    public let backgroundColor: BackgroundColorAttribute
    /// The key of the points that are added after each glyph; ligatures stay.
    public let kern: KerningAttribute
    /// The key of the points that are added after each glyph; any value but 0 disables ligatures.
    public let tracking: TrackingAttribute
    /// The key of the points by which the letters are raised above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The key of the line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The key of the line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The key of the Markdown styles of a piece of text: bold, italic, code and strikethrough.
    public let inlinePresentationIntent: IntentAttribute
    /// The attributes of Foundation, of which only `link` is drawn: as tint if no colour is set.
    public let foundation: FoundationAttributes

    /// The key of the inline Markdown styles.
    public enum IntentAttribute: AttributedStringKey {
      /// A set of styles, of which emphasis, strong emphasis, code and strikethrough are drawn.
      public typealias Value = InlinePresentationIntent
      /// The name under which Foundation stores inline Markdown styles.
      public static let name = "NSInlinePresentationIntent"
    }
    /// The key of a font, without which a piece of text has the font around it.
    public enum FontAttribute: AttributedStringKey {
      /// The font; its size and face depend on the environment of the text.
      public typealias Value = Font
      /// The name of the font attribute in SwiftUI's scope.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The colour, resolved in the environment of the text.
      public typealias Value = Color
      /// The name of the foreground colour attribute in SwiftUI's scope.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The colour, resolved in the environment of the text.
      public typealias Value = Color
      /// The name of the background colour attribute in SwiftUI's scope.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of kerning, an extra advance that keeps ligatures.
    public enum KerningAttribute: AttributedStringKey {
      /// The extra advance in points; negative values bring glyphs closer.
      public typealias Value = CGFloat
      /// The name of the kerning attribute in SwiftUI's scope.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of tracking, an extra advance that disables ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// The extra advance in points; negative values bring glyphs closer.
      public typealias Value = CGFloat
      /// The name of the tracking attribute in SwiftUI's scope.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the distance of letters from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The distance in points; positive values raise the letters.
      public typealias Value = CGFloat
      /// The name of the baseline offset attribute in SwiftUI's scope.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of a line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The pattern and colour of the line.
      public typealias Value = Text.LineStyle
      /// The name of the underline attribute in SwiftUI's scope.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of a line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The pattern and colour of the line.
      public typealias Value = Text.LineStyle
      /// The name of the strikethrough attribute in SwiftUI's scope.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The type of the scope of attributes of strings in views, for key paths such as `\.swiftUI`.
  public nonisolated var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of the SwiftUI scope, so that `string.kern` and the like compile.
  public nonisolated subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

#if !canImport(Darwin)
  /// The inline Markdown styles of a piece of text.
  public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits of the styles, with Foundation's numbers.
    public let rawValue: UInt
    /// Creates a set of styles from bits; bits other than 1, 2, 4 and 32 are kept but not drawn.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text between single asterisks, drawn italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Text between double asterisks, drawn bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Text between backticks, drawn in the monospaced design.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Text between double tildes, drawn with a solid line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }
#endif

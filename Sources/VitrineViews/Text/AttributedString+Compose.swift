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
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let inlinePresentationIntent: IntentAttribute
    public let foundation: FoundationAttributes

    public enum IntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  public nonisolated var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public nonisolated subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

#if !canImport(Darwin)
  /// The inline Markdown styles of a piece of text.
  public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }
#endif

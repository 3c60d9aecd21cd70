public import Foundation
package import VitrineText

/// A font description; the environment determines its face and size.
public nonisolated struct Font: Hashable, Sendable {
  public nonisolated enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2, extraLargeTitle, extraLargeTitle2
  }

  /// The stroke weight; `value` is 100…900 with 400 regular.
  public nonisolated struct Weight: Hashable, Sendable {
    package let value: Double

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public nonisolated enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public nonisolated enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The width of letters; 0 is standard, as in UIKit.
  public nonisolated struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: Double, Weight?, Design?)
    case custom(String, size: Double, relativeTo: TextStyle?)
  }

  let source: Source
  var traits = FontTraits()

  init(_ source: Source) { self.source = source }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// Returns a font that scales with the text size setting as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))
  public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))

  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var copy = self
    change(&copy.traits)
    return copy
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { with { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  public func width(_ width: CGFloat) -> Font { with { $0.width = Width(width) } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}

/// The changes to a font by a `Font` value, a `Text`, or the ancestor views.
package nonisolated struct FontTraits: Hashable, Sendable {
  package var weight: Font.Weight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var width: Font.Width?
  package var design: Font.Design?
  package var hasMonospacedDigits: Bool?
  package var smallCaps: FontRequest.SmallCaps?
  package var leading: Font.Leading?

  package init() {}

  /// Merges these traits with `outer`; traits set here win.
  func over(_ outer: FontTraits) -> FontTraits {
    if outer == FontTraits() { return self }
    var result = outer
    if weight != nil || isBold != nil {
      result.weight = weight
      result.isBold = isBold
    }
    if isItalic != nil { result.isItalic = isItalic }
    if width != nil { result.width = width }
    if design != nil { result.design = design }
    if hasMonospacedDigits != nil { result.hasMonospacedDigits = hasMonospacedDigits }
    if smallCaps != nil { result.smallCaps = smallCaps }
    if leading != nil { result.leading = leading }
    return result
  }
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

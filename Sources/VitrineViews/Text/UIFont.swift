public import Foundation

/// UIKit's font, limited to the API that views use.
public nonisolated final class UIFont: Sendable {
  let font: Font
  /// The size in points; for text styles the size at the standard type size.
  public let pointSize: CGFloat

  private init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .bold), size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }

  /// The font of a text style, which follows the text size setting.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.size)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
}

extension UIFont {
  public nonisolated struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// A text style with its size at the standard type size: Human Interface Guidelines, Typography.
  public nonisolated struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    let size: CGFloat

    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    public static let title1 = TextStyle(style: .title, size: 28)
    public static let title2 = TextStyle(style: .title2, size: 22)
    public static let title3 = TextStyle(style: .title3, size: 20)
    public static let headline = TextStyle(style: .headline, size: 17)
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    public static let body = TextStyle(style: .body, size: 17)
    public static let callout = TextStyle(style: .callout, size: 16)
    public static let footnote = TextStyle(style: .footnote, size: 13)
    public static let caption1 = TextStyle(style: .caption, size: 12)
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }
}

extension Font {
  public init(_ font: UIFont) { self = font.font }
}

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

  /// Creates a font by family or PostScript name at a fixed size in points; never nil.
  /// The system font in the weight and slant of the name is drawn for unknown ones.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size)
  }

  /// Returns the system font at a fixed size in points; the weight is regular by default.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }
  /// Returns the system font of weight 700 at a fixed size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .bold), size)
  }
  /// Returns the system font in italics at a fixed size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size)
  }
  /// Returns the system font with digits of equal widths at a fixed size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }
  /// Returns the monospaced design of the system font at a fixed size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }

  /// The font of a text style, which follows the text size setting.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.size)
  }

  /// The size of labels: 17 points, whatever the text size setting.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the system font in small views: 14 points, whatever the text size setting.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small system text: 12 points, whatever the text size setting.
  public static var smallSystemFontSize: CGFloat { 12 }
}

extension UIFont {
  /// The stroke weight, drawn as the weight of the same name of `Font`.
  public nonisolated struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    /// The weight 100 of 100…900, the thinnest.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// The weight 200 of 100…900.
    public static let thin = Weight(weight: .thin)
    /// The weight 300 of 100…900.
    public static let light = Weight(weight: .light)
    /// The weight 400 of 100…900, the default.
    public static let regular = Weight(weight: .regular)
    /// The weight 500 of 100…900.
    public static let medium = Weight(weight: .medium)
    /// The weight 600 of 100…900.
    public static let semibold = Weight(weight: .semibold)
    /// The weight 700 of 100…900.
    public static let bold = Weight(weight: .bold)
    /// The weight 800 of 100…900.
    public static let heavy = Weight(weight: .heavy)
    /// The weight 900 of 100…900, the thickest.
    public static let black = Weight(weight: .black)
  }

  /// A text style with its size at the standard type size: Human Interface Guidelines, Typography.
  public nonisolated struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    let size: CGFloat

    /// The style of `Font.largeTitle`, 34 points at the standard type size.
    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    /// The style of `Font.title`, 28 points at the standard type size.
    public static let title1 = TextStyle(style: .title, size: 28)
    /// The style of `Font.title2`, 22 points at the standard type size.
    public static let title2 = TextStyle(style: .title2, size: 22)
    /// The style of `Font.title3`, 20 points at the standard type size.
    public static let title3 = TextStyle(style: .title3, size: 20)
    /// The style of `Font.headline`, 17 points at the standard type size.
    public static let headline = TextStyle(style: .headline, size: 17)
    /// The style of `Font.subheadline`, 15 points at the standard type size.
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    /// The style of `Font.body`, 17 points at the standard type size.
    public static let body = TextStyle(style: .body, size: 17)
    /// The style of `Font.callout`, 16 points at the standard type size.
    public static let callout = TextStyle(style: .callout, size: 16)
    /// The style of `Font.footnote`, 13 points at the standard type size.
    public static let footnote = TextStyle(style: .footnote, size: 13)
    /// The style of `Font.caption`, 12 points at the standard type size.
    public static let caption1 = TextStyle(style: .caption, size: 12)
    /// The style of `Font.caption2`, 11 points at the standard type size.
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }
}

extension Font {
  /// Creates the same font for views; fonts of text styles follow the text size setting, others do not.
  public init(_ font: UIFont) { self = font.font }
}

public import Foundation

/// A text with the table to look it up in.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The collector of an interpolation's literals and values, shared with `String.LocalizationValue`.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The location of a table.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case atURL(URL)
    /// Returns `main` for any class, as a widget has one set of tables here.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// The key to look up in the table: the pattern of the text, or a name given by the author.
  public let key: String
  /// The text with its values, which is drawn if the table has no entry for the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or nil for `Localizable`.
  public let table: String?
  /// The locale of the resource. It is not used: a text is drawn in the language of the picture.
  public var locale: Locale
  /// The location of the table. It is not used: tables come from the widget's own resources.
  public let bundle: BundleDescription

  /// The text with its values, unlocalized.
  package var text: String { defaultValue.text }

  /// Creates a resource whose key is the pattern of its text; `comment` is ignored.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with its own key and the text to use without a translation; `comment` is ignored.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a literal, which is both the key and the text.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a resource from an interpolated text, whose pattern is the key.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  package init(verbatim text: String) { self.init(stringLiteral: text) }

  private init(
    key: String, value: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

public import Foundation

extension String {
  /// An interpolated text that is looked up by its pattern.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The pattern, with `%@`, `%lld` or `%lf` in place of the values.
    package var key: String
    /// The text with its values, unlocalized.
    package var text: String
    /// The values as text, in order.
    package var values: [String]

    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
      key = value
      text = value
      values = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
      values = stringInterpolation.values
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var text = ""
      var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
      }

      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      public mutating func appendInterpolation(_ string: Substring) {
        append(String(string), "%@")
      }
      public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", "%@") }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append("\(value)", "%lld")
      }
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(String(format: "%lf", Double(value)), "%lf")
      }
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(String(format: specifier, value), specifier)
      }
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(format.format(value), "%@")
      }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(resource.text, "%@")
      }

      private mutating func append(_ value: String, _ specifier: String) {
        key += specifier
        text += value
        values.append(value)
      }
    }
  }
}

extension String {
  /// Creates the text of a pattern with its values; no tables are looked up.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

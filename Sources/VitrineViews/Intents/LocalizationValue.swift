public import Foundation

extension String {
  /// An interpolated text that is looked up by its pattern.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The pattern, with `%@`, `%lld` or `%lf` in place of the values.
    package var key: String
    /// The text with its values, unlocalized.
    package var text: String
    /// The values, in order.
    package var arguments: [Argument]

    /// Creates a text without values from a string, which is also its pattern.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a text without values from a literal, which is also its pattern.
    public init(stringLiteral value: String) {
      key = value
      text = value
      arguments = []
    }

    /// Creates a text from its collected pattern and values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
      arguments = stringInterpolation.arguments
    }

    /// The collector of an interpolation's literals and values, which form the pattern and the text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var text = ""
      var arguments: [Argument] = []

      /// Creates an empty collector; both sizes are hints and are ignored.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal to the text, and to the pattern with each `%` doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
      }

      /// Appends a string, which is `%@` in the pattern.
      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      /// Appends a part of a string, which is `%@` in the pattern.
      public mutating func appendInterpolation(_ string: Substring) {
        append(String(string), "%@")
      }
      /// Appends the description of a value, which is `%@` in the pattern.
      public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", "%@") }
      /// Appends an integer without grouping separators, which is `%lld` in the pattern, or what its type asks for.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append(.integer("\(value)", Double(value)), FormatSpecifier.integer(T.self))
      }
      /// Appends a number with six decimal places, which is `%lf` in the pattern, or `%f` for a `Float`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(.decimal(Double(value), "%lf"), FormatSpecifier.decimal(T.self))
      }
      /// Appends a value as `specifier` formats it, as in `%.1f`; the pattern contains the specifier.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        let isDecimal = value is any BinaryFloatingPoint
        let number = FormatSpecifier.number(of: value)
        let text = String(format: specifier, value)
        let argument: Argument =
          if let number, isDecimal { .decimal(number, specifier) } else { .text(text, number) }
        append(argument, specifier)
      }
      /// Appends a value as text in a format, which is `%@` in the pattern; the format keeps its own locale.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(format.format(value), "%@")
      }
      /// Appends the untranslated text of a resource, which is `%@` in the pattern.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(resource.text, "%@")
      }

      private mutating func append(_ value: String, _ specifier: String) {
        append(.text(value, nil), specifier)
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        text += argument.text
        arguments.append(argument)
      }
    }
  }
}

extension String.LocalizationValue {
  /// A value of an interpolated text.
  package enum Argument: Hashable, Sendable {
    /// A text, which is that of a number if plural forms follow it.
    case text(String, Double?)
    /// The digits of an integer.
    case integer(String, Double)
    /// A number with the specifier that writes it.
    case decimal(Double, String)

    /// The value that plural forms follow; nil if it is no number.
    package var number: Double? {
      switch self {
      case .text(_, let number): number
      case .integer(_, let number): number
      case .decimal(let number, _): number
      }
    }

    /// The value without a locale's separators.
    package var text: String {
      switch self {
      case .text(let text, _): text
      case .integer(let digits, _): digits
      case .decimal(let number, let specifier): String(format: specifier, number)
      }
    }

    /// The value in a locale's form, as Foundation fills a string that it has looked up.
    package func text(in locale: Locale) -> String {
      switch self {
      case .text(let text, _): text
      case .integer(let digits, _): NumberText.grouped(digits, locale)
      case .decimal(let number, let specifier):
        String(format: specifier, locale: locale, number)
      }
    }
  }

  /// The values in a locale's form, in order.
  package func values(in locale: Locale) -> [String] { arguments.map { $0.text(in: locale) } }
}

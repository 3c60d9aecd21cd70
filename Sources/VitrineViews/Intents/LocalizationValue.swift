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
    /// The values that plural forms follow, in order; nil for those that are no numbers.
    package var numbers: [Double?]

    /// Creates a text without values from a string, which is also its pattern.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a text without values from a literal, which is also its pattern.
    public init(stringLiteral value: String) {
      key = value
      text = value
      values = []
      numbers = []
    }

    /// Creates a text from its collected pattern and values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
      values = stringInterpolation.values
      numbers = stringInterpolation.numbers
    }

    /// The collector of an interpolation's literals and values, which form the pattern and the text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var text = ""
      var values: [String] = []
      var numbers: [Double?] = []

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
        append("\(value)", FormatSpecifier.integer(T.self), number: Double(value))
      }
      /// Appends a number with six decimal places, which is `%lf` in the pattern, or `%f` for a `Float`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        let number = Double(value)
        append(String(format: "%lf", number), FormatSpecifier.decimal(T.self), number: number)
      }
      /// Appends a value as `specifier` formats it, as in `%.1f`; the pattern contains the specifier.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(
          String(format: specifier, value), specifier, number: FormatSpecifier.number(of: value))
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

      private mutating func append(
        _ value: String, _ specifier: String, number: Double? = nil
      ) {
        key += specifier
        text += value
        values.append(value)
        numbers.append(number)
      }
    }
  }
}

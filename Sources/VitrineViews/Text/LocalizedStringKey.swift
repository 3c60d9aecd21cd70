import Foundation

/// The key of a localised string, often a literal with interpolated values.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let interpolation: StringInterpolation

  /// Creates a key without values; a percent sign in it is text.
  public init(_ value: String) { interpolation = StringInterpolation(literal: value) }
  /// Creates a key from a literal without interpolated values; a percent sign in it is text.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from a literal and interpolated values, which replace `%@` and the like in translations.
  public init(stringInterpolation: StringInterpolation) { interpolation = stringInterpolation }

  /// Returns whether the keys and the texts of their interpolated values are equal.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.interpolation.key == b.interpolation.key
      && a.interpolation.arguments.map(\.text) == b.interpolation.arguments.map(\.text)
  }

  /// An interpolated value as text.
  struct Argument {
    let text: Text
    /// The value that plural forms follow; nil if it is no number.
    var number: Double?
  }

  /// The key and the values of a literal, collected part by part.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    /// The key in the form of string tables, with `%@`, `%lld` … for values.
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    init(literal: String) { key = Self.escaped(literal) }

    /// Creates an empty interpolation with storage for the stated numbers of characters and values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    private static func escaped(_ literal: String) -> String {
      guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
      return literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    /// Adds a part of the literal to the key, with percent signs doubled.
    public mutating func appendLiteral(_ literal: String) { key += Self.escaped(literal) }

    mutating func append(_ specifier: String, _ text: Text, number: Double? = nil) {
      key += specifier
      arguments.append(Argument(text: text, number: number))
    }

    /// Adds `%@` to the key, for a string that is shown as it is.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", Text(verbatim: string))
    }

    /// Adds `%@` to the key, for a string that is shown as it is.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      append("%@", Text(verbatim: String(string)))
    }

    /// Adds `%@` to the key, for a text that keeps its own attributes.
    public mutating func appendInterpolation(_ text: Text) { append("%@", text) }
    /// Adds `%@` to the key, for an image that is placed in the line like a glyph.
    public mutating func appendInterpolation(_ image: Image) { append("%@", Text(image)) }

    /// Adds `%@` to the key, for the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      append("%@", Text(verbatim: value.description))
    }
  }
}

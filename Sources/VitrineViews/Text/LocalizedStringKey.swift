import Foundation

/// The key of a localised string, often a literal with interpolated values.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let interpolation: StringInterpolation

  public init(_ value: String) { interpolation = StringInterpolation(literal: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { interpolation = stringInterpolation }

  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.interpolation.key == b.interpolation.key
      && a.interpolation.arguments.map(\.text) == b.interpolation.arguments.map(\.text)
  }

  /// An interpolated value as text.
  struct Argument {
    let text: Text
  }

  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    /// The key in the form of string tables, with `%@`, `%lld` … for values.
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    init(literal: String) { key = Self.escaped(literal) }

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    private static func escaped(_ literal: String) -> String {
      guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
      return literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    public mutating func appendLiteral(_ literal: String) { key += Self.escaped(literal) }

    mutating func append(_ specifier: String, _ text: Text) {
      key += specifier
      arguments.append(Argument(text: text))
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", Text(verbatim: string))
    }

    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      append("%@", Text(verbatim: String(string)))
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", text) }
    public mutating func appendInterpolation(_ image: Image) { append("%@", Text(image)) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      append("%@", Text(verbatim: value.description))
    }
  }
}

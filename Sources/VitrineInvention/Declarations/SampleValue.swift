/// A type with a sample of it, both as Swift.
package struct SampleValue: Hashable, Sendable, Codable {
  package var type: String
  /// An expression; nil where only `invented(name)` knows one.
  package var expression: String?

  package init(_ type: String, _ expression: String? = nil) {
    (self.type, self.expression) = (type, expression)
  }

  /// The type of a result that is whatever a call asks for.
  static let ofCall = "InventedResult"

  var isOptional: Bool { type.hasSuffix("?") }

  /// The same as an optional one.
  var optional: SampleValue { type.hasSuffix("?") ? self : SampleValue(type + "?", expression) }
}

/// The reason why an expression cannot be parsed or evaluated.
package struct ExpressionError: Error, Hashable, Sendable {
  package var message: String
  init(_ message: String) { self.message = message }
}

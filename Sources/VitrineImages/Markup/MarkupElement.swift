/// A start tag of XML.
package struct MarkupElement: Sendable {
  /// The name with its prefix.
  package var name: String
  package var attributes: [String: String]
  /// The byte of its `<`, for messages.
  package var offset: Int
}

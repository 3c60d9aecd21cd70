/// The position of a value in its document, for messages.
package struct Place: Sendable {
  package var position: SourcePosition
  package var path: DocumentPath
}

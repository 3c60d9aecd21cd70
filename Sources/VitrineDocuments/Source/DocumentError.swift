import VitrineGraphics

/// An error in a document: its position, the expected value, and the nearest valid name.
///
/// Prints as `Weather.json:12:5: $.body.VStack: unknown argument 'spacng'; did you mean 'spacing'?`.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// The position; nil if the error concerns the whole file.
  package var position: SourcePosition?
  package var path: DocumentPath?
  package var message: String

  package init(
    file: String, position: SourcePosition? = nil, path: DocumentPath? = nil, message: String
  ) {
    self.file = file
    self.position = position
    self.path = path
    self.message = message
  }

  package var description: String {
    var text = file
    if let position { text += ":\(position.line):\(position.column)" }
    if let path { text += ": \(path)" }
    return UntrustedText.line(text + ": " + message)
  }

  /// The longest part of a document that a message quotes, in characters.
  private static let quotedLength = 60

  /// Returns the text, cut to the length that messages quote.
  package static func shortened(_ text: String) -> String {
    let rest = text.dropFirst(quotedLength)
    return rest.isEmpty ? text : text.prefix(quotedLength) + "…"
  }
}

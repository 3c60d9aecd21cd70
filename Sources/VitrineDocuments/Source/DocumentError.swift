import VitrineGraphics

/// Something wrong in a document: where it stands, what was expected, and the nearest valid name.
///
/// Prints as `Weather.json:12:5: $.body.VStack: unknown argument 'spacng'; did you mean 'spacing'?`.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// Nil where the whole file is meant.
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
    return ForeignText.line(text + ": " + message)
  }

  /// Longest piece of a document that a message quotes, in characters.
  private static let quotedLength = 60

  /// The text, cut to a length that a message can carry.
  package static func shortened(_ text: String) -> String {
    let rest = text.dropFirst(quotedLength)
    return rest.isEmpty ? text : text.prefix(quotedLength) + "…"
  }
}

import VitrineGraphics

/// The reason why an author's symbols cannot be drawn, with the file and the place in it.
public nonisolated struct SymbolTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop, such as `star.svg:3:5: … was expected`.
  public let description: String

  init(description: String) { self.description = UntrustedText.line(description) }
}

import VitrineGraphics

/// The note that a drawing shows a symbol's idea and differs from it in what the table of drawings says.
package nonisolated enum SymbolNearness {
  /// The code of the note.
  package static let code = "symbol-near"

  static func message(_ name: String, _ difference: String) -> String {
    "The drawing for \(name) is near: \(difference)."
  }

  /// The severity of what a picture's lookup tells: as other approximations, a near drawing is a note.
  static func severity(_ code: String) -> Diagnostic.Severity {
    code == self.code ? .note : .warning
  }
}

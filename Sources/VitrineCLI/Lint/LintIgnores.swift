import Vitrine
import VitrineDocuments
import VitrineLint

/// The rules that a document takes off.
enum LintIgnores {
  /// Returns the notes of a document, or throws for a rule that does not exist.
  static func of(_ document: Document) throws(DocumentError) -> [LintIgnore] {
    let names = LintRule.all.map(\.id)
    var ignores: [LintIgnore] = []
    for note in document.lintIgnores {
      guard LintGuideline.find(note.rule) != nil else {
        throw DocumentError(
          file: document.file, position: note.position,
          message: "unknown rule '\(DocumentError.shortened(note.rule))'"
            + DocumentError.hint(for: note.rule, among: names))
      }
      ignores.append(
        LintIgnore(
          rule: note.rule, reason: note.reason, file: document.file,
          line: Int(note.position.line), column: Int(note.position.column),
          note: note.isWhole ? "" : note.setting))
    }
    return ignores
  }
}

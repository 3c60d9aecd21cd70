import VitrineGraphics
import VitrineWidgets

/// The diagnostics of stores.
package enum StoreNotes {
  /// Notes that code looks for rows in a store without any of their kind.
  package static func noteEmpty(_ name: String) {
    Surroundings.current?.note(
      Diagnostic(
        severity: .note, code: "empty-store",
        message:
          "the widget's code looks for '\(name)' in a store that has none; --data FILE gives it rows",
        path: ""))
  }

  /// Notes that a predicate cannot be judged.
  ///
  /// - Parameter reason: the end of a sentence.
  package static func notePredicate(_ format: String, _ reason: String) {
    let shown = format.count > longestFormat ? format.prefix(longestFormat) + "…" : format[...]
    Surroundings.current?.note(
      Diagnostic(
        severity: .warning, code: "predicate-format",
        message:
          "the predicate '\(shown)' cannot be judged, and everything passes it: \(reason)", path: ""
      ))
  }

  /// The most characters of a predicate in a message.
  private static let longestFormat = 80
}

extension StoreNotes {
  /// Notes that objects of a class cannot be made of rows.
  package static func noteClass(_ name: String) {
    Surroundings.current?.note(
      Diagnostic(
        severity: .warning, code: "managed-class",
        message:
          "'\(name)' has stored properties of its own, so that no object of it can be made of an entity's name or a row",
        path: ""))
  }
}

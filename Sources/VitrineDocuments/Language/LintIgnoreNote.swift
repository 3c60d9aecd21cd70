import VitrineGraphics

/// A place where a document takes a rule of design off, for one view and what is in it or for the whole widget.
package struct LintIgnoreNote: Hashable, Sendable {
  /// The rule's name, which is not checked here.
  package var rule: String
  package var reason: String
  package var position: SourcePosition
  /// Whether the document itself has it, and not a view.
  package var isWhole: Bool

  /// The name of the setting by which views carry the note. Of several notes on one view each has its own.
  package var setting: String { Self.setting(position) }

  static func setting(_ position: SourcePosition) -> String {
    "lintIgnore:\(position.line):\(position.column)"
  }

  static let parameters: [Parameter] = [
    Parameter("id", .string, required: true, "the rule, such as w-margin-16"),
    Parameter("reason", .string, required: true, "why it is broken on purpose"),
  ]
}

/// The notes of one document; shared by the copies of its compiler, which one thread uses.
final class NotedIgnores: @unchecked Sendable {
  private(set) var notes: [LintIgnoreNote] = []

  /// Adds the note of compiled arguments. Views that are used in several places are compiled for each.
  func add(_ arguments: CompiledArguments, isWhole: Bool = false) {
    guard let rule = arguments["id"]?.constantText, let reason = arguments["reason"]?.constantText
    else { return }
    let note = LintIgnoreNote(
      rule: rule, reason: reason, position: arguments.place.position, isWhole: isWhole)
    if !notes.contains(note) { notes.append(note) }
  }
}

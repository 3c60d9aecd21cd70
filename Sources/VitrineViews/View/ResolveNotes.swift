package import VitrineGraphics
package import VitrineLayout

/// A collector of diagnostics from views while they are resolved and, later, from their deferred closures.
public nonisolated final class ResolveNotes {
  private var own: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The name of an author's view whose nodes are wanted; nil for none.
  package var wantedView: String?
  /// The nodes of the first view of that name.
  package private(set) var wantedNodes: [Node]?

  private var asked: [AskedColors] = []

  /// The diagnostics so far, those of colours last.
  package var diagnostics: [Diagnostic] {
    let told = Set(own.map(\.message))
    let colours = asked.flatMap(\.problems).filter { !told.contains($0) }
    return own
      + colours.map {
        Diagnostic(severity: .warning, code: "missing-color", message: $0, path: "")
      }
  }

  /// Takes the problems of colours that views will ask for.
  func watch(_ colors: AskedColors) { asked.append(colors) }

  /// Creates a collector without diagnostics.
  public init() {}

  /// Adds a diagnostic once for each place.
  package func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { own.append(diagnostic) }
  }

  /// Keeps the nodes of a view if it is the wanted one.
  func offer(_ nodes: ArraySlice<Node>, of view: String?) {
    if wantedNodes == nil, let view, view == wantedView { wantedNodes = Array(nodes) }
  }
}

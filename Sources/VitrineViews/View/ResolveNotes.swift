package import VitrineGraphics
package import VitrineLayout

/// A collector of diagnostics from views while they are resolved and, later, from their deferred closures.
public nonisolated final class ResolveNotes {
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The name of an author's view whose nodes are wanted; nil for none.
  package var wantedView: String?
  /// The nodes of the first view of that name.
  package private(set) var wantedNodes: [Node]?

  /// Creates a collector without diagnostics.
  public init() {}

  /// Adds a diagnostic once for each place.
  package func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Keeps the nodes of a view if it is the wanted one.
  func offer(_ nodes: ArraySlice<Node>, of view: String?) {
    if wantedNodes == nil, let view, view == wantedView { wantedNodes = Array(nodes) }
  }
}

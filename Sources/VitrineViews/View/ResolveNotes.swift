package import VitrineGraphics

/// A collector of diagnostics from views while they are resolved and, later, from their deferred closures.
public nonisolated final class ResolveNotes {
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// Creates a collector without diagnostics.
  public init() {}

  /// Adds a diagnostic once for each place.
  package func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

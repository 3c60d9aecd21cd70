package import VitrineViews

/// The kinds of widgets that a run draws: all, or those of `--kind`.
package struct KindChoice {
  private let names: [String]?
  /// The kinds that there are, in their order.
  private var known: [String] = []

  /// - Parameter text: the flag's value; nil for all kinds.
  package init(_ text: String?) throws(UsageError) {
    names = text.map(ListArgument.words)
    if names?.isEmpty == true {
      throw UsageError("expected at least one kind, found an empty list")
    }
  }

  /// Says whether widgets of a kind that there is are drawn.
  package mutating func takes(_ kind: String) -> Bool {
    known.append(kind)
    return names?.contains(kind) ?? true
  }

  /// Refuses names that no widget has, once all kinds are known.
  package func check() throws(UsageError) {
    guard let missing = names?.first(where: { !known.contains($0) }) else { return }
    throw .unknown(missing, what: "kind", among: known)
  }
}

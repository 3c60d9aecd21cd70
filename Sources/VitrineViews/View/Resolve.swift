public import VitrineGraphics
public import VitrineLayout

/// Evaluates a view and everything in it once: the first stage of the pipeline.
///
/// Views by Swift authors must be resolved on the main actor; trees that consist only of this package's own
/// views may be resolved anywhere.
public nonisolated func resolve<V: View>(
  _ view: V, environment: EnvironmentValues = EnvironmentValues()
) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
  let notes = ResolveNotes()
  let tree = resolve(view, environment: environment, notes: notes)
  return (tree, notes.diagnostics)
}

/// Like `resolve(_:environment:)`, with a collector of diagnostics from closures that run during `place`.
package nonisolated func resolve<V: View>(
  _ view: V, environment: EnvironmentValues, notes: ResolveNotes
) -> NodeTree {
  var list = NodeList(notes: notes)
  V._makeList(view, environment, &list)
  if list.nodes.count == 1 { return NodeTree(root: list.nodes[0]) }
  if list.nodes.isEmpty { return NodeTree(root: Node(.empty, name: "EmptyView")) }
  return NodeTree(root: Node(.vStack(.center, spacing: nil), name: "VStack", children: list.nodes))
}

package import VitrineLayout

extension Renderer {
  /// What the first stage alone gives: the nodes of the whole widget, its container included.
  package func nodes(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> NodeTree {
    WidgetRoot(widget, configuration).resolve(entry, notes: ResolveNotes())
  }
}

package import VitrineLayout
import VitrineViews

extension Renderer {
  /// Returns the result of the first stage alone: the nodes of the whole widget with its container; for a
  /// screen at the position of the widget.
  package func nodes(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> NodeTree {
    let widget = widget.showing(configuration.app).translated(for: configuration)
    return AuthorCode.run(configuration) {
      let notes = ResolveNotes()
      if let run = entry.today { return todayNodes(run, of: widget, configuration, notes) }
      guard configuration.scene.isScreen else {
        return WidgetRoot(widget, configuration).resolve(entry, notes: notes)
      }
      let tones = WallpaperTones(configuration)
      let content = WidgetRoot(widget, configuration.hosted(over: tones))
        .resolve(entry, notes: notes)
      return SceneRoot(
        widget, configuration, content: content.root,
        palette: palette(of: widget, entry, configuration), tones: tones
      ).resolve(notes: notes)
    }.result
  }
}

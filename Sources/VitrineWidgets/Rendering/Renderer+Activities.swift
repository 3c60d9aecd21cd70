package import VitrineGraphics
import VitrineLayout
import VitrineViews

extension Renderer {
  /// Places a live activity alone, on a canvas of the size that its views take.
  func placeActivity(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    var times = StageTimes()
    let root = WidgetRoot(widget, configuration)
    let notes = ResolveNotes()
    let tree = stopwatch.time(&times.resolve) { root.resolve(entry, notes: notes) }
    var layoutNotes: [Diagnostic] = []
    var options = root.placeOptions
    options.budget = budget
    options.placesRejected = keepsRejected
    let placed = stopwatch.time(&times.place) {
      var ignored: [Diagnostic] = []
      options.size = configuration.screenSize
      let measured = VitrineLayout.place(tree, fonts: fonts, options, diagnostics: &ignored)
      options.size = measured.nodes.first?.frame.size ?? .zero
      return VitrineLayout.place(tree, fonts: fonts, options, diagnostics: &layoutNotes)
    }
    var shown = configuration
    shown.size = options.size
    let surface = configuration.surface
    return PlacedWidget(
      configuration: shown, tree: placed,
      tapRules: surface.kind.tapRules(widget: widget.kind, configuration),
      diagnostics: entry.diagnostics + PlatformRules.notes(of: configuration)
        + Self.activityNotes(surface, configuration, root.platter) + root.diagnostics
        + notes.diagnostics + layoutNotes,
      times: times)
  }

  private static func activityNotes(
    _ surface: Surface, _ configuration: RenderConfiguration, _ platter: ActivityPlatter
  ) -> [Diagnostic] {
    guard let presentation = surface.presentation else { return [] }
    var notes = ActivitySurface(presentation: presentation).notes(configuration)
    let most =
      presentation == .banner
      ? BannerMetrics.heights.upperBound : IslandMetrics.expandedHeights.upperBound
    if platter.idealHeight > most + 0.5 {
      notes.append(
        Diagnostic(
          severity: .warning, code: Diagnostic.activityCut,
          message:
            "the content is \(DumpNumber.text(platter.idealHeight)) points high, and the system cuts it at "
            + DumpNumber.text(most), path: ""))
    }
    return notes
  }
}

extension Diagnostic {
  /// The code of the diagnostic for a live activity that is higher than the system allows.
  package static let activityCut = "activity-cut"
}

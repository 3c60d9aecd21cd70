import VitrineGraphics
import VitrineLayout
import VitrineViews

extension Renderer {
  /// Places the widget on its own, then the screen around it, and inserts one into the other.
  func placeScene(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    var company = SceneWidgets(widget, entry, configuration, budget: budget)
    let tones = WallpaperTones(configuration)
    let guests = company.members.map { placeGuest($0, tones) }
    let trees = guests.map(\.tree)
    company.settle(trees, on: configuration.screenSize)
    var times = StageTimes()
    for guest in guests { times.add(guest.times) }
    let root = SceneRoot(
      company, configuration, trees: trees, palette: palette(of: widget, entry, configuration),
      tones: tones)
    let notes = ResolveNotes()
    let tree = stopwatch.time(&times.resolve) { root.resolve(notes: notes) }
    var layoutNotes: [Diagnostic] = []
    let named = trees.enumerated().map { (SceneGuest.identifier($0), $1) }
    var options = root.placeOptions
    options.budget = budget
    let placed = stopwatch.time(&times.place) {
      VitrineLayout.place(tree, fonts: fonts, options, diagnostics: &layoutNotes)
        .hosting(Dictionary(uniqueKeysWithValues: named), in: HostedWidget.nodeName)
        .marking(
          HostedWidget.nodeName,
          as: Dictionary(
            uniqueKeysWithValues: guests.enumerated().compactMap { index, guest in
              guest.tapRules.map { (SceneGuest.identifier(index), $0) }
            }))
    }
    return PlacedWidget(
      configuration: configuration, tree: placed,
      diagnostics: guests.flatMap(\.diagnostics) + company.diagnostics
        + SceneNotes.of(configuration, widgets: company.members.count) + notes.diagnostics
        // The screen's views are this package's own, so its other diagnostics do not concern the author.
        + layoutNotes.filter { $0.code == Diagnostic.budgetCode }, times: times)
  }

  /// Places a widget of a screen on its own.
  private func placeGuest(
    _ member: SceneWidgets.Member, _ tones: WallpaperTones
  ) -> PlacedWidget {
    var hosted = member.configuration.hosted(over: tones)
    hosted.facePlace = member.place.face
    if let run = member.entry.today { return placeToday(run, of: member.widget, hosted) }
    return placeWidget(member.entry, of: member.widget, hosted)
  }
}

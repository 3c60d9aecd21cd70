public import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster
public import VitrineText
package import VitrineViews

/// A renderer of widgets: holds the fonts, and connects the stages of the pipeline.
///
/// Each stage can also be called separately, to inspect its result.
public struct Renderer: Sendable {
  /// The fonts that texts are measured and drawn with.
  public private(set) var fonts: FontLibrary
  let stopwatch: Stopwatch
  /// The limits of one picture. A picture that exceeds them is not drawn: its diagnostics contain an error
  /// with the code `Diagnostic.budgetCode`, and its pixmap is empty.
  public var budget = DrawingBudget.standard
  /// Whether pictures keep the children that a `ViewThatFits` did not show. Only records of views read them.
  package var keepsRejected = false

  /// Creates a renderer with loaded fonts; without a stopwatch all stage times are zero.
  public init(fonts: FontLibrary, stopwatch: Stopwatch = .none) {
    self.fonts = fonts
    self.stopwatch = stopwatch
  }

  /// Creates a renderer with the fonts of a folder, or those that `FontFolder` finds.
  public init(fontFolder: String? = nil, stopwatch: Stopwatch = .none) {
    self.init(
      fonts: FontLibrary(directories: FontFolder.locate(explicit: fontFolder)),
      stopwatch: stopwatch)
  }
}

extension Renderer {
  /// The same renderer for pictures whose views are recorded.
  package var recording: Renderer {
    var copy = self
    copy.keepsRejected = true
    return copy
  }

  /// Draws one entry of a widget.
  package func render(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    var image = finish(place(entry, of: widget, configuration), scratch: &scratch)
    image.request = PictureRequest(
      kind: widget.kind, configuration: configuration,
      companions: widget.companions.map(\.pictureName))
    return image
  }

  /// Draws a bare view in the configuration's size.
  ///
  /// - Parameter view: the view; created and evaluated under the configuration's surroundings.
  @MainActor
  package func render<Content: View>(
    _ view: @autoclosure () -> Content, _ configuration: RenderConfiguration,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    let (view, diagnostics) = AuthorCode.run(configuration) { view() }
    let made = UncheckedTransfer<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      VitrineViews.resolve(view, environment: $0, notes: $1)
    })
    let entry = WidgetEntry(resolve: { made.value($0, $1) })
    let bare = WidgetDescription(
      kind: "view", families: [], source: .immediate { _ in entry })
    var image = render(entry, of: bare, configuration, scratch: &scratch)
    image.diagnostics = diagnostics + image.diagnostics
    return image
  }

  /// Resolves and places: the stages that run an author's code.
  package func place(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    let widget = widget.showing(configuration.app).translated(for: configuration)
    var own = self
    own.fonts = fonts.serving(widget.fontSets)
    var (placed, diagnostics) = AuthorCode.run(configuration) { [own] in
      if let run = entry.today { return own.placeToday(run, of: widget, configuration) }
      return configuration.scene.isScreen
        ? own.placeScene(entry, of: widget, configuration)
        : own.placeWidget(entry, of: widget, configuration)
    }
    placed.fonts = own.fonts
    placed.diagnostics += diagnostics
    // Provider and views may both have asked for a language that is not there.
    var seen: Set<Diagnostic> = []
    placed.diagnostics.removeAll { $0.path.isEmpty && !seen.insert($0).inserted }
    return placed
  }

  /// Places the widget alone, on a canvas of its size.
  func placeWidget(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    let surface = configuration.surface.kind
    var shown = configuration
    var times = StageTimes()
    let root = WidgetRoot(widget, configuration)
    let notes = ResolveNotes()
    let tree = stopwatch.time(&times.resolve) { root.resolve(entry, notes: notes) }
    var layoutNotes: [Diagnostic] = []
    var options = root.placeOptions
    options.budget = budget
    options.placesRejected = keepsRejected
    let placed = stopwatch.time(&times.place) {
      if surface.isSizedByViews {
        options.size = size(of: tree, on: configuration.screenSize, options)
        shown.size = options.size
      }
      let first = VitrineLayout.place(
        tree, fonts: fonts, options, diagnostics: &layoutNotes)
      // A deferred closure may set the background while its view is placed; the tree is then placed again
      // with it.
      guard root.hasLateBackground else { return first }
      layoutNotes = []
      return VitrineLayout.place(
        root.tree(), fonts: fonts, options, diagnostics: &layoutNotes)
    }
    return PlacedWidget(
      configuration: shown, tree: placed,
      tapRules: surface.tapRules(widget: widget.kind, configuration),
      diagnostics: entry.diagnostics + PlatformRules.notes(of: configuration)
        + surface.notes(configuration) + root.diagnostics + notes.diagnostics + layoutNotes,
      times: times)
  }

  /// Returns the size that views take of a screen.
  private func size(of tree: NodeTree, on screen: Size, _ options: PlaceOptions) -> Size {
    var options = options
    options.size = screen
    // The tree is placed again in this size, and says the same then.
    var ignored: [Diagnostic] = []
    let measured = VitrineLayout.place(tree, fonts: fonts, options, diagnostics: &ignored)
    return measured.nodes.first?.frame.size ?? .zero
  }

  /// Returns the texts of a picture without drawing it.
  package func textLedger(_ placed: PlacedWidget) -> TextLedger {
    TextLedger(snap(placed.tree), fonts: fonts(of: placed))
  }

  /// The fonts that a widget was placed with: the renderer's, and those of its documents.
  package func fonts(of placed: PlacedWidget) -> FontLibrary { placed.fonts ?? fonts }

  /// Snaps, paints and rasterizes; runs no author's code, so any thread will do.
  package func finish(_ placed: PlacedWidget, scratch: inout RenderScratch) -> RenderedImage {
    let fonts = fonts(of: placed)
    var times = placed.times
    let isGivenUp = placed.diagnostics.contains { $0.code == Diagnostic.budgetCode }
    let snapped = stopwatch.time(&times.snap) { isGivenUp ? placed.tree : snap(placed.tree) }
    var list = DisplayList(width: 0, height: 0)
    var omissions = PaintOmissions()
    if !isGivenUp {
      list = stopwatch.time(&times.paint) {
        paint(snapped, fonts: fonts, budget: budget, omissions: &omissions)
      }
    }
    let start = stopwatch.now()
    var overrun: RasterBudgetExcess?
    let pixmap = rasterize(
      omissions.excess == nil ? list : DisplayList(width: 0, height: 0), scratch: &scratch.raster,
      kernels: placed.configuration.kernels, budget: budget,
      overrun: &overrun)
    times.rasterize += Double(stopwatch.now() &- start) / 1e6
    var image = RenderedImage(
      pixmap: pixmap, scale: placed.configuration.pixelScale, diagnostics: placed.diagnostics,
      placed: snapped, displayList: list, tapRules: placed.tapRules, fonts: fonts, times: times,
      trace: placed.trace)
    if let cut = omissions.excess {
      overrun = RasterBudgetExcess(excess: cut.excess, command: cut.command)
    }
    if let overrun { image.giveUp(overrun) }
    if !isGivenUp {
      // The layout compares boxes, which are larger than the letters in them.
      image.diagnostics.removeAll { Diagnostic.cutCodes.contains($0.code) }
      image.diagnostics += snapped.cutTextDiagnostics(fonts: fonts)
      image.diagnostics += snapped.accentDiagnostics(fonts: fonts)
      image.diagnostics += snapped.tileDiagnostics(omissions.untiled)
    }
    return image
  }
}

extension RenderedImage {
  /// Discards a picture over budget and keeps the reason, at the view that the drawing command came from.
  fileprivate mutating func giveUp(_ overrun: RasterBudgetExcess) {
    let sources = displayList.sources
    let node = sources.indices.contains(overrun.command) ? Int(sources[overrun.command]) : 0
    diagnostics.append(Diagnostic(overrun.excess, path: placed.path(of: node)))
    pixmap = Pixmap(width: 0, height: 0)
  }
}

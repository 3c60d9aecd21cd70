public import VitrineGraphics
package import VitrineLayout
import VitrinePaint
import VitrineRaster
public import VitrineText

/// Draws widgets: holds the fonts, and joins the stages of the pipeline.
///
/// Each stage can also be called by itself, to look at what it gives.
public struct Renderer: Sendable {
  public let fonts: FontLibrary
  let stopwatch: Stopwatch
  /// What one picture may take. A picture that takes more is not drawn: its diagnostics hold an error with
  /// the code `Diagnostic.budgetCode`, and its pixmap is empty.
  public var budget = DrawingBudget.standard

  public init(fonts: FontLibrary, stopwatch: Stopwatch = .none) {
    self.fonts = fonts
    self.stopwatch = stopwatch
  }

  /// With the fonts of a folder, or those that `FontFolder` finds.
  public init(fontFolder: String? = nil, stopwatch: Stopwatch = .none) {
    self.init(
      fonts: FontLibrary(directories: FontFolder.locate(explicit: fontFolder)),
      stopwatch: stopwatch)
  }
}

/// What the first two stages give: views with their frames.
public struct PlacedWidget: Sendable {
  package var configuration: RenderConfiguration
  package var tree: PlacedTree
  /// Which targets the widget may have; nil for bare views.
  package var tapRules: TapRules?
  public var diagnostics: [Diagnostic]
  public var times: StageTimes
  /// What happened to a Today widget; empty for others.
  public var trace: [TodayStep] = []
}

extension Renderer {
  /// Draws one entry of a widget.
  package func render(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    var image = finish(place(entry, of: widget, configuration), scratch: &scratch)
    image.request = PictureRequest(kind: widget.kind, configuration: configuration)
    return image
  }

  /// Draws a bare view in the configuration's size.
  ///
  /// - Parameter view: made under the configuration's surroundings, as its body is evaluated.
  @MainActor
  package func render<Content: View>(
    _ view: @autoclosure () -> Content, _ configuration: RenderConfiguration,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    let (view, diagnostics) = AuthorCode.run(configuration) { view() }
    let made = Handed<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      Vitrine.resolve(view, environment: $0, notes: $1)
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
    var (placed, diagnostics) = AuthorCode.run(configuration) {
      if let run = entry.today { return placeToday(run, of: widget, configuration) }
      return configuration.scene.isScreen
        ? placeScene(entry, of: widget, configuration)
        : placeWidget(entry, of: widget, configuration)
    }
    placed.diagnostics += diagnostics
    return placed
  }

  /// The widget by itself, on a canvas of its size.
  func placeWidget(
    _ entry: WidgetEntry, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    var times = StageTimes()
    let root = WidgetRoot(widget, configuration)
    let notes = ResolveNotes()
    let tree = stopwatch.time(&times.resolve) { root.resolve(entry, notes: notes) }
    var layoutNotes: [Diagnostic] = []
    var options = root.placeOptions
    options.budget = budget
    let placed = stopwatch.time(&times.place) {
      let first = VitrineLayout.place(
        tree, fonts: fonts, options, diagnostics: &layoutNotes)
      // A deferred closure may name the background while its view is placed: once more, with it.
      guard root.hasLateBackground else { return first }
      layoutNotes = []
      return VitrineLayout.place(
        root.tree(), fonts: fonts, options, diagnostics: &layoutNotes)
    }
    return PlacedWidget(
      configuration: configuration, tree: placed,
      tapRules: configuration.family.map {
        TapRules(widget: widget.kind, family: $0, os: configuration.os)
      },
      diagnostics: entry.diagnostics + root.diagnostics + notes.diagnostics + layoutNotes,
      times: times)
  }

  /// The texts of a picture, without drawing it.
  package func textLedger(_ placed: PlacedWidget) -> TextLedger {
    TextLedger(snap(placed.tree), fonts: fonts)
  }

  /// Snaps, paints and rasterizes: no author's code, any thread.
  package func finish(_ placed: PlacedWidget, scratch: inout RenderScratch) -> RenderedImage {
    var times = placed.times
    let isGivenUp = placed.diagnostics.contains { $0.code == Diagnostic.budgetCode }
    let snapped = stopwatch.time(&times.snap) { isGivenUp ? placed.tree : snap(placed.tree) }
    var list = DisplayList(width: 0, height: 0)
    if !isGivenUp { list = stopwatch.time(&times.paint) { paint(snapped, fonts: fonts) } }
    let start = stopwatch.now()
    var overrun: RasterOverrun?
    let pixmap = rasterize(
      list, scratch: &scratch.raster, kernels: placed.configuration.kernels, budget: budget,
      overrun: &overrun)
    times.rasterize += Double(stopwatch.now() &- start) / 1e6
    var image = RenderedImage(
      pixmap: pixmap, scale: placed.configuration.pixelScale, diagnostics: placed.diagnostics,
      placed: snapped, displayList: list, tapRules: placed.tapRules, fonts: fonts, times: times,
      trace: placed.trace)
    if let overrun { image.giveUp(overrun) }
    return image
  }
}

extension RenderedImage {
  /// Leaves nothing of a picture that was too much but the reason, at the view that asked for the
  /// command.
  fileprivate mutating func giveUp(_ overrun: RasterOverrun) {
    let sources = displayList.sources
    let node = sources.indices.contains(overrun.command) ? Int(sources[overrun.command]) : 0
    diagnostics.append(Diagnostic(overrun.excess, path: placed.path(of: node)))
    pixmap = Pixmap(width: 0, height: 0)
  }
}

import VitrineGraphics
import VitrineLayout
import VitrineViews

extension Renderer {
  /// Runs, resolves and places a Today widget in the configuration's scene.
  ///
  /// Widgets by Swift authors must be placed on the main actor.
  func placeToday(
    _ run: TodayRun, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    switch present(run, of: widget, configuration) {
    case .success(let shown): return place(shown, of: widget, configuration)
    case .failure(let error):
      // The expansion of a matrix has already rejected such pictures.
      let diagnostic = Diagnostic(
        severity: .error, code: "today-impossible", message: error.description, path: "")
      let empty = PlacedTree(
        size: configuration.pictureSize, scale: configuration.pixelScale, nodes: [])
      return PlacedWidget(
        configuration: configuration, tree: empty, diagnostics: [diagnostic], times: StageTimes())
    }
  }

  /// Returns the result of the first stage alone.
  func todayNodes(
    _ run: TodayRun, of widget: WidgetDescription, _ configuration: RenderConfiguration,
    _ notes: ResolveNotes
  ) -> NodeTree {
    guard let shown = try? present(run, of: widget, configuration).get() else {
      return NodeTree(root: Node(.empty, name: "EmptyView"))
    }
    let views = todayViews(shown, widget, configuration)
    let values = hostValues(shown.configure(configuration))
    return VitrineViews.resolve(views, environment: values, notes: notes)
  }

  /// Runs the widget up to the moment of the configuration.
  package func present(
    _ run: TodayRun, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> Result<TodayPresentation, TodayError> {
    Result { () throws(TodayError) in
      let surface = try TodayRules.surface(of: configuration.scene)
      let environment = try TodayRules.environment(of: configuration)
      let values = RootEnvironment.values(configuration)
      let today = widget.today ?? TodayDescription(title: TodayTitle(widget.kind))
      let hasButton = surface == .quickActions || today.largestMode == .expanded
      var title = today.title
      title.appName = widget.app.shownName ?? title.appName
      title = title.measured(
        in: environment, offersExpanded: hasButton, language: values.host.language, fonts: fonts)
      let session = try TodayRules.session(configuration, title, on: surface)
      var shown = try run.present(session, configuration.todayRun, values)
      if configuration.app.icon != nil { shown.icon = nil }
      shown.redaction = values.redactionReasons
      shown.tapRules = Surface.today.kind.tapRules(widget: widget.kind, configuration)
      return shown
    }
  }

  /// Resolves and places a widget that a host presents.
  package func place(
    _ shown: TodayPresentation, of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> PlacedWidget {
    var common = shown.configure(configuration)
    let values = hostValues(common)
    var shown = shown
    shown.app = app(of: shown, widget, values)
    let views = todayViews(shown, widget, common)
    if !common.scene.isScreen {
      let width = max(shown.environment.screen.width, shown.layout.width)
      common.size = TodayMeasure.size(
        of: views, width: width, values, fonts: fonts, budget: budget)
    }
    let notes = ResolveNotes()
    var times = StageTimes()
    let tree = stopwatch.time(&times.resolve) {
      VitrineViews.resolve(views, environment: values, notes: notes)
    }
    var layoutNotes: [Diagnostic] = []
    let placed = stopwatch.time(&times.place) {
      VitrineLayout.place(
        tree, fonts: fonts,
        PlaceOptions(
          size: common.pictureSize, scale: common.pixelScale,
          isRightToLeft: values.layoutDirection == .rightToLeft, budget: budget),
        diagnostics: &layoutNotes)
    }
    return PlacedWidget(
      configuration: common, tree: placed,
      diagnostics: shown.layout.diagnostics + notes.diagnostics + layoutNotes, times: times,
      trace: shown.trace)
  }

  /// Returns the environment of what the system draws, which no placeholder replaces.
  private func hostValues(_ configuration: RenderConfiguration) -> EnvironmentValues {
    var values = RootEnvironment.values(configuration)
    values.redactionReasons = []
    return values
  }

  private func todayViews(
    _ shown: TodayPresentation, _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> AnyView {
    switch configuration.scene {
    case .widget: return AnyView(TodayPlatter(shown))
    case .view: return AnyView(TodayContent(presentation: shown))
    default:
      return AnyView(
        TodayScreen(
          presentation: shown,
          context: SceneContext(
            widget: widget, configuration: configuration, guests: [],
            tones: WallpaperTones(configuration))))
    }
  }
}

extension TodayPresentation {
  /// Returns the configuration with the environment of the presentation.
  fileprivate func configure(_ configuration: RenderConfiguration) -> RenderConfiguration {
    var common = configuration
    common.surface = .today
    common.scale = configuration.scale ?? environment.device.scale
    common.typeSize = environment.typeSize
    common.os = environment.os
    common.displayMode = mode
    // There is only one appearance before iOS 13; iOS 9's Notification Center is dark.
    common.scheme = environment.os == 9 ? .dark : .light
    return common
  }
}

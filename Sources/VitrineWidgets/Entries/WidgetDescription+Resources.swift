package import VitrineViews

extension WidgetDescription {
  /// Returns the widget with the resources available to its name and its entries' views.
  package func showing(_ resources: WidgetResources) -> WidgetDescription {
    var copy = self
    copy.strings = resources.strings
    copy.fonts = resources.fonts.set ?? fonts
    copy.app = app.overridden(by: resources.app)
    switch source {
    case .immediate(let make): copy.source = .immediate { make($0).showing(resources) }
    case .provider(let ask):
      copy.source = .provider { request in
        Surroundings.current?.use(resources)
        return await ask(request).showing(resources)
      }
    }
    switch timelineSource {
    case .immediate(let make): copy.timelineSource = .immediate { make($0).showing(resources) }
    case .provider(let ask):
      copy.timelineSource = .provider { request in
        Surroundings.current?.use(resources)
        return await ask(request).showing(resources)
      }
    case nil: break
    }
    return copy
  }
}

extension WidgetTimeline {
  fileprivate func showing(_ resources: WidgetResources) -> WidgetTimeline {
    var copy = self
    for index in copy.moments.indices {
      copy.moments[index].entry = copy.moments[index].entry.showing(resources)
    }
    return copy
  }
}

extension WidgetEntry {
  fileprivate func showing(_ resources: WidgetResources) -> WidgetEntry {
    var copy = self
    let resolve = resolve
    copy.resolve = { environment, notes in
      var environment = environment
      environment.assets = resources.assets.telling(notes)
      environment.strings = resources.strings
      environment.host.fonts = resources.fonts.set
      for problem in resources.fonts.problems { notes.add(problem) }
      Surroundings.current?.use(resources)
      return resolve(environment, notes)
    }
    return copy
  }
}

import VitrineLayout
package import VitrineViews

/// The answer to a view's name.
package enum PreviewLookup {
  case found(RegisteredPreview)
  /// A view of the program that nothing shows, and whose initializer takes values.
  case needsValues(String)
  case unknown(UsageError)
}

extension PreviewRegistry {
  /// Returns the preview of a name; else a view of that type as the first preview or widget shows it; else one made
  /// by its default initializer.
  ///
  /// - Parameters:
  ///   - previews: the previews of the program.
  ///   - widgets: the widgets of the program, whose snapshots are looked through after the previews.
  package static func find(
    _ name: String, in previews: [RegisteredPreview], _ widgets: [WidgetDescription],
    _ configuration: RenderConfiguration
  ) async -> PreviewLookup {
    if let preview = previews.first(where: { $0.name == name }) { return .found(preview) }
    for widget in previews.compactMap(\.widget) + widgets {
      guard case .families = widget.declared else { continue }
      let families = widget.families.isEmpty ? [nil] : widget.families.map { $0 }
      for family in families where await shows(name, widget, family, configuration) {
        return .found(part(name, of: widget, family))
      }
    }
    let views = authorsViews
    guard let view = views.first(where: { $0.name == name }) else {
      return .unknown(.unknown(name, what: "view", among: previews.map(\.name) + views.map(\.name)))
    }
    guard view.isStruct, let type = view.type as? any View.Type, let made = emptyValue(of: type)
    else { return .needsValues(name) }
    return .found(
      RegisteredPreview(
        name: name, place: name, widget: PreviewViews.widget(families: [], view: made),
        canvas: .fits))
  }

  /// The views of modules that are none of Vitrine's own, by name.
  private static var authorsViews: [ConformingType] {
    ConformingType.all(of: "View", in: "VitrineViews")
      .filter { !ownModules.contains($0.module) }
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }
  }

  /// The modules of this package with views, which no author means.
  private static let ownModules: Set = [
    "Charts", "VitrineDocuments", "VitrineGoldens", "VitrineTesting", "VitrineViews",
    "VitrineWidgets",
  ]

  /// Returns a value without stored properties: its default initializer sets none. Nil for types that have some.
  private static func emptyValue<V: View>(of type: V.Type) -> (@MainActor @Sendable () -> any View)?
  {
    guard MemoryLayout<V>.size == 0 else { return nil }
    return { unsafe unsafeBitCast((), to: V.self) }
  }

  private static func shows(
    _ name: String, _ widget: WidgetDescription, _ family: WidgetFamily?,
    _ configuration: RenderConfiguration
  ) async -> Bool {
    var configuration = configuration
    configuration.family = family
    let entry = await widget.entry(for: EntryRequest(configuration))
    let notes = ResolveNotes()
    notes.wantedView = name
    return AuthorCode.run(configuration) {
      _ = entry.resolve(environment(RootEnvironment.values(configuration), of: family), notes)
      return notes.wantedNodes != nil
    }.result
  }

  /// Returns a preview of the first view of a name in a widget's entry.
  ///
  /// - Parameter family: the family whose entry is asked for.
  private static func part(
    _ name: String, of widget: WidgetDescription, _ family: WidgetFamily?
  ) -> RegisteredPreview {
    var bare = widget
    bare.kind = name
    bare.families = []
    bare.timelineSource = nil
    bare.source = .provider { request in
      var asked = request.configuration
      asked.family = asked.family ?? family
      var entry = await widget.entry(for: EntryRequest(asked))
      let whole = entry.resolve
      let shown = request.configuration.family ?? family
      entry.resolve = { values, notes in
        notes.wantedView = name
        _ = whole(environment(values, of: shown), notes)
        return NodeTree(wrapping: notes.wantedNodes ?? [])
      }
      return entry
    }
    return RegisteredPreview(name: name, place: name, widget: bare, canvas: .fits)
  }

  /// Returns an environment in which views know the family of the widget that they are a part of.
  private nonisolated static func environment(
    _ values: EnvironmentValues, of family: WidgetFamily?
  ) -> EnvironmentValues {
    guard let family else { return values }
    var values = values
    values.widgetFamily = family
    return values
  }
}

extension NodeTree {
  /// A tree of the nodes of one view.
  fileprivate init(wrapping nodes: [Node]) {
    self.init(
      root: nodes.count == 1
        ? nodes[0]
        : nodes.isEmpty
          ? Node(.empty, name: "EmptyView")
          : Node(.vStack(.center, spacing: nil), name: "VStack", children: nodes))
  }
}

import VitrineLayout
import VitrineViews

/// The previews of the program that runs: those of `#Preview`, and the views of each `PreviewProvider`.
@MainActor
package enum PreviewRegistry {
  /// The codes of the diagnostics of previews that show nothing.
  package nonisolated static let lackCodes: Set = [
    PreviewWidgets.noEntries, PreviewWidgets.otherEntry,
  ]

  /// Returns the previews by file and line, then those of providers by type.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the authors' code.
  package static func previews(_ configuration: RenderConfiguration) -> [RegisteredPreview] {
    AuthorCode.run(configuration) {
      var names = PreviewNames()
      var titles: [[String]: PreviewNames] = [:]
      return (declared(configuration) + provided(configuration)).map { preview in
        var preview = preview
        preview.name = names.unique(preview.name)
        preview.title =
          titles[[preview.module, preview.source], default: PreviewNames()].unique(preview.title)
        preview.widget?.kind = preview.name
        return preview
      }
    }.result
  }

  private static func declared(_ configuration: RenderConfiguration) -> [RegisteredPreview] {
    declarations.map { preview(of: $0, configuration) }
  }

  /// The declarations of `#Preview` by file and line.
  static var declarations: [any _PreviewDeclaration.Type] {
    ConformingType.all(of: "_PreviewDeclaration", in: "VitrineWidgets")
      .compactMap { $0.type as? any _PreviewDeclaration.Type }
      .sorted { ($0._file, $0._line) < ($1._file, $1._line) }
  }

  private static func preview(
    of type: any _PreviewDeclaration.Type, _ configuration: RenderConfiguration
  ) -> RegisteredPreview {
    let content = type._content()
    let file = type._file.split(separator: "/", maxSplits: 1).map(String.init)
    func preview(of subject: String, _ widget: WidgetDescription?) -> RegisteredPreview {
      RegisteredPreview(
        name: content.name ?? "\(subject)-\(type._line)", place: "\(type._file):\(type._line)",
        module: file.first ?? "", source: file.last ?? "", title: content.name ?? subject,
        widget: widget, canvas: content.settings.canvas, orientation: content.settings.orientation)
    }
    switch content.subject() {
    case .view(let view):
      return preview(
        of: PreviewViews.name(of: view, configuration),
        PreviewViews.widget(families: [], view: { content.subject().view ?? EmptyView() }))
    case .widget(let family, let widget, let timeline):
      let made = widget()
      return preview(of: typeName(made), PreviewWidgets.widget(made, family, timeline))
    case .activity(let presentation, _, let widget, let states):
      let made = widget()
      return preview(of: typeName(made), ActivityPreviews.widget(made, presentation, states))
    }
  }

  private static func provided(_ configuration: RenderConfiguration) -> [RegisteredPreview] {
    let types = ConformingType.all(of: "PreviewProvider", in: "VitrineWidgets")
    var found: [RegisteredPreview] = []
    for type in types.sorted(by: { ($0.name, $0.module) < ($1.name, $1.module) }) {
      guard let provider = type.type as? any PreviewProvider.Type else { continue }
      found += previews(of: provider, in: type.module, configuration)
    }
    return found
  }

  /// Returns a preview for each view that the provider's resolve to.
  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type, in module: String, _ configuration: RenderConfiguration
  ) -> [RegisteredPreview] {
    let type = String(describing: provider)
    let nodes = PreviewViews.nodes(of: Provider.previews, RootEnvironment.values(configuration))
    return nodes.enumerated().map { (index, node) -> RegisteredPreview in
      let settings = ContainerValues(of: node).preview
      let widget =
        settings.activity.map(self.widget)
        ?? PreviewViews.widget(
          families: settings.family.map { [$0] } ?? [],
          node: { environment, notes in
            let nodes = PreviewViews.nodes(of: Provider.previews, environment, notes)
            return nodes.indices.contains(index) ? nodes[index] : nil
          })
      let name = settings.name ?? (nodes.count == 1 ? type : "\(type)-\(index + 1)")
      return RegisteredPreview(
        name: name, place: type, module: module, source: type, title: name,
        widget: widget, canvas: settings.canvas, orientation: settings.orientation)
    }
  }

  /// Returns the live activity that a view of a provider stands for; nil if the program declares none.
  private static func widget(_ request: ActivityPreviewRequest) -> WidgetDescription? {
    ActivityPreviews.widget(of: type(of: request.moment.attributes)).flatMap {
      ActivityPreviews.widget($0, request.presentation) { [request.moment] }
    }
  }

  private static func typeName(_ widget: any Widget) -> String {
    String(describing: type(of: widget))
  }
}

extension PreviewContent.Subject {
  fileprivate var view: (any View)? {
    if case .view(let view) = self { view } else { nil }
  }
}

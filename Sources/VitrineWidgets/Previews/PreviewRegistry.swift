import VitrineLayout
import VitrineViews

/// The previews of the program that runs: those of `#Preview`, and the views of each `PreviewProvider`.
@MainActor
package enum PreviewRegistry {
  /// Returns the previews by file and line, then those of providers by type.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the authors' code.
  package static func previews(_ configuration: RenderConfiguration) -> [RegisteredPreview] {
    AuthorCode.run(configuration) {
      var names = PreviewNames()
      return (declared(configuration) + provided(configuration)).map { preview in
        var preview = preview
        preview.name = names.unique(preview.name)
        preview.widget?.kind = preview.name
        return preview
      }
    }.result
  }

  private static func declared(_ configuration: RenderConfiguration) -> [RegisteredPreview] {
    let types = ConformingType.all(of: "_PreviewDeclaration", in: "VitrineWidgets")
      .compactMap { $0.type as? any _PreviewDeclaration.Type }
    return types.sorted { ($0._file, $0._line) < ($1._file, $1._line) }
      .map { preview(of: $0, configuration) }
  }

  private static func preview(
    of type: any _PreviewDeclaration.Type, _ configuration: RenderConfiguration
  ) -> RegisteredPreview {
    let content = type._content()
    let place = "\(type._file):\(type._line)"
    func named(_ subject: String) -> String { content.name ?? "\(subject)-\(type._line)" }
    switch content.subject() {
    case .view(let view):
      var preview = RegisteredPreview(
        name: named(PreviewViews.name(of: view, configuration)), place: place,
        widget: PreviewViews.widget(
          families: [], view: { content.subject().view ?? EmptyView() }))
      preview.canvas = content.settings.canvas
      preview.orientation = content.settings.orientation
      return preview
    case .widget(let family, let widget, let timeline):
      let made = widget()
      return RegisteredPreview(
        name: named(typeName(made)), place: place,
        widget: PreviewWidgets.widget(made, family, timeline))
    case .liveActivity: return RegisteredPreview(name: named("LiveActivity"), place: place)
    }
  }

  private static func provided(_ configuration: RenderConfiguration) -> [RegisteredPreview] {
    let types = ConformingType.all(of: "PreviewProvider", in: "VitrineWidgets")
      .compactMap { $0.type as? any PreviewProvider.Type }
    var found: [RegisteredPreview] = []
    for provider in types.sorted(by: { String(describing: $0) < String(describing: $1) }) {
      found += previews(of: provider, configuration)
    }
    return found
  }

  /// Returns a preview for each view that the provider's resolve to.
  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type, _ configuration: RenderConfiguration
  ) -> [RegisteredPreview] {
    let type = String(describing: provider)
    let nodes = PreviewViews.nodes(of: Provider.previews, RootEnvironment.values(configuration))
    return nodes.enumerated().map { (index, node) -> RegisteredPreview in
      let settings = ContainerValues(of: node).preview
      let widget = PreviewViews.widget(
        families: settings.family.map { [$0] } ?? [],
        node: { environment, notes in
          let nodes = PreviewViews.nodes(of: Provider.previews, environment, notes)
          return nodes.indices.contains(index) ? nodes[index] : nil
        })
      return RegisteredPreview(
        name: settings.name ?? (nodes.count == 1 ? type : "\(type)-\(index + 1)"), place: type,
        widget: widget, canvas: settings.canvas, orientation: settings.orientation)
    }
  }

  private static func typeName(_ widget: any Widget) -> String {
    String(describing: type(of: widget))
  }
}

/// The names that previews have so far.
private struct PreviewNames {
  private var taken: Set<String> = []

  /// Returns the name, with a number where the files of another preview would have the same names.
  mutating func unique(_ name: String) -> String {
    var (candidate, number) = (name, 1)
    while !taken.insert(ImageName.clean(candidate)).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }
}

extension PreviewContent.Subject {
  fileprivate var view: (any View)? {
    if case .view(let view) = self { view } else { nil }
  }
}

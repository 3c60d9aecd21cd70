import VitrineLayout
import VitrineViews

/// Views of previews as entries of widgets.
@MainActor
enum PreviewViews {
  /// Returns a widget without a timeline that shows a view; `make` is called for each picture.
  static func widget(
    families: [WidgetFamily], view make: @escaping @MainActor () -> any View
  ) -> WidgetDescription {
    widget(
      families: families,
      tree: { environment, notes in
        resolve(AnyView(make()), environment: environment, notes: notes)
      })
  }

  /// Returns a widget without a timeline that shows a node, or nothing if there is none.
  static func widget(
    families: [WidgetFamily],
    node: @escaping @MainActor (EnvironmentValues, ResolveNotes) -> Node?
  ) -> WidgetDescription {
    widget(
      families: families,
      tree: { environment, notes in
        NodeTree(root: node(environment, notes) ?? Node(.empty, name: "EmptyView"))
      })
  }

  private static func widget(
    families: [WidgetFamily],
    tree: @escaping @MainActor (EnvironmentValues, ResolveNotes) -> NodeTree
  ) -> WidgetDescription {
    let resolve = UncheckedTransfer(
      value: withoutIsolation { (inputs: (EnvironmentValues, ResolveNotes)) in
        tree(inputs.0, inputs.1)
      })
    return WidgetDescription(
      kind: "", families: families,
      source: .provider { _ in
        WidgetEntry(resolve: { resolve.value(($0, $1)) })
      })
  }

  /// Returns the nodes of the views that a view resolves to.
  static func nodes<V: View>(
    of view: V, _ environment: EnvironmentValues, _ notes: ResolveNotes = ResolveNotes()
  ) -> [Node] {
    let list = NodeList(notes: notes)
    return list.children(of: view, environment)
  }

  /// Returns the name of the author's view that a view shows first; without one, that of its own type.
  static func name(of view: any View, _ configuration: RenderConfiguration) -> String {
    let nodes = nodes(of: AnyView(view), RootEnvironment.values(configuration))
    if let owner = nodes.lazy.compactMap(\.firstOwner).first { return owner }
    return nodes.first?.name ?? "EmptyView"
  }
}

extension Node {
  /// The outermost author's view of the first node that has one.
  fileprivate var firstOwner: String? {
    owner.first ?? children.lazy.compactMap(\.firstOwner).first
  }
}

import VitrineLayout
import VitrineViews

/// The views of a closure as one: several of them are a stack, as in a widget.
nonisolated struct ActivityViewGroup: _PrimitiveView {
  /// The identifier of the stack, by which a report names the part of the activity; nil leaves a single view without a
  /// stack.
  var name: String?
  /// The name of the presentation of which these are the only views: a warning says if there is none.
  var presentation: String?
  let content: AnyView

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let nodes = out.children(of: view.content, environment)
    if nodes.isEmpty, let presentation = view.presentation {
      out.note(
        Self.emptyCode, "the live activity has no view for \(presentation), so that nothing shows")
    }
    if nodes.count == 1, view.name == nil {
      out.nodes.append(nodes[0])
    } else {
      out.nodes.append(stack(of: nodes, named: view.name))
    }
  }

  /// The code of the diagnostic for a presentation without views.
  static let emptyCode = "activity-empty"

  /// Returns the views in a stack; a single one is laid out in it as by itself.
  static func stack(of nodes: [Node], named name: String?) -> Node {
    let isSingle = nodes.count == 1
    let stack = Node(
      isSingle ? .zStack(.center) : .vStack(.center, spacing: nil),
      name: isSingle ? "ZStack" : "VStack", children: nodes)
    stack.identifier = name
    return stack
  }
}

extension View {
  /// Marks what the system draws around the views of an activity: rules and reports judge the author's alone.
  nonisolated var ofSystem: some View { node("system", .widgetBackground) }
}

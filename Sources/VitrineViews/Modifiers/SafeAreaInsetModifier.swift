import VitrineLayout

/// A modifier that places views at an edge of the content, over the end of its safe area.
public nonisolated struct _SafeAreaInsetModifier<Inset: View>: _PrimitiveModifier {
  let inset: SafeAreaInset
  let view: Inset

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    for i in first..<out.nodes.count {
      var views = out.children(of: modifier.view, environment)
      // Several views lie on top of each other.
      if views.count > 1 {
        views = [Node(.zStack(.center), name: "ZStack", children: views, owner: out.owner)]
      }
      out.nodes[i] = Node(
        .safeAreaInset(modifier.inset), name: "safeAreaInset", children: [out.nodes[i]] + views,
        owner: out.owner)
    }
  }
}

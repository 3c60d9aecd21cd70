package import VitrineLayout

/// A modifier that wraps each view of its content in one node.
public nonisolated struct _NodeModifier: _PrimitiveModifier {
  let name: String
  let kind: NodeKind

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    out.wrap(from: first, modifier.kind, modifier.name)
  }
}

/// Like `_NodeModifier`, for a node that depends on the environment.
public nonisolated struct _EnvironmentNodeModifier: _PrimitiveModifier {
  let name: String
  let kind: (EnvironmentValues) -> NodeKind

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    guard out.nodes.count > first else { return }
    out.wrap(from: first, modifier.kind(environment), modifier.name)
  }
}

/// A modifier with views of its own besides the content: background, overlay, mask.
public nonisolated struct _SecondaryModifier<Secondary: View>: _PrimitiveModifier {
  let name: String
  let kind: NodeKind
  let secondary: Secondary

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    for i in first..<out.nodes.count {
      let children = out.children(of: modifier.secondary, environment)
      out.nodes[i] = Node(
        modifier.kind, name: modifier.name, children: [out.nodes[i]] + children, owner: out.owner)
    }
  }
}

extension View {
  package nonisolated func node(_ name: String, _ kind: NodeKind) -> ModifiedContent<
    Self, _NodeModifier
  > {
    modifier(_NodeModifier(name: name, kind: kind))
  }

  package nonisolated func node(
    _ name: String, in kind: @escaping (EnvironmentValues) -> NodeKind
  ) -> ModifiedContent<Self, _EnvironmentNodeModifier> {
    modifier(_EnvironmentNodeModifier(name: name, kind: kind))
  }

  package nonisolated func environing(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    modifier(_TransformEnvironment(change: change))
  }
}

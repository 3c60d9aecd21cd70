import VitrineLayout

/// A tab of a tab view, with its value, its label and its content.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveView {
  let value: Value?
  let content: Content
  let label: Label

  /// Creates a tab with a value that `selection` can have; `role` is ignored.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let children = out.children(of: view.content, environment)
    // Several views lie on top of each other.
    let node =
      children.count == 1
      ? children[0]
      : Node(.zStack(.center), name: "ZStack", children: children, owner: out.owner)
    if let value = view.value { node.marks[ViewTag.key] = AnyHashable(value) }
    node.marks[TabItem.key] = AnyView(view.label)
    out.nodes.append(node)
  }
}

/// The purpose of a tab, which is not drawn.
public nonisolated enum TabRole: Hashable, Sendable { case search }

/// The label of a tab with a title and a system symbol.
public typealias _TabLabel = Label<Text, Image>

extension Tab where Label == _TabLabel {
  /// Creates a tab with a localised title, a system symbol and a value; `role` is ignored.
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content, label: { _TabLabel(key, systemImage: systemImage) })
  }
}

extension Tab where Value == Never, Label == _TabLabel {
  /// Creates a tab with a localised title and a system symbol; `role` is ignored.
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = _TabLabel(key, systemImage: systemImage)
  }
}

extension Tab where Value == Never {
  /// Creates a tab with any label; `role` is ignored.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

import VitrineLayout

/// The tabs of an app: the selected one, with the bar or the dots of its style. A widget cannot have it and shows a
/// sign.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: SelectionValue?
  let content: Content

  /// Creates a view that shows the tab with the value of `selection` as its tag, else the first. Leaves a
  /// diagnostic.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    guard !environment.isInWidget else { return out.appendSign(.tabView, environment) }
    out.noteGap(.tabView, isMinor: true)
    let tabs = out.children(of: view.content, environment)
    guard !tabs.isEmpty else { return }
    let tag = view.selection.map { AnyHashable($0) }
    let selected =
      tag.flatMap { tag in
        tabs.firstIndex { $0.mark(ViewTag.key) as? AnyHashable == tag }
      } ?? 0
    let screen = TabScreen(tabs: tabs, selected: selected, environment: environment)
    out.append(view: screen.view(&out), environment)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that shows its first tab. Leaves a diagnostic.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The key of the labels of tabs.
nonisolated enum TabItem {
  static let key = ObjectIdentifier(TabItem.self)
}

extension View {
  /// Sets the label of the view as a tab: a symbol and a text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_MarkModifier(key: TabItem.key, value: AnyView(label())))
  }

  /// Sets the style of the tab views in the view.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let dots = style._dots
    return environing { $0[TabDotsKey.self] = dots }
  }
}

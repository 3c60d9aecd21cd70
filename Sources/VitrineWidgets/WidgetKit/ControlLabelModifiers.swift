import VitrineLayout
public import VitrineViews

extension View {
  /// Sets the words for what a control's action does. They are spoken as its hint; the Action button shows them.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View {
    accessibilityHint(hint)
  }
  /// Sets the localised words for what a control's action does.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Sets the words for what a control's action does, looked up in the picture's language.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Sets the words for what a control's action does to a string as it is.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Sets what the Control Center says for a moment after a tap. It is not drawn, and a diagnostic says so.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View {
    modifier(_ControlStatusModifier(status: status))
  }
  /// Sets the localised words that the Control Center says for a moment after a tap.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(status))
  }
  /// Sets what the Control Center says for a moment after a tap, looked up in the picture's language.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }
  /// Sets what the Control Center says for a moment after a tap to a string as it is.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(verbatim: String(status)))
  }
}

/// A modifier that notes the status of a control on the nodes of its label.
public nonisolated struct _ControlStatusModifier: _PrimitiveModifier {
  let status: Text

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    let words = modifier.status.plainText(in: environment)
    for node in out.nodes[first...] {
      node.settings.append(NodeSetting(ControlParts.statusSetting, words))
    }
  }
}

public import Foundation

/// The sign that a device shows in place of a view that a widget cannot have; its size and colours are
/// estimated.
nonisolated struct ProhibitedSign: View {
  var body: some View {
    ZStack {
      Color.yellow
      Circle().strokeBorder(.red, lineWidth: 3).frame(width: 24, height: 24)
      Rectangle().fill(.red).frame(width: 3, height: 21).rotationEffect(.degrees(-45))
    }
  }
}

/// A field for text, which widgets cannot have.
public nonisolated struct TextField<Label: View>: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.textField)
    ProhibitedSign._makeList(ProhibitedSign(), environment, &out)
  }
}

extension TextField {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {}

  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
  public nonisolated init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {}

  public nonisolated init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  public nonisolated init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
}

/// The columns of an app, which widgets cannot have.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  _PrimitiveView
{
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.navigationSplitView)
    ProhibitedSign._makeList(ProhibitedSign(), environment, &out)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
}

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
    out.appendSign(.textField, environment)
  }
}

extension TextField {
  /// Creates a field that is drawn as the sign of a prohibited view; text, prompt and label are ignored.
  /// Leaves a diagnostic.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Creates a field that is drawn as the sign of a prohibited view; every parameter is ignored.
  /// Leaves a diagnostic.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {}

  /// Creates a field that is drawn as the sign of a prohibited view; the value is not formatted.
  /// Leaves a diagnostic.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
  /// Creates a field that is drawn as the sign of a prohibited view; title, text and prompt are ignored.
  /// Leaves a diagnostic.
  public nonisolated init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {}

  /// Creates a field that is drawn as the sign of a prohibited view; every parameter is ignored.
  /// Leaves a diagnostic.
  public nonisolated init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  /// Creates a field that is drawn as the sign of a prohibited view; title, text and prompt are ignored.
  /// Leaves a diagnostic.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {}

  /// Creates a field that is drawn as the sign of a prohibited view; every parameter is ignored.
  /// Leaves a diagnostic.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  /// Creates a field that is drawn as the sign of a prohibited view; title and value are ignored.
  /// Leaves a diagnostic.
  public nonisolated init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
}

/// The columns of an app, which widgets cannot have.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  _PrimitiveView
{
  /// Creates three columns that are drawn as the sign of a prohibited view; their closures are not called.
  /// Leaves a diagnostic.
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
  /// Creates two columns that are drawn as the sign of a prohibited view; their closures are not called.
  /// Leaves a diagnostic.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
}

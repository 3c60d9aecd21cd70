/// The style of a kind of control: a closure that calls the style's `makeBody`.
nonisolated struct ControlStyle<Configuration> {
  let make: (Configuration) -> AnyView
}

/// Calls a main-actor isolated `makeBody` without a hop, as `View` reads `body`.
nonisolated func evaluateStyle<Style, Configuration, Body: View>(
  _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
) -> ControlStyle<Configuration> {
  let call = withoutIsolation { (pair: (Style, Configuration)) in makeBody(pair.0, pair.1) }
  return ControlStyle { AnyView(call((style, $0))) }
}

extension View {
  nonisolated func controlStyle<Configuration>(
    _ style: ControlStyle<Configuration>?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0[ControlStyleKey<Configuration>.self] = style }
  }
}

/// The size class of controls.
public nonisolated enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

private nonisolated struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private nonisolated struct WidgetHostKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The size that sets the padding, the default font and the corner radius of bordered buttons; regular by
  /// default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the view is inside a widget, where buttons are bordered and links untinted by default.
  package var isInWidget: Bool {
    get { self[WidgetHostKey.self] }
    set { self[WidgetHostKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the bordered buttons inside the view; labels, gauges and switches ignore it.
  public nonisolated func controlSize(
    _ size: ControlSize
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.controlSize = size }
  }
}

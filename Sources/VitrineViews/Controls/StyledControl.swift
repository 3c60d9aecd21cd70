/// A control drawn by the style in its environment, or by `automatic`.
nonisolated struct StyledControl<Configuration>: _PrimitiveView {
  let configuration: Configuration
  /// The value that the control shows, as its author wrote it.
  var value: Double?
  let automatic: (Configuration, EnvironmentValues) -> AnyView

  static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let style = environment[ControlStyleKey<Configuration>.self]
    // An author's style may read `@Environment`.
    let content = AmbientEnvironment.with(environment) {
      style?.make(view.configuration) ?? view.automatic(view.configuration, environment)
    }
    let first = out.nodes.count
    AnyView._makeList(content, environment, &out)
    if let value = view.value { out.note(controlValue: value, from: first) }
  }
}

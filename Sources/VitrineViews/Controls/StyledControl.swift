/// A control drawn by the style in its environment, or by `automatic`.
nonisolated struct StyledControl<Configuration>: _PrimitiveView {
  let configuration: Configuration
  let automatic: (Configuration, EnvironmentValues) -> AnyView

  static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let style = environment[ControlStyleKey<Configuration>.self]
    // An author's style may read `@Environment`.
    let content = AmbientEnvironment.with(environment) {
      style?.make(view.configuration) ?? view.automatic(view.configuration, environment)
    }
    AnyView._makeList(content, environment, &out)
  }
}

/// The style for controls with this configuration; nil is the automatic one.
nonisolated enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

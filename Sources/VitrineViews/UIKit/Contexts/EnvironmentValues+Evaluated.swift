extension EnvironmentValues {
  /// The environment of the view that is being evaluated; nil outside of every view.
  package nonisolated static var evaluated: EnvironmentValues? { AmbientEnvironment.current }
}

package import VitrineGraphics

/// Runs an author's code under a configuration's surroundings.
package enum AuthorCode {
  /// Code that runs to its end at once: views.
  package static func run<Result>(
    _ configuration: RenderConfiguration, _ body: () -> Result
  ) -> (result: Result, diagnostics: [Diagnostic]) {
    let surroundings = Surroundings(configuration)
    let result = Surroundings.$current.withValue(surroundings) { body() }
    return (result, surroundings.diagnostics)
  }

  /// Code that may wait: providers.
  @MainActor
  package static func run<Result>(
    _ configuration: RenderConfiguration, _ body: @MainActor () async -> Result
  ) async -> (result: Result, diagnostics: [Diagnostic]) {
    let surroundings = Surroundings(configuration)
    let result = await Surroundings.$current.withValue(surroundings) { await body() }
    return (result, surroundings.diagnostics + SurroundingsProbe.diagnostics)
  }
}

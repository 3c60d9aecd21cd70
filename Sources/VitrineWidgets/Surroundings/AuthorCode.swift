package import VitrineGraphics
import VitrineViews

/// A runner of author's code under a configuration's surroundings.
package enum AuthorCode {
  /// Runs synchronous code: views.
  package static func run<Result>(
    _ configuration: RenderConfiguration, _ body: () -> Result
  ) -> (result: Result, diagnostics: [Diagnostic]) {
    let surroundings = Surroundings(configuration)
    let result = Surroundings.$current.withValue(surroundings) { body() }
    return (result, surroundings.diagnostics)
  }

  /// Runs asynchronous code: providers.
  @MainActor
  package static func run<Result>(
    _ configuration: RenderConfiguration, _ body: @MainActor () async -> Result
  ) async -> (result: Result, diagnostics: [Diagnostic]) {
    let surroundings = Surroundings(configuration)
    let result = await Surroundings.$current.withValue(surroundings) { await body() }
    return (result, surroundings.diagnostics + SurroundingsCheck.diagnostics)
  }
}

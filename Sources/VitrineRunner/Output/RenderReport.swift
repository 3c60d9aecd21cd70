/// Prints the result of each picture. Used by one thread at a time.
package final class RenderReport: @unchecked Sendable {
  private(set) var count: Int
  private let isJSON: Bool
  private let isQuiet: Bool
  private let showsTrace: Bool
  private let progress: ProgressLine
  private let diagnostics: DiagnosticPrinter
  /// The number of pictures that exceeded the budget.
  private var givenUpCount = 0

  package init(count: Int, isJSON: Bool, isQuiet: Bool, showsTrace: Bool = false) {
    self.count = count
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.showsTrace = showsTrace
    diagnostics = DiagnosticPrinter(isQuiet: isQuiet || isJSON)
    progress = ProgressLine(
      total: count,
      isShown: !isQuiet && Output.errorsGoToTerminal && !Output.resultsGoToTerminal)
  }

  package func add(_ outcome: Result<RenderResult, BudgetExceeded>) {
    switch outcome {
    case .success(let result): add(result)
    case .failure(let reason):
      givenUpCount += 1
      Output.message("error: \(reason.message)")
      progress.advance()
    }
  }

  private func add(_ result: RenderResult) {
    if isJSON {
      Output.line(result.json(withTrace: showsTrace))
    } else if !isQuiet {
      Output.line(result.path)
    }
    if showsTrace, !isJSON { Output.text(result.trace.text) }
    diagnostics.add(result.diagnostics, of: result.path)
    progress.advance()
  }

  /// Counts pictures that turn out to be asked for while others are drawn.
  func expect(_ more: Int) {
    count += more
    progress.total += more
  }

  package func end() {
    progress.end()
    diagnostics.end()
  }

  /// Throws what a run ends with: 3 when a picture exceeded the budget, 1 under `--strict` when one was not
  /// drawn as asked.
  package func check(isStrict: Bool) throws(Failure) {
    if givenUpCount > 0 {
      throw BudgetExceeded.failure(givenUpCount, of: count)
    }
    if isStrict, diagnostics.seriousCount > 0 { throw Failure(code: Exit.mismatch) }
  }
}

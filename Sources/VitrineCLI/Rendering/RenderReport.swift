/// Prints the result of each picture. The queue calls it from one thread at a time.
final class RenderReport: @unchecked Sendable {
  private let isJSON: Bool
  private let isQuiet: Bool
  private let showsTrace: Bool
  private let progress: ProgressLine
  private let diagnostics: DiagnosticPrinter
  /// The number of pictures that exceeded the budget.
  private(set) var givenUpCount = 0

  init(count: Int, isJSON: Bool, isQuiet: Bool, showsTrace: Bool = false) {
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.showsTrace = showsTrace
    diagnostics = DiagnosticPrinter(isQuiet: isQuiet || isJSON)
    progress = ProgressLine(
      total: count,
      isShown: !isQuiet && Output.errorsGoToTerminal && !Output.resultsGoToTerminal)
  }

  var seriousCount: Int { diagnostics.seriousCount }

  func add(_ outcome: Result<RenderResult, BudgetExceeded>) {
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

  func end() {
    progress.end()
    diagnostics.end()
  }
}

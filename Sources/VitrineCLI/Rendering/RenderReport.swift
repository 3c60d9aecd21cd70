/// Says what became of each picture. The queue calls it from one thread at a time.
final class RenderReport: @unchecked Sendable {
  private let isJSON: Bool
  private let isQuiet: Bool
  private let progress: ProgressLine
  private let diagnostics: DiagnosticPrinter

  init(count: Int, isJSON: Bool, isQuiet: Bool) {
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    diagnostics = DiagnosticPrinter(isQuiet: isQuiet || isJSON)
    progress = ProgressLine(
      total: count,
      isShown: !isQuiet && Output.errorsGoToTerminal && !Output.resultsGoToTerminal)
  }

  var seriousCount: Int { diagnostics.seriousCount }

  func add(_ result: RenderResult) {
    if isJSON {
      Output.line(result.json)
    } else if !isQuiet {
      Output.line(result.path)
    }
    diagnostics.add(result.diagnostics, of: result.path)
    progress.advance()
  }

  func end() {
    progress.end()
    diagnostics.end()
  }
}

/// Prints the result of each picture. Used by one thread at a time.
package final class RenderReport: @unchecked Sendable {
  private(set) var count: Int
  private let isJSON: Bool
  private let isQuiet: Bool
  private let showsTrace: Bool
  private let printsPaths: Bool
  private let progress: ProgressLine
  private let diagnostics: DiagnosticPrinter
  /// The number of results so far, and that of the first ones, which this program told before it started again.
  package private(set) var toldCount = 0
  private let toldBefore: Int
  /// The number of pictures that were given up.
  private var givenUpCount = 0
  /// The reasons that were told: one of a document is that of all its pictures.
  private var told: Set<String> = []
  /// The times of the stages; nil unless they are printed.
  private var table: StageTable?

  /// - Parameters:
  ///   - printsPaths: whether lines on standard output name the pictures, which may be there themselves.
  ///   - toldBefore: the number of results that are not told, as they were.
  package init(
    count: Int, isJSON: Bool, isQuiet: Bool, showsTrace: Bool = false, printsPaths: Bool = true,
    showsTimings: Bool = false, toldBefore: Int = 0
  ) {
    self.toldBefore = toldBefore
    table = showsTimings ? StageTable() : nil
    self.count = count
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.showsTrace = showsTrace
    self.printsPaths = printsPaths
    diagnostics = DiagnosticPrinter(isQuiet: isQuiet || isJSON)
    progress = ProgressLine(
      total: count,
      isShown: !isQuiet && Output.errorsGoToTerminal && !Output.resultsGoToTerminal)
  }

  package func add(_ outcome: Result<RenderResult, UndrawnPicture>) {
    let isTold = toldCount < toldBefore
    switch outcome {
    case .success(let result):
      if !isTold { tell(result) }
      table?.add(result)
      diagnostics.add(result.diagnostics, of: result.path, isTold: isTold)
    case .failure(let reason):
      givenUpCount += 1
      if told.insert(reason.message).inserted, !isTold { reason.report.tell(asJSON: isJSON) }
    }
    toldCount += 1
    progress.advance()
  }

  private func tell(_ result: RenderResult) {
    if isJSON {
      Output.line(result.json(withTrace: showsTrace))
    } else if !isQuiet, printsPaths {
      Output.line(result.path)
    }
    if showsTrace, !isJSON { Output.text(result.trace.text) }
    if let explanation = result.explanation, !isJSON { Output.text(explanation.text) }
  }

  /// Counts pictures that turn out to be asked for while others are drawn.
  func expect(_ more: Int) {
    count += more
    progress.total += more
  }

  package func end() {
    progress.end()
    diagnostics.end()
    for line in table?.lines ?? [] { Output.messages(line) }
  }

  /// Throws what a run ends with: 3 when a picture was given up or a document could not be read, 1 under
  /// `--strict` when a picture was not drawn as asked.
  ///
  /// - Parameter unread: the documents that could not be read, of how many; nil for none.
  package func check(
    isStrict: Bool, unread: (count: Int, all: Int)? = nil
  ) throws(Failure) {
    if let failure = UndrawnPicture.failure(givenUpCount, of: count, unread: unread) {
      throw failure
    }
    if isStrict, diagnostics.seriousCount > 0 { throw Failure(code: Exit.mismatch) }
  }
}

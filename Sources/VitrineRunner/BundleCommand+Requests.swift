import Foundation
import VitrineViews
import VitrineWidgets

extension BundleCommand {
  /// Answers the requests of `vitrine preview` and `vitrine gallery` until there are no more.
  @MainActor
  func answerRequests(
    _ describe: (RenderConfiguration) throws -> [WidgetDescription]
  ) async throws {
    try checkRequestFlags()
    let answers = RequestAnswers(
      fonts: try FontSearch.library(drawing.fonts), resources: try widgetResources())
    guard let streams = RowStreams() else {
      throw Failure(code: Exit.badInput, message: "error: no more files can be opened")
    }
    // The program that asks decides what a signal ends; without it nobody wants the answers.
    _ = signal(SIGINT, SIG_IGN)
    Self.endWithParent()
    guard streams.answer(#"{"requests":\#(BundleRequest.version)}"#) else { return }
    while let line = streams.line(), let mark = line.first {
      let (answer, parts) = await answers.answer(Array(line.dropFirst()), mark, describe)
      guard streams.answer(answer, parts) else { return }
    }
  }

  /// Refuses flags that each request gives.
  private func checkRequestFlags() throws(UsageError) {
    let given = [
      ("--output", writing.output != nil), ("--hits", writing.hits), ("--texts", texts),
      ("--jobs", writing.jobs != nil), ("--timings", writing.timings), ("--json", drawing.json),
      ("--explain", writing.explain), ("--previews", previews), ("--view", view != nil),
      ("--strict", drawing.strict), ("--rows", rows), ("--kind", writing.kind != nil),
      ("--parameter", !parameters.isEmpty),
    ]
    if let (flag, _) = given.first(where: \.1) {
      throw UsageError(
        "\(flag) has no effect with --requests, which answers vitrine preview and vitrine gallery")
    }
  }
}

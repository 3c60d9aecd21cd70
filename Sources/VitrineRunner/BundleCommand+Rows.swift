import Foundation
import VitrineViews

extension BundleCommand {
  /// Answers the rows of `vitrine batch` until there are no more.
  @MainActor
  func answerRows(of parts: [BundlePart], _ renderer: PictureRenderer) throws {
    guard let part = parts.first, parts.count == 1 else {
      let kinds = parts.map(\.widget.kind).joined(separator: ", ")
      throw UsageError(
        "rows are entries of one widget, and there are several: give --kind \(kinds)")
    }
    let zone = try SettingArgument.timeZone(drawing.timeZone)
    let reader = try EntryReader(of: part.widget, timeZone: zone)
    guard let streams = RowStreams() else {
      throw Failure(code: Exit.badInput, message: "error: no more files can be opened")
    }
    // The program that asks decides what a signal ends; without it nobody wants the answers.
    _ = signal(SIGINT, SIG_IGN)
    Self.endWithParent()
    let answers = RowAnswers(
      widget: part.widget, configurations: part.configurations, reader: reader, renderer: renderer,
      hasDate: drawing.at != nil)
    guard streams.answer(answers.greeting) else { return }
    while let line = streams.line(), let mark = line.first {
      let (answer, pictures) = answers.answer(
        Array(line.dropFirst()), draws: mark == RowExchange.draw)
      guard streams.answer(answer, pictures) else { return }
    }
  }

  /// Refuses flags that say nothing of rows.
  func checkRowFlags() throws(UsageError) {
    let given = [
      ("--output", writing.output != nil), ("--hits", writing.hits), ("--texts", texts),
      ("--jobs", writing.jobs != nil), ("--timings", writing.timings), ("--json", drawing.json),
      ("--explain", writing.explain), ("--previews", previews), ("--view", view != nil),
      ("--strict", drawing.strict), ("--parameter", !parameters.isEmpty),
    ]
    if let (flag, _) = given.first(where: \.1) {
      throw UsageError("\(flag) has no effect with --rows, which answers vitrine batch")
    }
    if drawing.entry != nil { throw UsageError("--entry has no effect: each row is an entry") }
  }

  /// Ends the program when the one that started it is gone, in case an author's code never returns.
  static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { sleep(1) }
      _exit(Exit.badInput)
    }
  }
}

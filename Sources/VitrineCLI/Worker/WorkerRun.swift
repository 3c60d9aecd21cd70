import Foundation
import Synchronization
import Vitrine

/// Answers the jobs of standard input on several threads. Each reads the next line as soon as it is free, so that
/// the pipe holds up the writer while all are busy.
final class WorkerRun: Sendable {
  private let host: JobHost
  private let renderer: PictureRenderer
  private let isOrdered: Bool
  private let limit: Int
  private let input: Mutex<Input>
  private let answers = Mutex(InOrder<String>())
  /// Free places for lines in hand: an answer that waits for an earlier one keeps its own.
  private let places = DispatchSemaphore(value: 0)

  private struct Input {
    var reader: LineReader
    /// The lines read.
    var count = 0
    var failure: Failure?
  }

  /// - Parameters:
  ///   - limit: the most bytes of a line.
  ///   - isOrdered: whether answers come in the order of the jobs, otherwise as jobs are done.
  init(host: JobHost, renderer: PictureRenderer, limit: Int, isOrdered: Bool) {
    self.host = host
    self.renderer = renderer
    self.limit = limit
    self.isOrdered = isOrdered
    input = Mutex(Input(reader: LineReader(file: STDIN_FILENO, limit: limit)))
  }

  /// Answers every line, or those read before a signal or a closed output ended the run.
  func run(threads: Int) throws {
    for _ in 0..<threads * JobLimits.linesInHand { places.signal() }
    try Interruption.putOff { WorkerThread.run(threads) { _ in self.work() } }
    if let failure = input.withLock({ $0.failure }) { throw failure }
  }

  private func work() {
    var runner = JobRunner(host: host, renderer: renderer)
    while let (index, line) = next() { finish(index, runner.answer(line, limit: limit)) }
  }

  /// Returns the next line with its index from 0; nil when there is none.
  private func next() -> (Int, LineReader.Line)? {
    places.wait()
    let next = input.withLock { input -> (Int, LineReader.Line)? in
      guard input.failure == nil else { return nil }
      do throws(Failure) {
        guard let line = try input.reader.line(isStopped: { Interruption.isAsked }) else {
          return nil
        }
        input.count += 1
        return (input.count - 1, line)
      } catch {
        input.failure = error
        return nil
      }
    }
    if next == nil { places.signal() }
    return next
  }

  private func finish(_ index: Int, _ answer: String) {
    guard isOrdered else { return tell(answer) }
    answers.withLock { $0.finish(index, answer, tell) }
  }

  private func tell(_ answer: String) {
    // As JSON it holds no control characters, and it begins with a brace.
    Output.exact(answer + "\n")
    places.signal()
  }
}
